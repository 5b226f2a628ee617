import { type Client, type Reply } from '../../apps/client';
import { type Place } from './place';

/** A record's details, untyped because their fields are what is tested. */
export type Details = Reply['body'];

/** The callers, the body sent, and the record's id. */
export type Reading = { api: Client; anonymous: Client; sent: unknown; id: string };

/** Marks a field that keeps its value when it is omitted from a whole record. */
export const STAYS = Symbol('stays');

/** The values of a field for creation and change, and how it is read. */
export type StatedField = {
  created?: unknown;
  changed?: unknown;
  /** Defaults to the field of the same name. */
  read?: (details: Details, reading: Reading) => unknown;
  /** The value after a change that omits it; null by default. */
  leftOut?: unknown;
  /** Fields that must be sent with it because they depend on it. */
  sentWith?: readonly string[];
};

/** Repeats a request with other fields, and reads the record. */
export type Repeated = {
  send: (others: object) => Promise<Reply>;
  details: () => Promise<Details>;
};

/** A record that routes create or change, with a value for every field. */
export type StatedRecord = {
  what: string;
  /** The routes, as "POST /clients", parameters in braces. */
  create?: string;
  change?: string;
  /** The parameter's value for routes without a creation. */
  existing?: (place: Place) => string;
  details: (api: Client, id: string) => Promise<Details>;
  /** Whether a change keeps omitted fields; other records are sent whole. docs/domain/calls.md#references */
  isPatched?: boolean;
  fields: (place: Place) => Readonly<Record<string, StatedField>>;
  /** Fields that no reply contains, each with a check of its effect. */
  effects?: Readonly<Record<string, (call: Repeated) => Promise<boolean>>>;
};

/** A field with one value for creation and another for change. */
export const both = (created: unknown, changed: unknown, more: Partial<StatedField> = {}): StatedField => ({
  created,
  changed,
  ...more,
});

/** A field that a change accepts but that keeps its created value. */
export const fixed = (value: unknown, read?: StatedField['read']): StatedField => ({
  created: value,
  changed: value,
  read,
});

/** Reads the record at its own address. */
export const at =
  (path: string): StatedRecord['details'] =>
  async (api, id) =>
    (await api.get(`${path}/${id}`)).body.data;

/** Reads a record without an address of its own from a list. */
export const listed =
  (path: string, key: 'id' | 'uuid'): StatedRecord['details'] =>
  async (api, id) =>
    ((await api.get(path)).body.data as { id: number; uuid: string }[]).find((row) => String(row[key]) === id);

/** Checks that a stale version is refused. docs/domain/calls.md#versions */
export const isRefusedWhenStale = async ({ send }: Repeated) => (await send({ version: 99 })).status === 409;

export const uuidOf =
  (field: string): StatedField['read'] =>
  (details) =>
    details[field]?.uuid as unknown;
