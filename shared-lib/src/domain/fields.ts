import {
  choice,
  emptyToNull,
  exactText,
  isEmpty,
  lineOfKeys,
  onUse,
  paragraphs,
  record,
  text,
} from '@siteledger/platform/contract';
import { array, mixed, number } from 'yup';
import { isDay } from './days/dates';
import { compareMoney, decimalsOf, isAmount, MAX_MONEY, toMoney } from './money/money';

export { choice, exactText, isEmpty, onUse, paragraphs, record, text };

export const mustBeNumeric = (label: string) => `${label} must only consists of numbers.`;
export const isTakenAlready = (label: string) => `${label} is already taken.`;
export const mustBeAtMost = (label: string, max: string) =>
  `${label} must be less than or equals to ${withoutDecimals(max)}.`;
export const mustBeDay = (label: string) => `${label} must be in yyyy-MM-dd format.`;

/**
 * A document number, reduced to keyboard characters so that a hyphen copied from a PDF makes no difference.
 * errors.md#validation
 */
export const documentNumber = (label: string) =>
  text(label).transform((value: unknown) => (typeof value === 'string' ? lineOfKeys(value) : value));

/** An e-mail address. */
export const email = (label: string) => text(label).email().max(254);

const TEL_PATTERN = /^\+?\d{9,13}$/;

/**
 * A telephone number: validated without spaces, brackets, dots and hyphens, stored as typed.
 * parties.md#telephone-and-address
 */
export const tel = (label: string) =>
  text(label)
    .max(30)
    .test(
      'tel',
      `${label} is not a valid telephone number.`,
      (value) => isEmpty(value) || TEL_PATTERN.test(String(value).replace(/[\s().-]/g, '')),
    );

/** A calendar day, "YYYY-MM-DD". */
export const day = (label: string) =>
  mixed<string>()
    .label(label)
    .nullable()
    .transform(emptyToNull)
    .test('day', mustBeDay(label), (value) => isEmpty(value) || isDay(value));

type Limits = { min?: string; moreThan?: string; max?: string };

// Accepts a number or a text; never rounds silently. docs/domain/numbers.md#money
function decimal(label: string, decimals: number, { min, moreThan, max }: Limits) {
  return mixed<string | number>()
    .label(label)
    .nullable()
    .test({
      name: 'decimal',
      message: mustBeNumeric(label),
      params: { decimals, min, moreThan, max },
      test: (value) => isEmpty(value) || isAmount(value),
    })
    .test(
      'decimals',
      `${label} must have at most ${decimals} decimals.`,
      (value) => !isAmount(value) || decimalsOf(value) <= decimals,
    )
    .test(
      'min',
      minimumMessage(label, min),
      (value) => !isAmount(value) || min === undefined || compareMoney(value, min) >= 0,
    )
    .test(
      'gt',
      `${label} must be more than ${moreThan}.`,
      (value) => !isAmount(value) || moreThan === undefined || compareMoney(value, moreThan) > 0,
    )
    .test(
      'max',
      max === undefined ? '' : mustBeAtMost(label, max),
      (value) => !isAmount(value) || max === undefined || compareMoney(value, max) <= 0,
    );
}

const minimumMessage = (label: string, min?: string) =>
  min === undefined || compareMoney(min, 0) === 0
    ? `${label} must not be negative.`
    : `${label} must be more than or equals to ${withoutDecimals(min)}.`;

const withoutDecimals = (value: string) => value.replace(/\.0+$/, '');

/** Money in RM, at most 2 decimals and 15 digits before them; cast to a decimal string. Limits are decimal strings. */
export const amount = (label: string, limits: Limits = {}) =>
  decimal(label, 2, { max: MAX_MONEY, ...limits }).transform((value: unknown) =>
    isEmpty(value) ? null : toMoney(value as string),
  );

/** A percentage with at most 2 decimals; cast to a decimal string. */
export const percentage = (label: string, limits: Limits = {}) =>
  decimal(label, 2, limits).transform((value: unknown) => (isEmpty(value) ? null : toMoney(value as string)));

const plainDecimal = (value: string | number) =>
  String(value)
    .trim()
    .replaceAll(',', '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Largest quantity or unit rate. */
export const MAX_RATE = '999999999999';

/**
 * A quantity (4 decimals) or a unit rate in RM (6 decimals); cast to a decimal string without trailing zeros.
 * numbers.md#money
 */
export const rate = (label: string, decimals: 4 | 6, limits: Limits = {}) =>
  decimal(label, decimals, { max: MAX_RATE, ...limits }).transform((value: unknown) =>
    isEmpty(value) ? null : plainDecimal(value as string | number),
  );

/** A whole number within the safe integers, beyond which two numbers may share one double. */
export const wholeNumber = (label: string) =>
  number().label(label).typeError(mustBeNumeric(label)).integer().max(Number.MAX_SAFE_INTEGER).nullable();

/** A record's uuid or number; every call accepts both. docs/domain/calls.md#references */
export const identifier = (label: string) =>
  mixed<string | number>()
    .label(label)
    .nullable()
    .transform(emptyToNull)
    .test('identifier', `${label} is not valid.`, (value) => isEmpty(value) || isIdentifier(value));

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value can name a record: a uuid, or a positive whole number. */
export const isIdentifier = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && (UUID_PATTERN.test(value) || /^[1-9]\d{0,14}$/.test(value));

/** A list of record numbers or uuids without repetition. */
export const identifiers = (label: string) =>
  array(identifier(label).required())
    .label(label)
    .max(1000)
    .test(
      'unique',
      `${label} must not repeat.`,
      (values) => new Set(values?.map(String)).size === (values?.length ?? 0),
    );
