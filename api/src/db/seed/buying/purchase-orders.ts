import { addDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type AccountIds } from './accounts';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { insertRows } from '../insert-rows';
import { documentNumber } from '../numbering';
import { type OrderLine, orderLines } from './order-lines';
import { type OrderPlan } from './order-plan';
import { TERMS } from '../parties/own-company';
import { type Random } from '../numbers/random';
import { percentOf, ringgit, type Sen, sumOf } from '../numbers/sen';
import { serviceTaxOn, taxCodeOf } from '../numbers/service-tax';

/** Share of orders with a budget, and the budget as a share of the value. */
const BUDGETED = { share: 0.85, lowest: 0.94, highest: 1.1 };

/** Share of orders cancelled before any bill, and of a new project's orders that are drafts. */
const CANCELLED = 0.015;
const DRAFT_WHILE_NEW = 0.5;

type Status = 'draft' | 'issued' | 'closed' | 'cancelled';

/** An order of the seed, with what its bills need. */
export type SeedOrder = OrderPlan & {
  id: number;
  taxPercent: number;
  nett: Sen;
  value: Sen;
  status: Status;
  /** Billed before tax; above `nett` when over-billed. */
  billedNett: Sen;
};

/** Makes the orders of a block with their lines, before billing. */
export function makeOrders(block: Block, plans: readonly OrderPlan[]) {
  const random = block.random('purchase-orders');
  return plans.map((plan) => {
    const taxPercent = plan.party.isTaxRegistered ? serviceTaxOn(plan.issued) : 0;
    const lines = orderLines(
      plan.party.trade,
      plan.lineCount,
      Math.round(plan.plannedValue / (1 + taxPercent / 100)),
      random,
    );
    const nett = sumOf(lines, ({ amount }) => amount);
    const value = nett + sumOf(lines, ({ amount }) => percentOf(amount, taxPercent));
    const id = block.numbering.nextId('purchase_orders');
    const order = { ...plan, id, taxPercent, nett, value, status: statusOf(plan, random), billedNett: 0 };
    return { order, orderLines: lines };
  });
}

function statusOf({ project }: OrderPlan, random: Random): Status {
  if (random.chance(CANCELLED)) return 'cancelled';
  return project.status === 'New' && random.chance(DRAFT_WHILE_NEW) ? 'draft' : 'issued';
}

type Made = ReturnType<typeof makeOrders>;

/** Stores orders and lines, once it is known which are closed. */
export async function seedOrders(db: Db, block: Block, made: Made, accounts: AccountIds) {
  const random = block.random('order-rows');
  await insertRows(
    db,
    'purchase_orders',
    made.map(({ order }) => orderRow(block, order, random)),
  );
  await insertRows(
    db,
    'purchase_order_lines',
    made.flatMap(({ order, orderLines: lines }) =>
      lines.map((line, index) => lineRow(block, order, line, index, accounts, random)),
    ),
  );
}

function orderRow({ numbering }: Block, order: SeedOrder, random: Random) {
  const { id, project, party, issued, value, nett, status } = order;
  const budget = random.chance(BUDGETED.share)
    ? ringgit(Math.round(value * random.between(BUDGETED.lowest, BUDGETED.highest)))
    : null;
  return {
    id,
    uuid: random.uuid(),
    project_id: project.id,
    contractor_id: party.id,
    po_no: documentNumber(numbering, 'PO', issued),
    status,
    issued_date: issued,
    required_date: addDays(issued, random.whole(14, 120)),
    description: party.trade.title,
    terms: party.isSubContractor ? TERMS.subContractor : TERMS.supplier,
    budget,
    total_tax: ringgit(value - nett),
    total_value: ringgit(value),
    ...recordedOn(issued, random),
  };
}

const lineRow = (
  { numbering }: Block,
  order: SeedOrder,
  line: OrderLine,
  index: number,
  accounts: AccountIds,
  random: Random,
) => ({
  id: numbering.nextId('purchase_order_lines'),
  uuid: random.uuid(),
  purchase_order_id: order.id,
  position: index + 1,
  description: line.description,
  unit: line.unit,
  qty: line.qty,
  unit_price: line.unitPrice,
  amount: ringgit(line.amount),
  account_code_id: accounts.get(order.party.trade.account) ?? null,
  tax_code: taxCodeOf(order.taxPercent),
});
