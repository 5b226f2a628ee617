import { formatDay, formatInstant, formatMoney, formatPercent, isDay } from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';
import { capital, ENTITIES } from './entities';

// What every record carries and says nothing to people; the log's own version of it is in the row.
const SILENT = ['id', 'uuid', 'version', 'created_at', 'updated_at', 'access_version'];

const AMOUNT = /^-?\d+\.\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
// Numbers that look like amounts and are none.
const NO_MONEY = /(^|_)(qty|rate|no|code)$/;
const LINK = /_(id|uuid)$/;

/** The fields of a record that people read. */
export const readableFields = (record: object | null) =>
  Object.keys(record ?? {}).filter((name) => !SILENT.includes(name));

/** The label that a field has in its form; else its name in words. */
export function fieldLabel(entity: string, name: string) {
  const labels = ENTITIES[entity]?.labels ?? {};
  const link = name.replace(LINK, '');
  return labels[name] ?? labels[`${link}_uuid`] ?? inWords(link);
}

const inWords = (name: string) =>
  capital(name.replace(/_amt$/, '_amount').replaceAll('_', ' '))
    .replace(/ no$/, ' No')
    .replace(/^(Po|Vo|Dc)\b/, (short) => short.toUpperCase());

/** A single value as people read it: money as RM, days and moments formatted, a reference by its number. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return name.endsWith('_id') ? `No. ${value}` : String(value);
  return typeof value === 'string' ? formattedText(name, value) : JSON.stringify(value);
}

function formattedText(name: string, text: string) {
  if (isDay(text)) return formatDay(text);
  if (INSTANT.test(text)) return formatInstant(text);
  if (name === 'status') return statusText(text);
  if (!AMOUNT.test(text) || NO_MONEY.test(name)) return text;
  return name.includes('percent') ? formatPercent(text) : formatMoney(text);
}
