// What the browser asks the server with plain HTTP.
import type {
  Announced,
  BoxInfo,
  Catalog,
  History,
  Identity,
  Made,
  Me,
  MyRating,
  NewTable,
  NewTournament,
  PlayOn,
  Problem,
  ProgramList,
  ProgramToken,
  PuzzleList,
  PushBrowser,
  RatingTable,
  Reach,
  RecoveryCode,
  ReminderInfo,
  ReminderWish,
  Replay,
  ReplayStep,
  SeatLink,
  Sit,
  State,
  Study,
  TableLine,
  Verdict,
  TableReminders,
  TriedList,
  Tournament,
  TournamentLine,
} from "../protocol";
import { kept } from "./keep";
import type { Said } from "./said";

/** The server's refusal, in words that can be spoken. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text: Said,
  ) {
    super(code);
  }
}

let introduce: () => Promise<void> = async () => {};

/** How the server gets to know the reader. It comes before all that the reader does: two first requests at once would make two people. */
export function introducedBy(way: () => Promise<void>): void {
  introduce = way;
}

/** With which invitation somebody has come, where new people need one: to a table, or to the house. */
function invitation(): Record<string, string> {
  const token = new URLSearchParams(location.search ?? "").get("invite");
  const table = /^\/t\/([\w-]+)$/.exec(location.pathname ?? "")?.[1];
  const word = token && table ? `${table} ${token}` : kept("welcome", "");
  return /^[\w -]+$/.test(word) ? { "x-bottega-invitation": word } : {};
}

export async function ask<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  if (method !== "GET" && !path.startsWith("/api/host")) await introduce();
  const answer = await fetch(path, {
    method,
    headers: {
      ...invitation(),
      ...more,
      ...(body === undefined ? {} : { "content-type": typeof body === "string" ? "text/plain" : "application/json" }),
    },
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal("offline", { say: "error-offline" });
  });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return problem?.text
    ? new Refusal(problem.code, problem.text as Said)
    : new Refusal("unknown", { say: "error-unknown", status: answer.status });
}

/** Whatever went wrong, as something to say. */
export function problemOf(error: unknown): Said {
  return error instanceof Refusal ? error.text : { say: "error-browser" };
}

export interface RulesPage {
  id: string;
  title: string;
  html: string;
}

export const api = {
  catalog: () => ask<Catalog>("GET", "/api/catalog"),
  /** By which address others reach the server. */
  reach: () => ask<Reach>("GET", "/api/reach"),
  me: () => ask<Me>("GET", "/api/me"),
  /** What the host says to everybody. */
  news: async () => (await ask<Announced>("GET", "/api/news")).text,
  /** A new key for this browser; once it is used, all others are somebody else's. */
  logOutElsewhere: async () => {
    await ask<Me>("POST", "/api/me/logout");
    return ask<Me>("GET", "/api/me");
  },
  identity: () => ask<Identity>("GET", "/api/me/identity"),
  newCode: () => ask<RecoveryCode>("POST", "/api/me/code"),
  endCode: () => ask<void>("DELETE", "/api/me/code"),
  /** This browser is somebody else's from now on. */
  leave: () => ask<Me>("POST", "/api/me/leave"),
  reminders: () => ask<ReminderInfo>("GET", "/api/me/reminders"),
  remindMe: (wish: ReminderWish) => ask<ReminderInfo>("PUT", "/api/me/reminders", wish),
  /** In all ways, at once. */
  tryReminders: () => ask<TriedList>("POST", "/api/me/reminders/test"),
  addPush: (browser: PushBrowser, language: string) =>
    ask<ReminderInfo>("POST", `/api/me/reminders/browsers?language=${language}`, browser),
  endPush: (endpoint: string) => ask<ReminderInfo>("DELETE", "/api/me/reminders/browsers", { endpoint }),
  tableReminders: (table: string) => ask<TableReminders>("GET", `/api/tables/${table}/reminders`),
  silence: (table: string, silenced: boolean) => ask<TableReminders>("PUT", `/api/tables/${table}/reminders`, { silenced }),
  newMail: (address: string, language: string) => ask<void>("POST", `/api/me/mail?language=${language}`, { address }),
  endMail: () => ask<void>("DELETE", "/api/me/mail"),
  confirmMail: (key: string) => ask<void>("POST", "/api/mail/confirm", { key }),
  stopMail: (key: string) => ask<void>("POST", `/api/mail/stop/${key}`),
  /** A link by mail, if the address is known here; nobody says whether it is. */
  askForMail: (address: string, language: string) => ask<void>("POST", `/api/sign-in/mail?language=${language}`, { address }),
  signInByMail: (key: string, bring: boolean) => ask<Me>("POST", "/api/sign-in/mail/link", { key, bring }),
  programs: async () => (await ask<ProgramList>("GET", "/api/me/programs")).programs,
  newProgram: (name: string) => ask<ProgramToken>("POST", "/api/me/programs", { name }),
  endProgram: (id: string) => ask<void>("DELETE", `/api/me/programs/${id}`),
  askProgram: (table: string, seat: number, program: string) =>
    ask<void>("POST", `/api/tables/${table}/seats/${seat}/challenge`, { program }),
  tournaments: async () => (await ask<{ tournaments: TournamentLine[] }>("GET", "/api/tournaments")).tournaments,
  newTournament: (wish: NewTournament) => ask<Tournament>("POST", "/api/tournaments", wish),
  tournament: (id: string) => ask<Tournament>("GET", `/api/tournaments/${id}`),
  enter: (id: string) => ask<Tournament>("POST", `/api/tournaments/${id}/enter`),
  leaveTournament: (id: string) => ask<Tournament>("DELETE", `/api/tournaments/${id}/enter`),
  startTournament: (id: string) => ask<Tournament>("POST", `/api/tournaments/${id}/start`),
  endTournament: (id: string) => ask<void>("DELETE", `/api/tournaments/${id}`),
  ratings: (game: string, players: number) => ask<RatingTable>("GET", `/api/ratings?game=${game}&players=${players}`),
  myRatings: async () => (await ask<{ ratings: MyRating[] }>("GET", "/api/me/ratings")).ratings,
  forgetRatings: () => ask<void>("DELETE", "/api/me/ratings"),
  history: (after: number) => ask<History>("GET", `/api/me/games?after=${after}`),
  forgetMe: () => ask<void>("DELETE", "/api/me"),
  newPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/new"),
  addPasskey: (credential: object) => ask<void>("POST", "/api/me/passkeys", { credential }),
  endPasskeys: () => ask<void>("DELETE", "/api/me/passkeys"),
  passkeyWanted: () => ask<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/sign-in/passkey/new"),
  signInByPasskey: (credential: object, bring: boolean) => ask<Me>("POST", "/api/sign-in/passkey", { credential, bring }),
  signIn: (code: string, bring: boolean) => ask<Me>("POST", "/api/sign-in", { code, bring }),
  rename: (name: string, colour?: number) => ask<Me>("PUT", "/api/me", { name, colour }),
  mine: async () => (await ask<{ tables: TableLine[] }>("GET", "/api/tables/mine")).tables,
  open: async () => (await ask<{ tables: TableLine[] }>("GET", "/api/tables/open")).tables,
  table: (id: string) => ask<State>("GET", `/api/tables/${id}`),
  make: (table: NewTable) => ask<Made>("POST", "/api/tables", table),
  teach: (lesson: string) => ask<Made>("POST", `/api/lessons/${lesson}`),
  puzzles: () => ask<PuzzleList>("GET", "/api/puzzles"),
  /** A table for a puzzle. */
  pose: (name: string) => ask<Made>("POST", `/api/puzzles/${name}`),
  /** What is said of a try; without one, of the answer. */
  told: (name: string, moves: string) =>
    ask<Verdict>("GET", `/api/puzzles/${name}/told${moves ? `?moves=${encodeURIComponent(moves)}` : ""}`),
  sit: (table: string, wish: Sit) => ask<State>("POST", `/api/tables/${table}/sit`, wish),
  revoke: (table: string, seat: number) => ask<void>("DELETE", `/api/tables/${table}/seats/${seat}/link`),
  invite: (table: string, seat: number) => ask<SeatLink>("POST", `/api/tables/${table}/seats/${seat}/link`),
  rematch: (table: string) => ask<Made>("POST", `/api/tables/${table}/rematch`),
  bring: (record: string) => ask<Made>("POST", "/api/import", record),
  rules: (language: string, table = "") => ask<RulesPage[]>("GET", `/api/rules/${language}${table ? `?table=${table}` : ""}`),
  box: (table: string) => ask<BoxInfo>("GET", `/api/tables/${table}/box`),
  story: (table: string, seat: number) => ask<Replay>("GET", `/api/tables/${table}/story?seat=${seat}`),
  step: (table: string, step: number, seat: number) =>
    ask<ReplayStep>("GET", `/api/tables/${table}/replay?step=${step}&seat=${seat}`),
  playOn: (table: string, wish: PlayOn) => ask<Made>("POST", `/api/tables/${table}/play-on`, wish),
  study: (table: string) => ask<Study>("GET", `/api/tables/${table}/analysis`),
  beginStudy: (table: string) => ask<Study>("POST", `/api/tables/${table}/analysis`),
};
