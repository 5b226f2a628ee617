import {
  AGEING_BUCKETS,
  amount,
  choice,
  day,
  DOCUMENT_STATUSES,
  identifier,
  isMonth,
  text,
} from '@siteledger/shared-lib/domain';
import { array, type InferType } from 'yup';
import { type Filters } from '../http/routes/list';

/** The filter values of a request. */
export type Filtered<Offered extends Filters> = {
  [Name in keyof Offered]?: NonNullable<InferType<Offered[Name]>> | undefined;
} & { search?: string | undefined };

/** A filter for one or several values of an enumeration. */
export const oneOrMore = <const Value extends string>(name: string, values: readonly Value[]) =>
  array(choice(name, values)).label(name).max(values.length);

/** A filter for a record, by uuid or id. */
export const recordReference = (name: string) => identifier(name);

/** A filter that is either on (1, true) or off. */
export const flag = (name: string) => choice(name, ['1', 'true']);

/** A filter by a day. */
export const dayFilter = (name: string) => day(name);

/** A filter for a month, "YYYY-MM". */
export const monthFilter = (name: string) =>
  text(name)
    .test('month', `${name} must be in yyyy-MM format.`, (value) => !value || isMonth(value))
    .meta({ openapi: { pattern: '^\\d{4}-\\d{2}$' } });

/** A filter for a whole text, ignoring case. */
export const textFilter = (name: string) => text(name).max(200);

/** Bounds of the list's main amount, in RM. */
export const amountFilters = { amount_from: amount('amount_from'), amount_to: amount('amount_to') };

/**
 * Filters that lists of invoices and of expenses share; `from` and `to` bound the columns of the period, the others
 * select rows.
 */
export const documentFilters = {
  status: oneOrMore('status', DOCUMENT_STATUSES),
  project: recordReference('project'),
  overdue: flag('overdue'),
  ageing: oneOrMore('ageing', AGEING_BUCKETS),
  from: dayFilter('from'),
  to: dayFilter('to'),
  invoice_from: dayFilter('invoice_from'),
  invoice_to: dayFilter('invoice_to'),
  due_from: dayFilter('due_from'),
  due_to: dayFilter('due_to'),
  ...amountFilters,
};
