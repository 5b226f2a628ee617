import { type Db } from '../database';
import { type AccountIds } from './buying/accounts';
import { planBilling } from './billing/billing';
import { type Block } from './block';
import { seedCertificates } from './billing/certificates';
import { seedClients } from './parties/clients';
import { planBills } from './buying/expense-plan';
import { makeExpenses } from './buying/expenses';
import { insertRows } from './insert-rows';
import { type OrderPlan, planOrders } from './buying/order-plan';
import { type BankAccountIds } from './parties/own-bank-accounts';
import { seedOrganisations } from './parties/organisations';
import { planPayments } from './buying/payment-plan';
import { seedPaymentRecords } from './buying/payment-records';
import { assignContractors } from './projects/project-contractors';
import { seedProjectManagers } from './projects/project-managers';
import { seedProjects } from './projects/projects';
import { makeOrders, seedOrders } from './buying/purchase-orders';
import { planReceipts } from './billing/receipts-plan';
import { makeReceipts } from './billing/receipts';
import { seedUsers } from './parties/users';
import { makeVariationOrders, seedVariationOrders } from './projects/variation-orders';
import { writeOff } from './buying/write-offs';

/** Records of the first block to which every block refers. */
export type Shared = { accounts: AccountIds; bankAccounts: BankAccountIds };

/**
 * Stores one block, in order of dependencies: variations change the contract sum that certificates follow, orders
 * provide the variations' contractors, and documents exist before they are paid or written off.
 */
export async function seedBlock(db: Db, block: Block, { accounts, bankAccounts }: Shared) {
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
  const payments = await seedPaymentRecords(db, block, paymentPlan.payments, bankAccounts);
  await insertRows(db, 'payments', [...makeReceipts(block, receiptsPlan, bankAccounts), ...payments]);
  await writeOff(db, block, 'invoices', receiptsPlan.writtenOff, owner.id);
  await writeOff(db, block, 'expenses', paymentPlan.writtenOff, owner.id);
}

function contractorsOf(plans: readonly OrderPlan[]) {
  const ids = new Map<number, number[]>();
  for (const { project, party } of plans) ids.set(project.id, [...(ids.get(project.id) ?? []), party.id]);
  return ids;
}
