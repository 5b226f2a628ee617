import { type ImportChange } from '@siteledger/shared-lib/domain';
import { type Context } from '../../../http/request/context';
import { type Body, type CellBody, type Importable } from '../entities/importable';
import { keyOfLine } from '../fields/import-field';
import { orderedJson } from './ordered-json';
import { type Written } from './record-outcomes';
import { parsed } from './record-refused';

type Change = { uuid: string; before: Body; body: Body };

/** Changes the fields that the file states; those without a column keep their value. imports.md#mapping */
export async function changeRecord(
  context: Context,
  importable: Importable,
  { uuid, before, body }: Change,
): Promise<Written> {
  const { update, read, computed = [] } = importable;
  const lines = linesBefore(importable, before, body);
  const stated: Body = {
    ...withoutDefaulted(importable, body),
    ...(lines && { lines: lines.map(({ known, line }) => ({ ...known, ...line })) }),
  };
  const after = parsed(importable.changeSchema ?? importable.schema, { ...before, ...stated });
  const changed = changedFields(Object.keys(stated), before, after);
  if (changed.length === 0) return { result: 'unchanged', record: uuid, changes: [] };

  await update(context, uuid, after as never, { stated: Object.keys(stated), changed });
  const stored = computed.length > 0 ? ((await read(context, uuid)) ?? after) : after;
  return {
    result: 'updated',
    record: uuid,
    changes: changesOf([...new Set([...changed, ...computed])], before, stored),
    ofLines: lines?.map(({ known }, index) => lineChanges(known, (after.lines as Body[])[index] ?? {})),
  };
}

/** Without the empty cells of fields that the use case fills. */
export const withoutDefaulted = ({ defaulted = [] }: Importable, body: Body, keyOf = (field: string) => field) =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== null || !defaulted.includes(keyOf(field))),
  );

// Each line with the stored line of the same name, whose other fields it keeps; of several alike, each has its own.
function linesBefore(importable: Importable, before: Body, body: Body) {
  const { lineName = '' } = importable;
  if (!body.lines) return undefined;
  const stored = [...((before.lines ?? []) as Body[])];
  return (body.lines as CellBody[]).map((line) => {
    const place = stored.findIndex((one) => one[lineName] === String(line[lineName] ?? '').trim());
    const [known] = place < 0 ? [] : stored.splice(place, 1);
    return { known, line: withoutDefaulted(importable, line, keyOfLine) };
  });
}

const changedFields = (fields: readonly string[], before: Body, after: Body) =>
  fields.filter((field) => orderedJson(before[field]) !== orderedJson(after[field]));

const changesOf = (fields: readonly string[], before: Body, after: Body) =>
  changedFields(fields, before, after).map(
    (field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }) as ImportChange,
  );

const lineChanges = (known: Body | undefined, line: Body) =>
  known ? changesOf(Object.keys(line), known, line).map((one) => ({ ...one, field: keyOfLine(one.field) })) : [];
