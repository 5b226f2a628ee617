import { addMonths, compareDays, type Day, isDay, lastDayOf, monthOf } from './days/dates';
import { amount, choice, day, text, wholeNumber } from './fields';
import { isAmount, type Money, toMoney } from './money/money';
import { malaysianState } from './parties/address';

/** Standard forms of contract; `Bespoke` is any other. docs/domain/projects.md#contract-terms */
export const CONTRACT_FORMS = ['PAM 2018', 'PAM 2006', 'PWD 203A', 'PWD DB', 'CIDB 2000', 'FIDIC', 'Bespoke'] as const;

export type ContractForm = (typeof CONTRACT_FORMS)[number];

/** Name of each position of a project in service tax. docs/domain/projects.md#contract-terms */
export const TAX_POSITION_NAMES = {
  taxable: 'Taxable',
  government: 'Exempt: government',
  residential: 'Exempt: residential',
  worship: 'Exempt: place of worship',
  non_reviewable: 'Exempt: non-reviewable contract',
  b2b: 'Exempt: registered client',
  not_registered: 'Not registered',
} as const;

export type TaxPosition = keyof typeof TAX_POSITION_NAMES;

export const TAX_POSITIONS = Object.keys(TAX_POSITION_NAMES) as TaxPosition[];

const DLP_MONTHS_MAX = 120;
// A year.
const HONOUR_DAYS_MAX = 366;

const LAST_DAY: Day = '9999-12-31';

/** The end of the defects liability period: as many months after the CPC, at most the last day of that month. */
export function dlpEndOf(cpc: unknown, months: unknown): Day | null {
  if (!isDay(cpc) || !Number.isInteger(months)) return null;
  const month = addMonths(monthOf(cpc), months as number);
  const day = `${month}${cpc.slice(monthOf(cpc).length)}`;
  const end = isDay(day) ? day : lastDayOf(month);
  return isDay(end) ? end : LAST_DAY;
}

const count = (label: string, max: number) => wholeNumber(label).min(0, `${label} must not be negative.`).max(max);

const notBefore = (label: string, other: keyof ContractTerms | 'start_date', otherLabel: string) =>
  day(label).test('not-before', `${label} must not be before ${otherLabel}.`, (value, { parent }) => {
    const earliest: unknown = (parent as Record<string, unknown>)[other];
    return !isDay(value) || !isDay(earliest) || compareDays(earliest, value) <= 0;
  });

/** Fields of a project's contract, all optional; `start` is the label of its start. projects.md#contract-terms */
export const contractTerms = (start: string) => ({
  site_state: malaysianState(text('Site State'), 'Site State'),
  contract_form: choice('Contract Form', CONTRACT_FORMS),
  award_day: day('Award Date'),
  tax_position: choice('Tax Position', TAX_POSITIONS),
  ld_per_day: amount('LD per Day', { min: '0' }),
  honour_days: count('Period of Honouring', HONOUR_DAYS_MAX),
  cpc_day: notBefore('CPC Date', 'start_date', start),
  dlp_months: count('DLP Months', DLP_MONTHS_MAX),
  dlp_end: notBefore('DLP End', 'cpc_day', 'CPC Date'),
  cmgd_day: notBefore('CMGD Date', 'cpc_day', 'CPC Date'),
});

/** Names of those fields. */
export const CONTRACT_TERMS = [
  ...['site_state', 'contract_form', 'award_day', 'tax_position', 'ld_per_day'],
  ...['honour_days', 'cpc_day', 'dlp_months', 'dlp_end', 'cmgd_day'],
] as (keyof ContractTerms)[];

/** Terms of a project's contract; amounts in RM. */
export type ContractTerms = {
  site_state: string | null;
  contract_form: ContractForm | null;
  award_day: Day | null;
  tax_position: TaxPosition | null;
  /** Liquidated damages. */
  ld_per_day: Money | null;
  /** Days within which the client has to pay a certificate. */
  honour_days: number | null;
  /** The day of the certificate of practical completion. */
  cpc_day: Day | null;
  /** Months of the defects liability period. */
  dlp_months: number | null;
  dlp_end: Day | null;
  /** The day of the certificate of making good defects. */
  cmgd_day: Day | null;
};

type Given = { [Field in keyof Omit<ContractTerms, 'ld_per_day'>]?: ContractTerms[Field] | undefined } & {
  ld_per_day?: string | number | null | undefined;
};

/** Terms as stored; omitted ones are null, but the DLP's end follows from the CPC and the months. */
export const contractValues = (input: Given): ContractTerms => ({
  site_state: input.site_state ?? null,
  contract_form: input.contract_form ?? null,
  award_day: input.award_day ?? null,
  tax_position: input.tax_position ?? null,
  ld_per_day: isAmount(input.ld_per_day) ? toMoney(input.ld_per_day) : null,
  honour_days: input.honour_days ?? null,
  cpc_day: input.cpc_day ?? null,
  dlp_months: input.dlp_months ?? null,
  dlp_end: input.dlp_end ?? dlpEndOf(input.cpc_day, input.dlp_months),
  cmgd_day: input.cmgd_day ?? null,
});
