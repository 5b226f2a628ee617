import { type Client, type Reply } from '../../apps/client';
import { type Place } from './place';

/** What a record's details say. Which fields they have is what is tried. */
export type Details = Reply['body'];

/** Who reads, what was sent, and where the record is. */
export type Reading = { api: Client; anonymous: Client; sent: unknown; id: string };

/** Says of a field that it stays when a record that is sent whole is sent without it. */
export const STAYS = Symbol('stays');

/** What is sent of a field, by the creation and by the change, and where it is read. */
export type StatedField = {
  created?: unknown;
  changed?: unknown;
  /** The same as the field of the details with its name, unless the details have it elsewhere. */
  read?: (details: Details, reading: Reading) => unknown;
  /** What it reads after a change of the whole record without it; null unless it says so. */
  leftOut?: unknown;
  /** What is sent along when the field is changed alone, because it follows from it. */
  sentWith?: readonly string[];
};

/** A call that was made with all its fields, to be made with others, and what the record is now. */
export type Repeated = {
  send: (others: object) => Promise<Reply>;
  details: () => Promise<Details>;
};

/** A record that a call creates or changes, and a value for every field that it takes. */
export type StatedRecord = {
  what: string;
  /** The calls, as "POST /clients"; parameters stand in braces. */
  create?: string;
  change?: string;
  /** What is in the braces of a call when nothing is created before it. */
  existing?: (place: Place) => string;
  details: (api: Client, id: string) => Promise<Details>;
  /** Whether a change keeps what it does not name; the others are sent whole. docs/domain/calls.md#references */
  isPatched?: boolean;
  fields: (place: Place) => Readonly<Record<string, StatedField>>;
  /** Fields that no reply shows, by what they do: true when they did it. */
  effects?: Readonly<Record<string, (call: Repeated) => Promise<boolean>>>;
};

/** A field that is sent by the creation and by the change, with other values. */
export const both = (created: unknown, changed: unknown, more: Partial<StatedField> = {}): StatedField => ({
  created,
  changed,
  ...more,
});

/** A field that the change takes, and keeps as it was created. */
export const fixed = (value: unknown, read?: StatedField['read']): StatedField => ({
  created: value,
  changed: value,
  read,
});

/** The details that a record's own address answers. */
export const at =
  (path: string): StatedRecord['details'] =>
  async (api, id) =>
    (await api.get(`${path}/${id}`)).body.data;

/** The row of a list that has no address of its own. */
export const listed =
  (path: string, key: 'id' | 'uuid'): StatedRecord['details'] =>
  async (api, id) =>
    ((await api.get(path)).body.data as { id: number; uuid: string }[]).find((row) => String(row[key]) === id);

/** That a version which is not the record's is refused. docs/domain/calls.md#versions */
export const isRefusedWhenStale = async ({ send }: Repeated) => (await send({ version: 99 })).status === 409;

export const uuidOf =
  (field: string): StatedField['read'] =>
  (details) =>
    details[field]?.uuid as unknown;
