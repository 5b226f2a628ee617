import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { compareDays, type Day, formatDay } from '../days/dates';
import {
  amount,
  choice,
  day,
  documentNumber,
  identifier,
  isEmpty,
  onUse,
  paragraphs,
  record,
  text,
  wholeNumber,
} from '../fields';
import type { Money } from '../money/money';
import type { Recorded, Reference } from '../reference';
import type { FieldMessages } from '../validate';

export const VARIATION_ORDER_TYPES = ['addition', 'omission'] as const;

export const VARIATION_ORDER_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'void'] as const;

/**
 * Parties of a variation order: the client's changes the contract sum, a subcontract's the commitment to its
 * contractor. docs/domain/variations.md#client-or-subcontract
 */
export const VARIATION_ORDER_PARTIES = ['client', 'subcontract'] as const;

export type VariationOrderParty = (typeof VARIATION_ORDER_PARTIES)[number];

export type VariationOrderStatus = (typeof VARIATION_ORDER_STATUSES)[number];

/** Statuses of a new variation order; approving and rejecting are separate actions. docs/domain/variations.md#states */
export const NEW_VARIATION_ORDER_STATUSES = ['draft', 'submitted'] as const satisfies readonly VariationOrderStatus[];

const TRANSITIONS: Record<VariationOrderStatus, readonly VariationOrderStatus[]> = {
  draft: ['submitted', 'void'],
  submitted: ['approved', 'rejected', 'void'],
  approved: ['void'],
  rejected: ['void'],
  void: [],
};

/** Statuses that a variation order can move to; approved to void needs a reason. variations.md#states */
export const nextVariationOrderStatuses = (status: VariationOrderStatus) => TRANSITIONS[status];

/**
 * Schema to create a variation order; without a contractor it changes the contract sum. Amounts in RM, extension of
 * time in days. docs/domain/variations.md#client-or-subcontract
 */
export const variationOrderSchema = onUse(() =>
  record({
    project_uuid: identifier('Project').required(),
    vo_no: documentNumber('VO No').max(50),
    title: text('Title').required().max(NAME_MAX),
    type: choice('Type', VARIATION_ORDER_TYPES).required(),
    amount: amount('Amount', { moreThan: '0' }).required(),
    cost_amount: amount('Cost Amount', { min: '0' }),
    contractor_uuid: identifier('Contractor'),
    status: choice('Status', NEW_VARIATION_ORDER_STATUSES),
    submitted_date: day('Submitted Date'),
    approved_date: day('Approved Date').test('not-yet', 'Approved Date is set on approval.', isEmpty),
    client_ref: documentNumber('Client Ref').max(100),
    eot_days: wholeNumber('Extension of Time').min(0).max(36_500),
    remarks: paragraphs('Remarks').max(4000),
  }),
);

export type VariationOrderInput = InferType<typeof variationOrderSchema>;

/**
 * Fields that an approved variation order keeps, because figures include it.
 * docs/domain/states-and-deletions.md#deletions
 */
export const KEPT_WHEN_APPROVED = ['type', 'amount', 'cost_amount', 'contractor_uuid'] as const;

/**
 * Schema to update a variation order: omitted fields stay; status_reason is required to void an approved one. The
 * project stays.
 */
export const variationOrderUpdateSchema = onUse(() =>
  variationOrderSchema.partial().shape({
    status: choice('Status', VARIATION_ORDER_STATUSES),
    approved_date: day('Approved Date'),
    status_reason: paragraphs('Reason').max(NAME_MAX),
  }),
);

type Days = { [Field in 'submitted_date' | 'approved_date']?: Day | null };

/**
 * Errors of a variation order's days, by field: it is submitted before it is approved, and neither day is in the
 * future. docs/domain/variations.md#days
 */
export function variationDayProblems({ submitted_date, approved_date }: Days, today: Day): FieldMessages {
  const isAfter = (day: Day | null | undefined, other: Day | null | undefined) =>
    Boolean(day && other && compareDays(day, other) > 0);
  const notYet = (label: string, day: Day | null | undefined) => [
    `${label} ${formatDay(day)} is after today, ${formatDay(today)}.`,
  ];
  if (isAfter(submitted_date, today)) return { submitted_date: notYet('Submitted Date', submitted_date) };
  if (isAfter(approved_date, today)) return { approved_date: notYet('Approved Date', approved_date) };
  if (!isAfter(submitted_date, approved_date)) return {};
  const message = `${formatDay(approved_date)} is before ${formatDay(submitted_date)}, the day it was submitted.`;
  return { approved_date: [message] };
}

/** Schema of the reason to void an approved variation order. docs/domain/variations.md#states */
export const voidingSchema = onUse(() => record({ status_reason: paragraphs('Reason').required().max(NAME_MAX) }));

export type VariationOrderUpdate = InferType<typeof variationOrderUpdateSchema>;

/** A variation order in responses; amounts in RM, extension of time in days. docs/domain/variations.md#fields */
export type VariationOrder = Recorded & {
  project: Reference;
  contractor: Reference | null;
  vo_no: string;
  title: string;
  type: (typeof VARIATION_ORDER_TYPES)[number];
  amount: Money;
  cost_amount: Money;
  status: VariationOrderStatus;
  submitted_date: Day | null;
  approved_date: Day | null;
  client_ref: string | null;
  eot_days: number;
  remarks: string | null;
};

/** One variation order with the reason for which it was voided. */
export type VariationOrderDetails = VariationOrder & { status_reason: string | null };
