import { type Place } from './place';
import { at, both, fixed, type StatedRecord, uuidOf } from './stated-record';

type Line = Record<string, unknown> & { account_code: { uuid: string } | null };

const line = (account_code_uuid: string, qty: string, unit_price: string, tax_code: string) => ({
  description: `Works at ${unit_price}`,
  unit: `m${qty.at(0)}`,
  qty,
  unit_price,
  account_code_uuid,
  tax_code,
});

const lines = ({ account, otherAccount }: Place) =>
  both([line(account, '2.5000', '100.500000', 'ST6')], [line(otherAccount, '3.0000', '10.250000', 'ST8')], {
    read: (details) =>
      (details.lines as Line[]).map(({ account_code, ...stored }) => ({
        ...stored,
        account_code_uuid: account_code?.uuid,
      })),
    // New lines are taxed by their codes unless a tax is given.
    sentWith: ['total_tax'],
  });

// docs/domain/orders.md#fields
const PURCHASE_ORDER: StatedRecord = {
  what: 'a purchase order',
  create: 'POST /purchaseOrders',
  change: 'PUT /purchaseOrders/{id}',
  details: at('/purchaseOrders'),
  isPatched: true,
  fields: (place) => ({
    project_uuid: fixed(place.project, uuidOf('project')),
    contractor_uuid: both(place.contractor, place.otherContractor, { read: uuidOf('contractor') }),
    po_no: both('PO-A', 'PO-B'),
    issued_date: both('2026-05-01', '2026-05-02'),
    required_date: both('2026-08-01', '2026-08-02'),
    description: both('First', 'Second'),
    budget: both('900.00', '800.00'),
    total_tax: both('20.00', '2.00'),
    total_value: both('271.25', '32.75'),
    lines: lines(place),
    remarks: both('One', 'Two'),
    terms: both('Cash', 'Credit'),
    status: { changed: 'issued' },
  }),
};

// docs/domain/variations.md#fields
const VARIATION_ORDER: StatedRecord = {
  what: 'a variation order',
  create: 'POST /variationOrders',
  change: 'PUT /variationOrders/{id}',
  details: at('/variationOrders'),
  isPatched: true,
  fields: ({ project, contractor, otherContractor }) => ({
    project_uuid: fixed(project, uuidOf('project')),
    vo_no: both('VO-A', 'VO-B'),
    title: both('First', 'Second'),
    type: both('omission', 'addition'),
    amount: both('70.00', '80.00'),
    cost_amount: both('50.00', '60.00'),
    contractor_uuid: both(contractor, otherContractor, { read: uuidOf('contractor') }),
    status: both('submitted', 'approved'),
    submitted_date: both('2026-05-01', '2026-05-02'),
    approved_date: both(null, '2026-05-12'),
    client_ref: both('REF-1', 'REF-2'),
    eot_days: both(12, 9),
    remarks: both('One', 'Two'),
    status_reason: { changed: 'Agreed on site' },
  }),
};

export const STATED_ORDERS: readonly StatedRecord[] = [PURCHASE_ORDER, VARIATION_ORDER];
