import { formatDay, formatInstant, formatMoney, formatPercent, isDay } from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';
import { capital, ENTITIES } from './entities';

// Fields that are meaningless to users; the entry itself shows the time of the change.
const SILENT = ['id', 'uuid', 'version', 'created_at', 'updated_at', 'access_version'];

const AMOUNT = /^-?\d+\.\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
// Numbers that look like amounts but are not.
const NO_MONEY = /(^|_)(qty|rate|no|code)$/;
const LINK = /_(id|uuid)$/;

/** The fields of a record to show. */
export const readableFields = (record: object | null) =>
  Object.keys(record ?? {}).filter((name) => !SILENT.includes(name));

/** Label of a field in its form, else its name in words. */
export function fieldLabel(entity: string, name: string) {
  const labels = ENTITIES[entity]?.labels ?? {};
  const link = name.replace(LINK, '');
  return labels[name] ?? labels[`${link}_uuid`] ?? inWords(link);
}

const inWords = (name: string) =>
  capital(name.replace(/_amt$/, '_amount').replaceAll('_', ' '))
    .replace(/ no$/, ' No')
    .replace(/^(Po|Vo|Dc)\b/, (short) => short.toUpperCase());

/** Formats a single value: money as RM, days and instants, a reference by its number. */
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
