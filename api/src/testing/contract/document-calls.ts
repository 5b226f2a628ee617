import { batchOf, type Side } from './world';
import { type CallOf } from './call-of';

const id =
  (record: keyof Side, path: string, suffix = ''): CallOf =>
  ({ side }) => ({ path: `${path}/${side[record]}${suffix}` });

const changed =
  (record: keyof Side, path: string, body: object): CallOf =>
  ({ side }) => ({ path: `${path}/${side[record]}`, body });

const moved =
  (kind: string, field: string, record: keyof Side): CallOf =>
  ({ side }) => ({
    path: `/move/${kind}`,
    body: { [field]: [side[record]], from_project_id: side.project, to_project_id: side.spare },
  });

// Deletes first, as only the person who deleted can undo.
const restored =
  (record: keyof Side, path: string): CallOf =>
  async ({ side, caller }) => {
    await caller?.delete(`${path}/${side[record]}`);
    return { path: `${path}/${side[record]}/restore` };
  };

const certificate = { kind: 'progress', invoice_date: '2026-04-30', work_done_certified: '2000.00' };
const works = [{ description: 'Works', qty: '2', unit_price: '10.00' }];
const reason = { reason: 'Never coming' };

/** A valid request for every route about a document, for either side. */
export const DOCUMENT_CALLS: Readonly<Record<string, CallOf>> = {
  'POST /invoices': ({ side }) => ({ path: '/invoices', body: { ...certificate, project_uuid: side.project } }),
  'GET /invoices/{id}': id('invoice', '/invoices'),
  'GET /invoices/{id}/print': id('invoice', '/invoices', '/print'),
  'PUT /invoices/{id}': changed('invoice', '/invoices', { remarks: 'Looked at' }),
  'DELETE /invoices/{id}': id('invoice', '/invoices'),
  'POST /expenses': ({ side }) => ({
    path: '/expenses',
    body: {
      project_uuid: side.project,
      contractor_uuid: side.contractor,
      ref_no: 'NEW-1',
      invoice_date: '2026-05-01',
      invoice_amt: '70.00',
    },
  }),
  'GET /expenses/proposal': ({ side }) => ({ path: `/expenses/proposal?contractor_uuid=${side.contractor}` }),
  'GET /expenses/ref-no-taken': ({ side }) => ({
    path: `/expenses/ref-no-taken?contractor_uuid=${side.contractor}&ref_no=NEW-1&exclude=${side.expense}`,
  }),
  'GET /expenses/{id}': id('expense', '/expenses'),
  'PUT /expenses/{id}': changed('expense', '/expenses', { description: 'Looked at' }),
  'DELETE /expenses/{id}': id('expense', '/expenses'),
  'POST /expenses/{id}/restore': restored('expense', '/expenses'),
  'POST /purchaseOrders': ({ side }) => ({
    path: '/purchaseOrders',
    body: { project_uuid: side.project, contractor_uuid: side.contractor, issued_date: '2026-05-01', lines: works },
  }),
  'GET /purchaseOrders/{id}': id('order', '/purchaseOrders'),
  'GET /purchaseOrders/{id}/print': id('order', '/purchaseOrders', '/print'),
  'PUT /purchaseOrders/{id}': changed('order', '/purchaseOrders', { remarks: 'Looked at' }),
  'DELETE /purchaseOrders/{id}': id('order', '/purchaseOrders'),
  'POST /purchaseOrders/{id}/restore': restored('order', '/purchaseOrders'),
  'POST /variationOrders': ({ side }) => ({
    path: '/variationOrders',
    body: { project_uuid: side.project, title: 'More', type: 'addition', amount: '10.00' },
  }),
  'GET /variationOrders/{id}': id('variation', '/variationOrders'),
  'PUT /variationOrders/{id}': changed('variation', '/variationOrders', { remarks: 'Looked at' }),
  'DELETE /variationOrders/{id}': id('variation', '/variationOrders'),
  'POST /variationOrders/{id}/restore': restored('variation', '/variationOrders'),

  'POST /payments': ({ side }) => ({
    path: '/payments',
    body: { expense_uuid: side.expense, payment_date: '2026-06-20', payment_amt: '5.00' },
  }),
  'GET /payments/{id}': id('payment', '/payments'),
  'PUT /payments/{id}': changed('payment', '/payments', { payment_date: '2026-06-21', payment_amt: '11.00' }),
  'DELETE /payments/{id}': id('receipt', '/payments'),
  'GET /payment_records/{id}': id('record', '/payment_records'),
  'GET /payment_records/{id}/print': id('record', '/payment_records', '/print'),
  'POST /payment_records': ({ side }) => ({ path: '/payment_records', body: batchOf({ [side.expense]: '5.00' }) }),
  'DELETE /payment_records/{id}': id('record', '/payment_records'),
  'POST /payment_records/{id}/restore': restored('record', '/payment_records'),
  'PUT /write-off/expenses/{id}': changed('expense', '/write-off/expenses', reason),
  'DELETE /write-off/expenses/{id}': id('writtenOffExpense', '/write-off/expenses'),
  'PUT /write-off/invoices/{id}': changed('invoice', '/write-off/invoices', reason),
  'DELETE /write-off/invoices/{id}': id('writtenOffInvoice', '/write-off/invoices'),

  'POST /move/invoices': moved('invoices', 'invoice_ids', 'invoice'),
  'POST /move/expenses': moved('expenses', 'expenses_ids', 'expense'),
  'POST /move/contractors': moved('contractors', 'contractor_ids', 'contractor'),
  'POST /move/purchase-orders': moved('purchase-orders', 'po_ids', 'order'),
  'POST /move/variation-orders': moved('variation-orders', 'vo_ids', 'variation'),

  'GET /projects/{id}': id('project', '/projects'),
  'PUT /projects/{id}': ({ side, caller }) => ({
    path: `/projects/${side.project}`,
    body: {
      name: `${side.name} project`,
      status: 'On Going',
      contract_sum: '1000000.00',
      client_name: side.client,
      retention_percent: '5.00',
      project_managers: [caller?.user.id ?? 1],
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    },
  }),
  'DELETE /projects/{id}': id('empty', '/projects'),
  'GET /projects/{id}/invoices': id('project', '/projects', '/invoices'),
  'GET /projects/{id}/invoices/prev_certified': id('project', '/projects', '/invoices/prev_certified'),
  'GET /projects/{id}/invoices/myob': id('project', '/projects', '/invoices/myob'),
  'GET /projects/{id}/expenses': id('project', '/projects', '/expenses'),
  'GET /projects/{id}/expenses/myob': id('project', '/projects', '/expenses/myob'),
  'GET /projects/{id}/payments': id('project', '/projects', '/payments'),
  'GET /projects/{id}/contractors': id('project', '/projects', '/contractors'),
  'POST /projects/{id}/contractors': ({ side }) => ({
    path: `/projects/${side.project}/contractors`,
    body: { contractor_uuid: side.contractor },
  }),
  'DELETE /projects/{id}/contractors/{uuid}': ({ side }) => ({
    path: `/projects/${side.project}/contractors/${side.assigned}`,
  }),
  'GET /projects/{id}/figures/{figure}': id('project', '/projects', '/figures/expected_cashflow'),
  'GET /projects/{id}/overview': id('project', '/projects', '/overview'),
  'GET /projects/{id}/cashflow-projection': id('project', '/projects', '/cashflow-projection'),
};
