import p1 from '../fixtures/p1.json';
import { type Client } from '../apps/client';
import { addContractor, addExpense, addInvoice, addOrder, addPayment, addProject, addVariationOrder } from './records';

export { p1 };

type Named = Record<string, { uuid: string }>;
type Owner = Client & { user: { id: number } };

const byKey = <Entry extends { key: string }>(entries: readonly Entry[], stored: { uuid: string }[]): Named =>
  Object.fromEntries(entries.map(({ key }, index) => [key, stored[index] ?? { uuid: '' }]));

async function inTurn<Entry, Stored>(entries: readonly Entry[], store: (entry: Entry) => Promise<Stored>) {
  const stored: Stored[] = [];
  for (const entry of entries) stored.push(await store(entry));
  return stored;
}

/**
 * Enters the worked example through the API, every document on its own day. docs/domain/figures.md#the-worked-example
 */
export async function enterP1(api: Owner) {
  const project = await addProject(api, p1.project);
  const project_uuid: string = project.uuid;
  const contractors = byKey(
    [{ key: 'A' }, { key: 'B' }, { key: 'C' }],
    await inTurn(['A', 'B', 'C'], (name) => addContractor(api, { name, type: name === 'A' ? 1 : 2 })),
  );

  await inTurn(p1.variation_orders, ({ key, ...order }) =>
    addVariationOrder(api, { ...order, project_uuid, vo_no: key, title: key }),
  );
  const orders = byKey(
    p1.purchase_orders,
    await inTurn(p1.purchase_orders, ({ key, contractor, ...order }) =>
      addOrder(api, { ...order, po_no: key, project_uuid, contractor_uuid: contractors[contractor]?.uuid }),
    ),
  );
  const invoices = byKey(
    p1.invoices,
    await inTurn(p1.invoices, ({ key: _key, expect: _expect, ...invoice }) =>
      addInvoice(api, { ...invoice, project_uuid, tax_code: p1.tax_code }),
    ),
  );
  const expenses = byKey(
    p1.expenses,
    await inTurn(p1.expenses, ({ key, contractor, po, expect: _expect, ...expense }) =>
      addExpense(api, {
        ...expense,
        ref_no: key,
        project_uuid,
        contractor_uuid: contractors[contractor]?.uuid,
        purchase_order_uuid: po === null ? null : orders[po]?.uuid,
      }),
    ),
  );
  await inTurn(p1.receipts, ({ invoice, ...receipt }) =>
    addPayment(api, { ...receipt, invoice_uuid: invoices[invoice]?.uuid }),
  );
  await inTurn(p1.disbursements, ({ expense, ...payment }) =>
    addPayment(api, { ...payment, expense_uuid: expenses[expense]?.uuid }),
  );
  await inTurn(p1.write_offs, ({ expense, ...writeOff }) =>
    api.put(`/write-off/expenses/${expenses[expense]?.uuid}`, writeOff),
  );
  return { project_uuid, contractors, orders, invoices, expenses };
}
