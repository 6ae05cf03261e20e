// Made from src/bottega/server/protocol.py by `make types`; change that file, not this one.

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Hello
  | DoMove
  | DoPlan
  | DoUnplan
  | DoReady
  | DoUndo
  | DoRedo
  | DoConsent
  | DoChat
  | DoNote
  | AskWhy
  | AskPreview
  | AskHint
  | AskCoach
  | AskLines
  | AskAgain
  | Look
  | Sight;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Answer".
 */
export type Answer =
  State | Done | Refused | Because | Previewed | Hint | Coached | OlderLines | Again | Presence | Closed | Announced;

export interface Protocol {}
/**
 * The first message: the last log and chat lines the reader has, and whose view is wanted (-1: mine).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  log?: number;
  chat?: number;
  look?: number;
  frames?: boolean;
}
/**
 * A move. `id` is made by the sender: the same twice is one move. `base` is the `seq` it answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoMove".
 */
export interface DoMove {
  type: "move";
  id: string;
  base: number;
  seat: number;
  move: string;
}
/**
 * Answer question `index` of a secret plan; later answers stay where they are still legal.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoPlan".
 */
export interface DoPlan {
  type: "plan";
  id: string;
  seat: number;
  index: number;
  move: string;
}
/**
 * Take back the answers of a secret plan from `index` on; also after it was handed in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoUnplan".
 */
export interface DoUnplan {
  type: "unplan";
  id: string;
  seat: number;
  index?: number;
}
/**
 * Hand in a complete plan.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoReady".
 */
export interface DoReady {
  type: "ready";
  id: string;
  seat: number;
}
/**
 * Take back: the last decision, or the whole turn; `ask` asks the others where that needs their consent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoUndo".
 */
export interface DoUndo {
  type: "undo";
  id: string;
  base: number;
  seat: number;
  turn?: boolean;
  ask?: boolean;
}
/**
 * Make again what was taken back last; `ask` asks the others where moves of theirs are among it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoRedo".
 */
export interface DoRedo {
  type: "redo";
  id: string;
  base: number;
  seat: number;
  ask?: boolean;
}
/**
 * Agree (or not) to somebody's wish to take back, or to make again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoConsent".
 */
export interface DoConsent {
  type: "consent";
  id: string;
  seat: number;
  wish: number;
  agree: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoChat".
 */
export interface DoChat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * The reader's private notes at this table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoNote".
 */
export interface DoNote {
  type: "note";
  id: string;
  text: string;
}
/**
 * Why can nothing be done with this spot of the board now?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskWhy".
 */
export interface AskWhy {
  type: "why";
  id: string;
  seat: number;
  target: string;
}
/**
 * What could a secret plan pay for that is laid out, but not yet answered: pieces of each kind by their spots?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskPreview".
 */
export interface AskPreview {
  type: "preview";
  id: string;
  seat: number;
  laid: {
    [k: string]: number[];
  };
}
/**
 * What would the strongest bot do here? Only for a seat of the reader's that is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * What did the last turn of a seat of the reader's bring, and what did it cost?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskCoach".
 */
export interface AskCoach {
  type: "coach";
  id: string;
  seat: number;
}
/**
 * Lines of the log or the chat from before line `before`; of the log, through the eyes of a seat (-1: nobody's).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskLines".
 */
export interface AskLines {
  type: "lines";
  id: string;
  of: "chat" | "log";
  before: number;
  seat?: number;
}
/**
 * What happened after line `after` of the log, one thing after another; through the eyes of a seat (-1: none).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskAgain".
 */
export interface AskAgain {
  type: "again";
  id: string;
  after: number;
  seat?: number;
}
/**
 * Which of my seats do I look from? (same room)
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  id: string;
  seat: number;
}
/**
 * Is the table in sight, or is its page behind another one? Whoever sees it is not told otherwise.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sight".
 */
export interface Sight {
  type: "sight";
  id: string;
  seen: boolean;
}
/**
 * The whole table, as the reader may see it. Sent after every change.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  table: string;
  seq: number;
  public: number;
  step: number;
  game: string;
  chosen: {
    [k: string]: string;
  };
  seed_hash: string;
  seat: number;
  seats: number[];
  sitters: Sitter[];
  open: boolean;
  links: SeatLink[];
  owner: boolean;
  waiting: number[];
  view: {};
  asked: Asked | null;
  plan: Plan | null;
  undo: Undo;
  consent: Consent | null;
  log: Line[];
  chat: ChatLine[];
  note: string;
  over: boolean;
  outcome?: Outcome | null;
  rematch?: string;
  salt?: string;
  seed_from?: "maker" | "record" | "server";
  box?: string;
  hints?: boolean;
  clock?: (LiveClock | DaysClock) | null;
  clocks?: (SeatClock | null)[];
  secrets?: boolean;
  figures?: string[];
  spectator_chat?: boolean;
  chat_closed?: boolean;
  told?: boolean;
  rated?: boolean;
  rounds?: number[][];
  frames?: Frame[];
  recap?: number;
  lesson?: LessonLine | null;
  puzzle?: PuzzleLine | null;
}
/**
 * Who sits on a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sitter".
 */
export interface Sitter {
  name: string;
  kind: "bot" | "free" | "person";
  bot?: string;
  online?: boolean;
  colour?: number;
}
/**
 * A seat's invitation: `/t/TABLE?invite=TOKEN`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * What a seat of the reader is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  seat: number;
  question: {};
  options: Option[];
  rule: string;
  ours?: {}[];
}
/**
 * Something that may be done now: the move, what it does, and the spot of the board it belongs to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  move: string;
  text: {};
  target: string;
  careful?: boolean;
  binding?: boolean;
  brings?: {
    [k: string]: number;
  };
  ahead?: string[];
  then?: NextAnswer[];
}
/**
 * An answer to what an option asks next: its spot, what it does, and what it brings.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NextAnswer".
 */
export interface NextAnswer {
  target: string;
  text: {};
  brings: {
    [k: string]: number;
  };
}
/**
 * A secret plan being made: answers so far; `asked` in the state is what is still open, none if it is complete.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
  seat: number;
  steps: PlanStep[];
  complete: boolean;
  ready: boolean;
}
/**
 * One question of a secret plan, and the answer so far.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlanStep".
 */
export interface PlanStep {
  question: {};
  options: Option[];
  move: string;
}
/**
 * What can be taken back, by the reader's seat that is or was asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  undo: boolean;
  redo: boolean;
  reset: boolean;
  ask: boolean;
  ask_redo?: boolean;
  ask_step?: number;
}
/**
 * Somebody asks to take back, or to make again what was taken back; who has agreed so far.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  id: number;
  seat: number;
  step: number;
  agreed: number[];
  redo?: boolean;
}
/**
 * A line of the log. `step` is the number of moves made when it was told, for replay.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  n: number;
  step: number;
  who: number;
  text: {};
  kind: string;
  spots?: string[];
  points?: number[];
}
/**
 * A line of the chat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  n: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}
/**
 * How the game ended.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  scores: number[];
  sources: {
    [k: string]: number[];
  };
  winners: number[];
  seed: string;
  rounds: number[][];
}
/**
 * A bank of minutes for the whole game, and seconds that each decision adds to it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LiveClock".
 */
export interface LiveClock {
  kind: "live";
  minutes: number;
  seconds: number;
}
/**
 * Days for each decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DaysClock".
 */
export interface DaysClock {
  kind: "days";
  days: 1 | 2 | 3 | 7;
}
/**
 * A seat's clock when the state was sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  left: number;
  runs: boolean;
}
/**
 * The table after line `n` of the log: what is to be put back into the view of the next frame to get this one's.
 *
 *     The last frame's next is the view that is sent with it. `by` is the seat whose decision it was; -1 in the first
 *     frame, which shows the table before it all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  n: number;
  by: number;
  back: Difference[];
}
/**
 * A value and where it belongs in a view: names and numbers, from the outside in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Difference".
 */
export interface Difference {
  path: (string | number)[];
  value: unknown;
}
/**
 * The lesson that is taken at a table, and its first step past the learner's last decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonLine".
 */
export interface LessonLine {
  name: string;
  place: number;
  steps: LessonStepInfo[];
}
/**
 * A step of a lesson: its text, the spots that it is about, and what is said once it was done.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonStepInfo".
 */
export interface LessonStepInfo {
  say: {};
  show: string[];
  acts: boolean;
  then?: {} | null;
}
/**
 * The puzzle that is solved at a table: for which seat, and whether its answer was found.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleLine".
 */
export interface PuzzleLine {
  puzzle: PuzzleInfo;
  seat: number;
  solved: boolean;
}
/**
 * A puzzle on the shelf: POST /api/puzzles/NAME makes a table for it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleInfo".
 */
export interface PuzzleInfo {
  name: string;
  game: string;
  number: number;
  players: number;
  chosen: {
    [k: string]: string;
  };
  themes: string[];
  difficulty: number;
  missed: {
    [k: string]: number;
  };
  plan: boolean;
}
/**
 * A message was carried out and is safe on the disk; `seq` is the table's number then.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}
/**
 * A message was not carried out: a code for programs, words for people.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: {};
}
/**
 * The answer to `why`: the reason, and where the rules say so.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Because".
 */
export interface Because {
  type: "because";
  id: string;
  text: {};
  rule: string;
  ours?: {}[];
}
/**
 * The answer to `preview`; no parts where the plan cannot be as it is laid.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Previewed".
 */
export interface Previewed {
  type: "previewed";
  id: string;
  seat: number;
  parts: PlanPreview[];
}
/**
 * What a part of a plan can bring, as the table lies now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlanPreview".
 */
export interface PlanPreview {
  target: string;
  said: {}[];
  brings: {
    [k: string]: number;
  };
  spots: string[];
  idle: number;
}
/**
 * The answer to `hint`: up to three turns by their first moves, the best first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hints";
  id: string;
  seat: number;
  moves: HintMove[];
}
/**
 * A move that the strongest bot would make, and what it expects of it; the only move is no matter of thought.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HintMove".
 */
export interface HintMove {
  move: string;
  text: {};
  target: string;
  value: number | null;
  lead: number | null;
  proved?: boolean;
  line?: HintStep[];
  why?: {}[];
}
/**
 * A decision of a turn that was suggested.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HintStep".
 */
export interface HintStep {
  move: string;
  said: {};
  target: string;
  spots: string[];
}
/**
 * The answer to `coach`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Coached".
 */
export interface Coached {
  type: "coached";
  id: string;
  seat: number;
  turn: CoachedTurn;
}
/**
 * A turn, or a plan that was made in secret.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoachedTurn".
 */
export interface CoachedTurn {
  step: number;
  brings: {
    [k: string]: number;
  };
  decisions: CoachedDecision[];
}
/**
 * A decision of a turn, judged from what its seat could know.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoachedDecision".
 */
export interface CoachedDecision {
  question: string;
  said: {};
  best_said: {};
  grade: ("best" | "blunder" | "doubtful" | "good") | null;
  loss: number | null;
  loss_lead: number | null;
  trivial?: boolean;
  proved?: boolean;
  line?: HintStep[];
  why?: {}[];
}
/**
 * The answer to `lines`: those before it, 200 at most; none before line 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OlderLines".
 */
export interface OlderLines {
  type: "older";
  id: string;
  log: Line[];
  chat: ChatLine[];
}
/**
 * The answer to `again`: the present, what was told, and frames as in a state; none if it is too long ago.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  type: "again";
  id: string;
  view: {};
  log: Line[];
  frames: Frame[];
}
/**
 * Somebody who sits at the table came, went or has another name; sent once a second at most.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  sitters: Sitter[];
}
/**
 * The table is gone or the seat was given to somebody else.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  type: "closed";
  text: {};
}
/**
 * What the host says to everybody; `""`: nothing any more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Announced".
 */
export interface Announced {
  type: "announced";
  text: string;
}
/**
 * Who shall sit on a seat: I, somebody in the same room, whoever has the link, or a bot.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "room";
  name?: string;
  bot?: string;
}
/**
 * POST /api/tables.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: [SeatWish, SeatWish] | [SeatWish, SeatWish, SeatWish] | [SeatWish, SeatWish, SeatWish, SeatWish];
  chosen?: {
    [k: string]: string;
  };
  open?: boolean;
  spectator_chat?: boolean;
  told?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  clock?: (LiveClock | DaysClock) | null;
  box?: string;
  seed?: number | null;
}
/**
 * PUT /api/me: a guest's nickname, and the color they like to have; without one, it stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  name: string;
  colour?: number | null;
}
/**
 * GET /api/me: who the server takes the reader for.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  colour?: number | null;
  secured?: boolean;
  stranger?: boolean;
  news?: string;
}
/**
 * GET /api/me/identity: how somebody can be found again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Identity".
 */
export interface Identity {
  code: boolean;
  passkeys: number;
  mail: boolean;
  devices: number;
}
/**
 * POST /api/me/code: it is shown this once; with its address, and that as a QR code, if there is one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecoveryCode".
 */
export interface RecoveryCode {
  code: string;
  address: string;
  picture: string;
}
/**
 * POST /api/sign-in: somebody comes back by their recovery code.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SignIn".
 */
export interface SignIn {
  code: string;
  bring?: boolean;
}
/**
 * Where a webhook posts to, and in whose words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hook".
 */
export interface Hook {
  kind: "discord" | "json" | "ntfy" | "slack";
  url: string;
}
/**
 * When somebody wants to be told nothing; it may go past midnight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "QuietHours".
 */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}
/**
 * PUT /api/me/reminders: how somebody wants to be told that it is their turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReminderWish".
 */
export interface ReminderWish {
  hook?: Hook | null;
  by_mail?: boolean;
  quiet?: QuietHours | null;
  language?: string;
}
/**
 * GET /api/me/reminders: how the reader is told, and what this server can do.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReminderInfo".
 */
export interface ReminderInfo {
  key: string;
  browsers: number;
  mail_offered: boolean;
  mail: string;
  mail_pending: string;
  hook: Hook | null;
  by_mail: boolean;
  quiet: QuietHours | null;
}
/**
 * POST /api/me/reminders/browsers: a browser that takes pushes, as its `PushSubscription` says.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushBrowser".
 */
export interface PushBrowser {
  endpoint: string;
  key: string;
  secret: string;
}
/**
 * DELETE /api/me/reminders/browsers: a browser takes no more of them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushEnd".
 */
export interface PushEnd {
  endpoint: string;
}
/**
 * What came of a reminder that was tried out; a `problem` is a line of English, `""`: it was taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  way: "hook" | "mail" | "push";
  problem: string;
}
/**
 * POST /api/me/reminders/test.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TriedList".
 */
export interface TriedList {
  tried: Tried[];
}
/**
 * GET /api/tables/ID/reminders: is the reader told in some way, but not of this table?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableReminders".
 */
export interface TableReminders {
  wanted: boolean;
  silenced: boolean;
}
/**
 * PUT /api/tables/ID/reminders.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Silence".
 */
export interface Silence {
  silenced: boolean;
}
/**
 * POST /api/me/mail and /api/sign-in/mail: an address to which a link is sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailWish".
 */
export interface MailWish {
  address: string;
}
/**
 * POST /api/mail/confirm and /api/sign-in/mail/link: what stood in a link behind #.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailLink".
 */
export interface MailLink {
  key: string;
  bring?: boolean;
}
/**
 * GET and PUT /api/host: the house, for whoever has the host's key.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostInfo".
 */
export interface HostInfo {
  people: number;
  tables: number;
  invitation_only: boolean;
  announcement: string;
  welcome: string;
}
/**
 * PUT /api/host.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostWish".
 */
export interface HostWish {
  invitation_only: boolean;
  announcement?: string;
}
/**
 * Somebody, as the host sees them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostPerson".
 */
export interface HostPerson {
  id: string;
  name: string;
  made: number;
  tables: number;
}
/**
 * GET /api/host/people.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostPeople".
 */
export interface HostPeople {
  people: HostPerson[];
  more: boolean;
}
/**
 * A table, as the host sees it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostTable".
 */
export interface HostTable {
  table: string;
  game: string;
  names: string[];
  changed: number;
  over: boolean;
  chat_closed: boolean;
  round: number;
}
/**
 * GET /api/host/tables.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostTables".
 */
export interface HostTables {
  tables: HostTable[];
  more: boolean;
}
/**
 * PUT /api/host/tables/ID.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HostTableWish".
 */
export interface HostTableWish {
  chat_closed: boolean;
}
/**
 * Somebody at a table that is in a history; `who` is the same mark in all of the reader's games.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rival".
 */
export interface Rival {
  name: string;
  bot?: string;
  who?: string;
}
/**
 * A finished game; older ones do not tell `sources` and `rounds`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
  table: string;
  game: string;
  chosen: {
    [k: string]: string;
  };
  changed: number;
  seat: number;
  players: Rival[];
  scores: number[];
  winners: number[];
  sources: {
    [k: string]: number[];
  };
  rounds: number[][];
}
/**
 * GET /api/me/games: finished games, the latest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  games: PlayedGame[];
  more: boolean;
}
/**
 * POST /api/me/programs.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewProgram".
 */
export interface NewProgram {
  name: string;
}
/**
 * What making a program answers; its token is shown this once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProgramToken".
 */
export interface ProgramToken {
  id: string;
  name: string;
  token: string;
}
/**
 * A program of the reader.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Program".
 */
export interface Program {
  id: string;
  name: string;
  made: number;
}
/**
 * GET /api/me/programs.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProgramList".
 */
export interface ProgramList {
  programs: Program[];
}
/**
 * POST /api/tables/ID/seats/N/challenge: which program shall take the seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChallengeWish".
 */
export interface ChallengeWish {
  program: string;
}
/**
 * In the stream of a program: it is asked to take a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChallengeEvent".
 */
export interface ChallengeEvent {
  type: "challenge";
  table: string;
  seat: number;
  token: string;
  game: string;
  players: number;
  chosen: {
    [k: string]: string;
  };
}
/**
 * In the stream of a program: these seats of it are asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnEvent".
 */
export interface TurnEvent {
  type: "turn";
  table: string;
  seats: number[];
  changed: number;
}
/**
 * In the stream of a program: a game of it is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OverEvent".
 */
export interface OverEvent {
  type: "over";
  table: string;
  seats: number[];
  winners: number[];
}
/**
 * POST /api/me/passkeys: what the browser's `PublicKeyCredential` says, as JSON.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyWish".
 */
export interface PasskeyWish {
  credential: {};
}
/**
 * POST /api/sign-in/passkey: likewise.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeySignIn".
 */
export interface PasskeySignIn {
  credential: {};
  bring?: boolean;
}
/**
 * Somebody in a table of ratings: a person, a program, or a level of bots.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatingRow".
 */
export interface RatingRow {
  name: string;
  points: number;
  reach: number;
  games: number;
  bot?: string;
  program?: boolean;
  mine?: boolean;
}
/**
 * GET /api/ratings?game=GAME&players=N: the strongest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatingTable".
 */
export interface RatingTable {
  game: string;
  players: number;
  rows: RatingRow[];
}
/**
 * What somebody's rated games of a kind have made of them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyRating".
 */
export interface MyRating {
  game: string;
  players: number;
  points: number;
  reach: number;
  games: number;
}
/**
 * GET /api/me/ratings; DELETE forgets them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyRatings".
 */
export interface MyRatings {
  ratings: MyRating[];
}
/**
 * POST /api/tournaments.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTournament".
 */
export interface NewTournament {
  name: string;
  game: string;
  players: number;
  kind: "round-robin" | "swiss";
  rounds?: number;
  days?: number | null;
  clock?: (LiveClock | DaysClock) | null;
  rated?: boolean;
  listed?: boolean;
  chosen?: {
    [k: string]: string;
  };
}
/**
 * Somebody in a tournament; once somebody has left, a bot plays on for them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Entrant".
 */
export interface Entrant {
  name: string;
  bot?: string;
  mine?: boolean;
}
/**
 * A table of a round.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentTable".
 */
export interface TournamentTable {
  table: string;
  entrants: number[];
  points: number[] | null;
}
/**
 * Where an entrant is; what decides, in this order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentStanding".
 */
export interface TournamentStanding {
  entrant: number;
  place: number;
  points: number;
  strength: number;
  victories: number;
  share: number;
  played: number;
}
/**
 * GET /api/tournaments/ID.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tournament".
 */
export interface Tournament {
  id: string;
  wish: NewTournament;
  phase: "open" | "over" | "running";
  rounds: number;
  round: number;
  until: number | null;
  owner: boolean;
  entered: boolean;
  entrants: Entrant[];
  standings: TournamentStanding[];
  tables: TournamentTable[][];
}
/**
 * A tournament in a list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentLine".
 */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  players: number;
  phase: "open" | "over" | "running";
  round: number;
  entrants: number;
  mine: boolean;
}
/**
 * GET /api/tournaments: those of the reader, and those that anybody may join.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentList".
 */
export interface TournamentList {
  tournaments: TournamentLine[];
}
/**
 * POST /api/tables/ID/sit: with a link's token, or on a free seat of an open table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  token?: string;
  seat?: number | null;
}
/**
 * What making a table answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
  table: string;
  links: SeatLink[];
}
/**
 * A module for the picker; its name and explanation are the messages `mNN-title` and `mNN-short`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ModuleInfo".
 */
export interface ModuleInfo {
  number: number;
  editions: string[];
  family?: boolean;
}
/**
 * A game for the page on which a table is made.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  players: number[];
  choices: {
    [k: string]: string[];
  };
  modules: ModuleInfo[];
  boxes?: string[];
  surprise_counts?: number[];
  figures?: {
    [k: string]: string[];
  };
  secrets?: boolean;
}
/**
 * A lesson that can be taken: POST /api/lessons/NAME makes a table for it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonInfo".
 */
export interface LessonInfo {
  name: string;
  game: string;
  minutes: number;
}
/**
 * GET /api/puzzles: all puzzles, and the name of the day's, by the date in UTC.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleList".
 */
export interface PuzzleList {
  daily: string;
  puzzles: PuzzleInfo[];
}
/**
 * GET /api/puzzles/NAME/told: what is said of a try (`?moves=F5Y`), or of the answer, and the spots it is about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  right: boolean;
  said: {}[];
  spots: string[];
}
/**
 * GET /api/catalog.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Catalog".
 */
export interface Catalog {
  version: string;
  games: GameInfo[];
  bots: string[];
  lessons?: LessonInfo[];
}
/**
 * GET /api/reach: by which address others reach this server, `http://192.168.1.20:8000`, and if by none, why:
 *     it listens at this machine only, the machine is in no network, or only the proxy knows.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  origin: string;
  why?: "" | "loopback" | "offline" | "proxy";
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  table: string;
  game: string;
  players: Sitter[];
  chosen: {
    [k: string]: string;
  };
  seats: number[];
  waiting: number[];
  over: boolean;
  changed: number;
  round: number;
  winners?: number[];
  clock?: (LiveClock | DaysClock) | null;
  left?: number | null;
  rated?: boolean;
}
/**
 * GET /api/tables/mine and /api/tables/open.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableLine[];
}
/**
 * The body of every HTTP error.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  text: {};
}
/**
 * GET /api/tables/ID/replay?step=N&seat=S: the table after N moves, through somebody's eyes (-1: a spectator).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  step: number;
  steps: number;
  seat: number;
  view: {};
  move: string;
  question: {} | null;
  frames?: Frame[];
}
/**
 * POST /api/tables/ID/play-on: a new table from a finished game as it was after so many moves, for other people.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  step: number;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: [SeatWish, SeatWish] | [SeatWish, SeatWish, SeatWish] | [SeatWish, SeatWish, SeatWish, SeatWish];
}
/**
 * GET /api/tables/ID/story: all that happened in a finished game, for replay.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  table: string;
  game: string;
  chosen: {
    [k: string]: string;
  };
  sitters: Sitter[];
  steps: number;
  rounds: number[];
  turns: number[];
  log: Line[];
  outcome: Outcome | null;
  figures?: string[];
}
/**
 * A decision of a finished game, and how good it was. What has only one answer is no decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  index: number;
  who: number;
  round: number;
  move: string;
  said: {};
  best: string;
  best_said: {};
  grade: ("best" | "blunder" | "doubtful" | "good") | null;
  loss: number | null;
  loss_lead: number | null;
  value: number | null;
  lead: number | null;
  trivial?: boolean;
  proved?: boolean;
  line?: HintStep[];
  why?: {}[];
}
/**
 * What every seat could expect at each decision: a list for each seat, as long as `at`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Curve".
 */
export interface Curve {
  at: number[];
  points: number[][];
  victory: number[][];
  rounds: number[];
}
/**
 * How many decisions of a seat have which grade.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Grades".
 */
export interface Grades {
  best: number;
  good: number;
  doubtful: number;
  blunder: number;
}
/**
 * A seat's decisions together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatSummary".
 */
export interface SeatSummary {
  grades: Grades;
  ungraded: number;
  accuracy: number | null;
  loss: number | null;
  loss_lead: number | null;
  trivial?: number;
}
/**
 * What was found in a finished game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  adviser: string;
  moves: number;
  decisions: Decision[];
  curve: Curve;
  summary: SeatSummary[];
}
/**
 * GET and POST /api/tables/ID/analysis: how far the analysis of a finished game is, and what was found so far.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  all: number;
  analysis: Analysis | null;
}
/**
 * GET /api/tables/ID/box: the components of a table. What of them is our decision, or was changed by their owner,
 *     by table of the component file.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxInfo".
 */
export interface BoxInfo {
  name: string;
  ours: {
    [k: string]: {}[];
  };
  owner: {
    [k: string]: {}[];
  };
}
/**
 * A page of GET /api/rules/LANG, or with ?table=ID as it is with the components of a table: sections have the id
 *     `PAGE-SECTION`, drawings are `<figure data-draw=NAME>`, pieces `<span data-paints=R>` (or glass, panes). What is not
 *     printed in the booklets is `<span data-ours=LIST>`, what an owner's file says `<span data-owner=LIST>`, with a list
 *     of things said.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RulesPage".
 */
export interface RulesPage {
  id: string;
  title: string;
  html: string;
}
