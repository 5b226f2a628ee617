import { type Db } from '../database';
import { type AccountIds } from './accounts';
import { planBilling } from './billing';
import { type Block } from './block';
import { seedCertificates } from './certificates';
import { seedClients } from './clients';
import { planBills } from './expense-plan';
import { makeExpenses } from './expenses';
import { insertRows } from './insert-rows';
import { type OrderPlan, planOrders } from './order-plan';
import { seedOrganisations } from './organisations';
import { planPayments } from './payment-plan';
import { seedPaymentRecords } from './payment-records';
import { assignContractors } from './project-contractors';
import { seedProjectManagers } from './project-managers';
import { seedProjects } from './projects';
import { makeOrders, seedOrders } from './purchase-orders';
import { planReceipts } from './receipts-plan';
import { makeReceipts } from './receipts';
import { seedUsers } from './users';
import { makeVariationOrders, seedVariationOrders } from './variation-orders';
import { writeOff } from './write-offs';

/**
 * Stores one block, in order of dependencies: variations change the contract sum that certificates follow, orders provide the
 * variations' contractors, and documents exist before they are paid or written off.
 */
export async function seedBlock(db: Db, block: Block, accounts: AccountIds) {
  const { managers, owner } = await seedUsers(db, block);
  const clients = await seedClients(db, block);
  const parties = await seedOrganisations(db, block);
  const projects = await seedProjects(db, block, clients);
  await seedProjectManagers(db, block, projects, managers);
  const variations = makeVariationOrders(block, projects);
  const plans = planOrders(block, projects, parties);
  const made = makeOrders(block, plans);
  const orders = made.map(({ order }) => order);
  planBilling(block, orders, projects);
  await seedOrders(db, block, made, accounts);
  await seedVariationOrders(db, block, variations, contractorsOf(plans));
  const invoices = await seedCertificates(db, block, projects);
  const bills = planBills(block, projects, orders, parties);
  const expenses = makeExpenses(block, bills, accounts);
  await insertRows(
    db,
    'expenses',
    expenses.map(({ row }) => row),
  );
  await assignContractors(db, block, projects, [...plans, ...bills], parties);
  const receiptsPlan = planReceipts(invoices, block.today, block.random('receipts-plan'));
  const paymentPlan = planPayments(
    block,
    expenses.map(({ expense }) => expense),
  );
  const payments = await seedPaymentRecords(db, block, paymentPlan.payments);
  await insertRows(db, 'payments', [...makeReceipts(block, receiptsPlan), ...payments]);
  await writeOff(db, block, 'invoices', receiptsPlan.writtenOff, owner.id);
  await writeOff(db, block, 'expenses', paymentPlan.writtenOff, owner.id);
}

function contractorsOf(plans: readonly OrderPlan[]) {
  const ids = new Map<number, number[]>();
  for (const { project, party } of plans) ids.set(project.id, [...(ids.get(project.id) ?? []), party.id]);
  return ids;
}
