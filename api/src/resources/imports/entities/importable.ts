import { type FieldMessages, isGranted, type Permission } from '@siteledger/shared-lib/domain';
import { type AnyObject, type ObjectSchema } from 'yup';
import { type Db } from '../../../db/database';
import { forbidden } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';

/** A form's body by field. */
export type Body = Record<string, unknown>;

/** A body as read from a row: cells have no lists. */
export type CellBody = Record<string, string | number | null>;

type Made = Promise<{ uuid: string } | undefined>;

/** The record that a text of a file means, or the problem with it. */
export type Referred = { id: number | string | readonly (number | string)[] } | { problem: string };

/** Finds the record that a text of a file means. */
export type Find = (context: Context, text: string) => Promise<Referred>;

/** The fields of a change: those that the file states, and those of them that differ. */
export type Touched = { stated: readonly string[]; changed: readonly string[] };

/** How rows become records: the use cases of the forms, and the keys by which a row finds its record. */
export type Importable = {
  /** Schema of the form and of its route. */
  schema: ObjectSchema<AnyObject>;
  /** Schema of changes, where it differs from that of new records. */
  changeSchema?: ObjectSchema<AnyObject>;
  /** Permission of the route that creates one; `import.manage` alone is not enough. */
  permission: Permission;
  /** The key that people use for such a record; rows with the same key are the same record. */
  keyOf: (body: CellBody) => string | number | false | null | undefined;
  /** Rows with the same key are different records: the first row is the first of them. */
  hasTwins?: true;
  /** A record has lines, each in a row of its own; a line is known again by this field. imports.md#records-with-lines */
  lineName?: string;
  /** Puts cells into the form's terms, such as the sign of an amount. */
  adjust?: (body: CellBody) => CellBody;
  /** Live records with one of these keys, which are in lower case. */
  findByKeys: (db: Db, keys: readonly string[]) => Promise<readonly { key: string; uuid: string }[]>;
  /** A live record as the form has it. */
  read: (context: Context, uuid: string) => Promise<Body | undefined>;
  create: (context: Context, body: never) => Made;
  update: (context: Context, uuid: string, body: never, touched: Touched) => Promise<unknown>;
  remove: (context: Context, uuid: string) => Promise<unknown>;
  /** The number that a deleted record keeps; an undo frees it for the next import. docs/domain/imports.md#undo */
  number?: { table: 'invoices' | 'purchase_orders'; column: string };
  /** By field, `lines.…` for one of a line: finds the record that a text means. */
  references?: Readonly<Record<string, Find>>;
  /** Fields that the use case fills when they are empty: an empty cell changes nothing. */
  defaulted?: readonly string[];
  /** Fields that the use case computes from others, so that an undo restores them too. */
  computed?: readonly string[];
  /** Fields whose sums the user compares with those of the old system. */
  totals?: readonly string[];
};

/** The fields of a form, out of a whole record. */
export const formOf = ({ fields }: ObjectSchema<AnyObject>, found: object | undefined): Body | undefined =>
  found && Object.fromEntries(Object.keys(fields).map((name) => [name, (found as Body)[name] ?? null]));

/** Refuses an import to users who may not create such records. */
export function requirePermission({ user }: Context, { permission }: Importable) {
  if (!isGranted(user.permissions, permission)) throw forbidden();
}

/** Messages of a row that belong to no single field. */
export const ofRow = (message: string): FieldMessages => ({ row: [message] });
