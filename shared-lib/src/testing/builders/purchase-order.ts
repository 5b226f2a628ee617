import type { PurchaseOrderDetails, PurchaseOrderLine } from '@siteledger/shared-lib/domain';
import { buildRecorded, buildReference } from './sequence';

/** A line of RM 1,000 without tax. */
export function buildOrderLine(given: Partial<PurchaseOrderLine> = {}): PurchaseOrderLine {
  const { id, uuid } = buildRecorded();
  return {
    uuid,
    position: id,
    description: `Works ${id}`,
    unit: 'lot',
    qty: '1.0000',
    unit_price: '1000.000000',
    amount: '1000.00',
    tax_code: 'N-T',
    account_code: null,
    ...given,
  };
}

/** A draft of RM 1,000 without bills or budget. */
export function buildPurchaseOrder(given: Partial<PurchaseOrderDetails> = {}): PurchaseOrderDetails {
  const recorded = buildRecorded();
  return {
    ...recorded,
    project: buildReference('Pejabat Shah Alam'),
    contractor: buildReference('Kejuruteraan Alam Damai (M) Sdn Bhd'),
    po_no: `PO-2026-${String(recorded.id).padStart(4, '0')}`,
    status: 'draft',
    issued_date: '2026-02-01',
    required_date: null,
    description: null,
    remarks: null,
    budget: null,
    total_tax: '0.00',
    total_value: '1000.00',
    dc_note: '0.00',
    billed: '0.00',
    outstanding: '1000.00',
    billed_percent: '0.00',
    budget_variance: null,
    over_billed: '0.00',
    terms: null,
    lines: [buildOrderLine()],
    ...given,
  };
}
