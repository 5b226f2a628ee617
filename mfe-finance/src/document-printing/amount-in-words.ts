import { isAmount, toMoney, type Money } from '@siteledger/shared-lib/domain';

const BELOW_TWENTY = [
  ...['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE'],
  ...['THIRTEEN', 'FOURTEEN', 'FIFTEEN', 'SIXTEEN', 'SEVENTEEN', 'EIGHTEEN', 'NINETEEN'],
];
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY'];
const SCALES = ['', ' THOUSAND', ' MILLION', ' BILLION', ' TRILLION'];

function belowHundred(number: number) {
  if (number < BELOW_TWENTY.length) return BELOW_TWENTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[number % 10]}`;
}

function belowThousand(number: number) {
  const hundreds = Math.floor(number / 100);
  const rest = belowHundred(number % 100);
  if (hundreds === 0) return rest;
  return `${BELOW_TWENTY[hundreds]} HUNDRED${rest && ` AND ${rest}`}`;
}

/** Groups of three digits, last group first. */
const groupsOf = (digits: string) =>
  Array.from({ length: Math.ceil(digits.length / 3) }, (_, index) =>
    Number(digits.slice(Math.max(0, digits.length - 3 * (index + 1)), digits.length - 3 * index)),
  );

function wholeInWords(digits: string) {
  const groups = groupsOf(digits);
  const words = groups.flatMap((group, index) => (group === 0 ? [] : [belowThousand(group) + SCALES[index]])).reverse();
  const [last = 0] = groups;
  // "ONE THOUSAND AND ONE", but "ONE THOUSAND ONE HUNDRED".
  if (words.length > 1 && last > 0 && last < 100) words.splice(-1, 0, 'AND');
  return words.join(' ') || 'ZERO';
}

/**
 * Spells an amount in RM, non-negative and below a quadrillion, as on Malaysian cheques and invoices: "RINGGIT MALAYSIA
 * ONE HUNDRED AND SEN FIFTY ONLY". Throws on anything else.
 */
export function amountInWords(value: Money) {
  if (!isAmount(value) || value.startsWith('-')) throw new RangeError(`${value} has no words.`);
  const [ringgit = '', sen = ''] = toMoney(value).split('.');
  if (ringgit.length > 3 * SCALES.length) throw new RangeError(`${value} has no words.`);
  const ending = Number(sen) > 0 ? ` AND SEN ${belowHundred(Number(sen))}` : '';
  return `RINGGIT MALAYSIA ${wholeInWords(ringgit)}${ending} ONLY`;
}
