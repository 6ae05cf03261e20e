import { beforeEach, expect, test, vi } from "vitest";
import type { Coached, CoachedDecision } from "../src/protocol";
import { coaching } from "../src/lib/coaching.svelte";
import { CoachNote } from "../src/session/coach.svelte";
import { asked, option, stateWith } from "./states";

const QUESTION = "sintra-ask-take";

function decided(grade: CoachedDecision["grade"], loss: number): CoachedDecision {
  return { question: QUESTION, said: {}, best_said: {}, grade, loss, loss_lead: 0 };
}

function judge(step: number, ...decisions: CoachedDecision[]) {
  const answer: Coached = { type: "coached", id: "x", seat: 1, turn: { step, brings: { strips: 3 }, decisions } };
  return { coachTurn: vi.fn(async () => answer) };
}

const mine = (step: number) => stateWith({ game: "sintra", hints: true, step, asked: asked(option("a", "spot")) });
const others = (step: number) => stateWith({ game: "sintra", hints: true, step, asked: null });

beforeEach(() => coaching.call("sintra"));

test("a turn is asked about once, when it is over", async () => {
  const asks = judge(4, decided("best", 0), decided("doubtful", 0.06), decided("blunder", 0.2));
  const coach = new CoachNote(asks);
  coach.look(mine(2));
  coach.look(mine(3)); // in the same turn
  expect(asks.coachTurn).not.toHaveBeenCalled();
  coach.look(others(4));
  coach.look(others(5));
  await vi.waitFor(() => expect(coach.turn).not.toBeNull());
  expect(asks.coachTurn).toHaveBeenCalledTimes(1);
  expect(coach.worst?.grade).toBe("blunder");
  coach.look(mine(2)); // it was taken back
  expect(coach.turn).toBeNull();
});

test("who does well is left alone, until they err or call the coach", async () => {
  for (let n = 0; n < 3; n++) {
    expect(coaching.speaksOf(QUESTION)).toBe(true);
    coaching.note(QUESTION, true);
  }
  expect(coaching.speaksOf(QUESTION)).toBe(false);
  coaching.note(QUESTION, false);
  expect(coaching.speaksOf(QUESTION)).toBe(true);
  for (let n = 0; n < 3; n++) coaching.note(QUESTION, true);
  coaching.call("sintra");
  expect(coaching.speaksOf(QUESTION)).toBe(true);
});

test("who has sent the coach away is not looked at", () => {
  coaching.sendAway("sintra");
  const asks = judge(4);
  const coach = new CoachNote(asks);
  coach.look(mine(2));
  coach.look(others(4));
  expect(asks.coachTurn).not.toHaveBeenCalled();
});

test("a plan is asked about once all plans lie open", () => {
  const asks = judge(6);
  const coach = new CoachNote(asks);
  const planning = (ready: boolean) =>
    stateWith({ game: "sintra", hints: true, step: 2, asked: null, plan: { seat: 1, steps: [], complete: true, ready } });
  coach.look(planning(false));
  coach.look(planning(true));
  expect(asks.coachTurn).not.toHaveBeenCalled();
  coach.look(mine(8));
  expect(asks.coachTurn).toHaveBeenCalledTimes(1);
});
