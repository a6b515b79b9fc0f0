// Everything that goes over the wire, as types; the same shape as rooftree/table/wire.py.

export type Words = Readonly<Record<string, unknown>>;
export type View = Record<string, unknown>;
export type LogEntry = Record<string, unknown>;
export type Status = 'gathering' | 'running' | 'over' | 'agreed' | 'closed';
export type Colour = 'clay' | 'moss' | 'sky' | 'plum' | 'honey' | 'slate';
export type Reaction = 'clap' | 'laugh' | 'wow' | 'think' | 'heart' | 'hurry' | 'oops' | 'bye';

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  paragraph: string;
  least_seats: Record<string, number>;
}

export interface BoxInfo {
  id: string;
  hash: string;
  names: Record<string, string>;
  reconstructed: boolean;
}

export interface GameInfo {
  id: string;
  prefix: string;
  seats: number[];
  minutes: number;
  least_age: number;
  options: OptionInfo[];
  boxes: BoxInfo[];
  default_box: string;
  rules: string;
  ready: boolean;
}

export interface Paragraph {
  id: string;
  section: string;
  basis: string;
  text: string;
}

export interface SeatWish {
  who: 'me' | 'here' | 'friend' | 'bot';
  name?: string;
  colour?: Colour | null;
  level?: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  box?: string | null;
}

export interface SeatPublic {
  seat: number;
  name: string;
  colour: Colour;
  kind: string;
  taken: boolean;
  mine: boolean;
  here: boolean;
  covered: boolean;
  resigned: boolean;
  agrees_to_end: boolean;
}

export interface MatchInfo {
  id: string;
  game: string;
  box: string;
  box_hash: string;
  options: Record<string, string>;
  status: Status;
  seats: SeatPublic[];
  host: boolean;
  invite: string | null;
  awaited: number[];
  position: number;
  created: string;
  changed: string;
  rematch: string | null;
}

export interface Address {
  url: string;
  loopback: boolean;
}

export interface Levels {
  levels: string[];
  colours: Colour[];
  reactions: Reaction[];
  languages: string[];
  version: string;
}

export interface Hall {
  games: GameInfo[];
  matches: MatchInfo[];
  offers: Levels;
  address: Address;
}

export interface Invitation {
  match: MatchInfo;
  free: number[];
}

export interface SeatCode {
  code: string;
  expires: string;
}

export type Doing =
  | { do: 'choose'; seat: number; decision: number; choice: Words; client: string }
  | { do: 'take-back'; seat: number }
  | { do: 'restart'; seat: number }
  | { do: 'confirm'; seat: number; decision: number }
  | { do: 'confirming'; seat: number; on: boolean }
  | { do: 'react'; seat: number; reaction: Reaction };

export type Asked = Doing | { do: 'look'; seat: number | null } | { do: 'ping' };

export interface Request {
  id: string;
  doing: Asked;
}

export interface Problem {
  where: string;
  found: string;
  expected: string;
  reason?: string;
  paragraph?: string;
}

export interface Failure {
  problems: Problem[];
  retry?: boolean;
}

export interface WhyNotAnswer {
  problem: Problem | null;
}

export type Message =
  | { type: 'snapshot'; match: MatchInfo; view: View; log: LogEntry[]; log_from: number }
  | { type: 'update'; match: MatchInfo; view: View; log: LogEntry[]; log_from: number }
  | { type: 'match'; match: MatchInfo }
  | { type: 'reacted'; seat: number; reaction: Reaction }
  | { type: 'done'; id: string; position: number }
  | { type: 'refused'; id: string; problems: Problem[]; retry?: boolean }
  | { type: 'pong'; id: string };
