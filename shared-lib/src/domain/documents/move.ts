import { boolean, type InferType } from 'yup';
import { identifier, identifiers, onUse, record } from '../fields';

const between = () => ({
  from_project_id: identifier('From Project').required(),
  to_project_id: identifier('To Project').required(),
  /** Returns the outcome of the move without moving anything. */
  preview: boolean().label('Preview'),
});

const chosen = (label: string) => identifiers(label).required().min(1);

/**
 * Schemas of a move between two projects, by kind of record; records by uuid or number. states-and-deletions.md#moves
 */
export const moveSchemas = {
  invoices: onUse(() => record({ invoice_ids: chosen('Invoices'), ...between() })),
  expenses: onUse(() => record({ expenses_ids: chosen('Expenses'), ...between() })),
  contractors: onUse(() => record({ contractor_ids: chosen('Contractors'), ...between() })),
  purchase_orders: onUse(() => record({ po_ids: chosen('Purchase Orders'), ...between() })),
  variation_orders: onUse(() => record({ vo_ids: chosen('Variation Orders'), ...between() })),
};

/** Schema of the move dialog: only the target, as the records and their project are known. */
export const moveTargetSchema = onUse(() => record({ to_project_id: between().to_project_id }));

export type MoveTarget = InferType<typeof moveTargetSchema>;

export type MoveKind = keyof typeof moveSchemas;

export type MoveInput<Kind extends MoveKind> = InferType<(typeof moveSchemas)[Kind]>;

/** Outcome of a move or its preview: how many of the chosen records move, and warnings about consequences. */
export type MoveReply = { message: string; moved: number; warnings: string[] };
