import { boolean, type InferType } from 'yup';
import { identifier, identifiers, onUse, record } from '../fields';

const between = () => ({
  from_project_id: identifier('From Project').required(),
  to_project_id: identifier('To Project').required(),
  /** Answers what the move would do, and does nothing. */
  preview: boolean().label('Preview'),
});

const chosen = (label: string) => identifiers(label).required().min(1);

/** What a move between two projects sends, by what moves; records by uuid or number. states-and-deletions.md#moves */
export const moveSchemas = {
  invoices: onUse(() => record({ invoice_ids: chosen('Invoices'), ...between() })),
  expenses: onUse(() => record({ expenses_ids: chosen('Expenses'), ...between() })),
  contractors: onUse(() => record({ contractor_ids: chosen('Contractors'), ...between() })),
  purchase_orders: onUse(() => record({ po_ids: chosen('Purchase Orders'), ...between() })),
  variation_orders: onUse(() => record({ vo_ids: chosen('Variation Orders'), ...between() })),
};

/** What people choose of a move: its target; the records and the project that they leave are known. */
export const moveTargetSchema = onUse(() => record({ to_project_id: between().to_project_id }));

export type MoveTarget = InferType<typeof moveTargetSchema>;

export type MoveKind = keyof typeof moveSchemas;

export type MoveInput<Kind extends MoveKind> = InferType<(typeof moveSchemas)[Kind]>;

/** What a move did, or would do: how many of the chosen records moved, and what else follows from it. */
export type MoveReply = { message: string; moved: number; warnings: string[] };
