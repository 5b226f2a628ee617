import { AGEING_LABELS, formatDay, isDay, ORGANISATION_TYPE_NAMES } from '@siteledger/shared-lib/domain';
import { statusFilterText } from '@siteledger/shared-lib/ui';
import type { Column } from '../columns/column';

// Labels of filters that do not match a column's name.
const TITLES: Record<string, string> = {
  ageing: 'Age',
  cashflow: 'Direction',
  invoice_from: 'Issued from',
  invoice_to: 'Issued to',
  overdue: 'Overdue',
};

const WORDS: Record<string, Record<string, string>> = {
  ageing: AGEING_LABELS,
  behind: { '1': 'Yes' },
  cashflow: { IN: 'Received', OUT: 'Paid' },
  deleted: { '1': 'Only', all: 'Also' },
  over_budget: { '1': 'Yes' },
  overdue: { '1': 'Yes' },
  type: ORGANISATION_TYPE_NAMES,
  under_way: { '1': 'Yes' },
};

const sentence = (name: string) => {
  const words = name.replace(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Label of a filter or sort key: its column's title, if there is one. */
export const titleOf = <Row>(columns: readonly Column<Row>[], name: string) =>
  TITLES[name] ??
  columns.find(({ key }) => key === name || key === `${name}.name` || key === `${name}_name`)?.title ??
  sentence(name);

/** Label of a value of the filter `name`; `nameOf` looks up records. */
export const wordOf = (name: string, value: string, nameOf: (uuid: string) => string | undefined) =>
  isDay(value) ? formatDay(value) : (WORDS[name]?.[value] ?? nameOf(value) ?? statusFilterText(value));
