import { type Side } from './world';

/**
 * Description, method, path and body: with the caller's own records, another record that may be foreign or missing, and
 * the foreign one.
 */
export type ForeignBody = [
  what: string,
  method: 'post' | 'put',
  path: (own: Side) => string,
  body: (own: Side, other: Side, foreign: Side) => object,
];

const works = [{ description: 'Works', qty: '1', unit_price: '1.00' }];
const bill = { ref_no: 'X-1', invoice_date: '2026-05-01', invoice_amt: '1.00' };
const certificate = { invoice_date: '2026-05-01', work_done_certified: '9999.00' };
const variation = { title: 'More', type: 'addition', amount: '1.00' };
const between = (from: Side, to: Side) => ({ from_project_id: from.project, to_project_id: to.project });

const MOVES = [
  ['invoices', 'invoice_ids', 'invoice'],
  ['expenses', 'expenses_ids', 'expense'],
  ['contractors', 'contractor_ids', 'contractor'],
  ['purchase-orders', 'po_ids', 'order'],
  ['variation-orders', 'vo_ids', 'variation'],
] as const;

/** Bodies that refer to records of another manager's project, for every field that can. */
export const FOREIGN_BODIES: readonly ForeignBody[] = [
  ['a certificate on it', 'post', () => '/invoices', (_, { project }) => ({ ...certificate, project_uuid: project })],
  [
    'a bill on it',
    'post',
    () => '/expenses',
    ({ contractor }, { project }) => ({ ...bill, contractor_uuid: contractor, project_uuid: project }),
  ],
  [
    'a bill on its order',
    'post',
    () => '/expenses',
    (own, { order }, { contractor }) => ({
      ...bill,
      contractor_uuid: contractor,
      project_uuid: own.project,
      purchase_order_uuid: order,
    }),
  ],
  [
    'a bill moved to its order',
    'put',
    ({ expense }) => `/expenses/${expense}`,
    (_, { order }) => ({ purchase_order_uuid: order }),
  ],
  [
    'a bill moved to it',
    'put',
    ({ expense }) => `/expenses/${expense}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'an invoice moved to it',
    'put',
    ({ invoice }) => `/invoices/${invoice}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'an order on it',
    'post',
    () => '/purchaseOrders',
    ({ contractor }, { project }) => ({
      issued_date: '2026-05-01',
      lines: works,
      contractor_uuid: contractor,
      project_uuid: project,
    }),
  ],
  [
    'an order moved to it',
    'put',
    ({ order }) => `/purchaseOrders/${order}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'a variation on it',
    'post',
    () => '/variationOrders',
    (_, { project }) => ({ ...variation, project_uuid: project }),
  ],
  [
    'a variation moved to it',
    'put',
    (own) => `/variationOrders/${own.variation}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  ...MOVES.flatMap(([path, field, record]): ForeignBody[] => [
    [
      `${path} moved to it`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [own[record]], ...between(own, foreign) }),
    ],
    [
      `${path} moved from it`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [foreign[record]], ...between(foreign, own) }),
    ],
    [
      `its ${path} as one's own`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [foreign[record]], from_project_id: own.project, to_project_id: own.spare }),
    ],
  ]),
];
