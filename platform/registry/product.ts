import { type EnvironmentName, type RemoteHost, type RemoteSetting } from '@siteledger/platform/contract';
import { type Visitor } from './releases/release-for-user';
import { type Db } from './store/tables';

/** A user of the product, with what they hold. */
export type Person = Visitor & { name: string; permissions: readonly string[] };

/** One row of the product's audit trail: `before` and `after` are whole records. */
export type AuditEntry = {
  /** A use case's name: `remote.change`. */
  action: string;
  entity: string;
  uuid: string | null;
  before?: object | null;
  after?: object | null;
};

/** Notes a change, in the transaction of the change. */
export type Audit = (db: Db, entry: AuditEntry) => Promise<void>;

/** In whose name something changes, and when. */
export type Author = { now: Date; audit: Audit };

/** The revision by which the platform took a release from its users, for its reason. */
export type HaltingRevision = Pick<
  RemoteSetting,
  'environment' | 'remote' | 'release' | 'halted' | 'reason' | 'changed_at'
>;

/** What the registry asks of the product that it serves, whether or not there is a request. */
export type Product = {
  /** The shell and the API of an environment; undefined where none has said what it is. */
  hostIn: (db: Db, environment: EnvironmentName) => Promise<RemoteHost | undefined>;
  /** A moment as people read it. */
  formatInstant: (instant: string) => string;
  /** Runs work as a whole or not at all; inside a running transaction it joins that. */
  transaction: <Result>(db: Db, work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** The audit trail for what somebody else did than who asks: by their name, and by their account where they have one. */
  auditAs: (name: string, asked?: { account: string | null; requestId: string | null }) => Audit;
  /** A user who can sign in; undefined when there is none. */
  findPerson: (db: Db, uuid: string) => Promise<Person | undefined>;
  /** Whether a person who asked for a change may still change remotes; where nobody knows what they may, whether they can sign in. */
  mayStillChange: (db: Db, uuid: string) => Promise<boolean>;
  /** Whether whoever issued a publish token may still issue some; where nobody knows what they may, whether they can sign in. */
  mayStillPublish: (db: Db, token: { issued_by_uuid: string; issued_at: string }) => Promise<boolean>;
  /** Everybody who can sign in to an environment. */
  selectVisitors: (db: Db, environment: EnvironmentName) => Promise<Visitor[]>;
  /** How many of them hold one of these permissions at least; where nobody knows what they hold, how many there are. */
  countHolders: (db: Db, environment: EnvironmentName, permissions: readonly string[]) => Promise<number>;
  /** How many of these sessions nobody has ended. */
  countLiveSessions: (db: Db, ids: readonly string[]) => Promise<number>;
  /** Tells whoever changes remotes of a halt, in its transaction; absent where nobody works. */
  notifyOfHalt?: (db: Db, halt: HaltingRevision) => Promise<void>;
};

/** What a request says of itself. */
export type Call = Author & {
  db: Db;
  user: Person;
  /** SHA-256 of the user's e-mail address. */
  mailDigest: string;
  requestId: string;
  sessionId: string;
  /** The day where the product is at home. */
  today: string;
  /** The key under which limits count who calls. */
  address: string;
  /** The revision that the caller saw last, of `If-Match`. */
  expectedRevision: number | undefined;
  /** Who is behind the call: another than the user when somebody acts in their name. */
  personUuid: string;
  /** Whether the user issues publish tokens, and selects the first releases of an empty environment alone. */
  mayPublish: boolean;
};

/** What every use case gets. */
export type Context = Call & { product: Product };
