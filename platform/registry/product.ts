import { type EnvironmentName, type RemoteHost, type RemoteSetting } from '@siteledger/platform/contract';
import { type Visitor } from './releases/release-for-user';
import { type Db } from './store/tables';

/** A user of the product, with their permissions. */
export type Person = Visitor & { name: string; permissions: readonly string[] };

/** One row of the product's audit trail: `before` and `after` are whole records. */
export type AuditEntry = {
  /** Name of the use case: `remote.change`. */
  action: string;
  entity: string;
  uuid: string | null;
  before?: object | null;
  after?: object | null;
};

/** Records a change, in the transaction of that change. */
export type Audit = (db: Db, entry: AuditEntry) => Promise<void>;

/** The author and time of a change. */
export type Author = { now: Date; audit: Audit };

/** The revision with which the platform halted a release, and its reason. */
export type HaltingRevision = Pick<
  RemoteSetting,
  'environment' | 'remote' | 'release' | 'halted' | 'reason' | 'changed_at'
>;

/** The functions the registry needs from the product that it serves, within requests and without. */
export type Product = {
  /** The shell and the API of an environment; undefined when it has not reported them. */
  hostIn: (db: Db, environment: EnvironmentName) => Promise<RemoteHost | undefined>;
  /** Formats a moment for users. */
  formatInstant: (instant: string) => string;
  /** Runs work in a transaction, or joins the running one. */
  transaction: <Result>(db: Db, work: (db: Db) => Promise<Result>) => Promise<Result>;
  /**
   * The audit trail for changes by somebody other than the caller: by their name, and their account if they have one.
   */
  auditAs: (name: string, asked?: { account: string | null; requestId: string | null }) => Audit;
  /** A user who can sign in; undefined when there is none. */
  findPerson: (db: Db, uuid: string) => Promise<Person | undefined>;
  /** Whether the author of a request may still change remotes; without known permissions, whether they can sign in. */
  mayStillChange: (db: Db, uuid: string) => Promise<boolean>;
  /**
   * Whether the issuer of a publish token may still issue tokens; without known permissions, whether they can sign in.
   */
  mayStillPublish: (db: Db, token: { issued_by_uuid: string; issued_at: string }) => Promise<boolean>;
  /** All users who can sign in to an environment. */
  selectVisitors: (db: Db, environment: EnvironmentName) => Promise<Visitor[]>;
  /** How many of them hold at least one of these permissions; without known permissions, how many there are. */
  countHolders: (db: Db, environment: EnvironmentName, permissions: readonly string[]) => Promise<number>;
  /** How many of these sessions nobody has ended; expired ones count. */
  countLiveSessions: (db: Db, ids: readonly string[]) => Promise<number>;
  /** Notifies users who manage remotes of a halt, in its transaction; absent when the product has no users. */
  notifyOfHalt?: (db: Db, halt: HaltingRevision) => Promise<void>;
};

/** The facts of a request. */
export type Call = Author & {
  db: Db;
  user: Person;
  /** SHA-256 of the user's e-mail address. */
  mailDigest: string;
  requestId: string;
  sessionId: string;
  /** Today's date in the product's time zone. */
  today: string;
  /** The key by which rate limits count the caller. */
  address: string;
  /** The revision that the caller last saw, from `If-Match`. */
  expectedRevision: number | undefined;
  /** The person behind the call; differs from the user during impersonation. */
  personUuid: string;
  /** Whether the user may issue publish tokens, and alone select the first releases of an empty environment. */
  mayPublish: boolean;
};

/** The context of every use case. */
export type Context = Call & { product: Product };
