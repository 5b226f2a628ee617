import { addEndpoints, type Change, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  ListQuery,
  ListReply,
  PurchaseOrder,
  PurchaseOrderDetails,
  PurchaseOrderInput,
  PurchaseOrderUpdate,
} from '@siteledger/shared-lib/domain';

type OfProject = {
  project: string;
  /** Only this contractor's. */
  contractor?: string;
};

// What is ordered is in the project's figures and in what its suppliers have to do with it.
const CHANGED = ['PurchaseOrder', 'ProjectFigures', 'Contractor'] as const;

/** The purchase orders of a project in the one API slice. docs/domain/orders.md */
export const projectOrdersApi = addEndpoints((build) => ({
  /**
   * A project's orders with what is billed on them, and the sums of all that are filtered, in RM; filters `status`
   * and `contractor`. docs/domain/orders.md#billed-and-outstanding
   */
  projectOrdersList: build.query<ListReply<PurchaseOrder>, ListQuery & OfProject>({
    query: ({ project, contractor, ...query }) => ({
      url: '/purchaseOrders',
      params: { ...listQueryParams(query), project, ...(contractor && { contractor }) },
    }),
    providesTags: ['PurchaseOrder', 'Expense', 'Contractor'],
  }),
  /**
   * One contractor's orders in a project, the latest first, to choose one of them.
   * docs/domain/orders.md#several-orders-of-one-contractor
   */
  projectOrdersOfContractor: build.one<PurchaseOrder[], Required<OfProject>>({
    query: ({ project, contractor }) => ({
      url: '/purchaseOrders',
      params: { project, contractor, per_page: 300, sort: 'issued_date', order: 'desc' },
    }),
    providesTags: ['PurchaseOrder', 'Expense', 'Contractor'],
  }),
  /** One order with its lines and terms; 404 when there is none, or none of this user's. orders.md#billed-and-outstanding */
  projectOrdersOne: build.record<PurchaseOrderDetails>('GET /purchaseOrders/:', 'PurchaseOrder', 'Expense'),
  /**
   * Drafts an order; 422 by field (`lines[0].qty`), 409 on a completed project. docs/domain/orders.md#fields,
   * docs/domain/states-and-deletions.md#purchase-orders
   */
  projectOrdersCreate: build.create<PurchaseOrderDetails, PurchaseOrderInput>('POST /purchaseOrders', (order) =>
    order ? CHANGED : [],
  ),
  /**
   * Changes an order, its status too, of the version that was read; lines that are sent replace all. 422 by field, 409 for a
   * stale version (then it is asked for again) or what its status or its bills forbid. calls.md#versions, orders.md#fields
   */
  projectOrdersUpdate: build.update<PurchaseOrderDetails, Change<PurchaseOrderUpdate>>('PUT /purchaseOrders/:', {
    replaces: 'projectOrdersOne',
    tag: 'PurchaseOrder',
    changes: CHANGED,
  }),
  /** Deletes an order without expenses, of the version that was read; else 409. states-and-deletions.md#deletions */
  projectOrdersDelete: build.remove('DELETE /purchaseOrders/:', (_reply, error) => (error ? [] : CHANGED)),
  /** Takes back one's deletion of an order; 409 names whose later change blocks it. states-and-deletions.md#undo */
  projectOrdersRestore: build.restore<PurchaseOrderDetails>('POST /purchaseOrders/:/restore', CHANGED),
}));

export const {
  useProjectOrdersOfContractorQuery,
  useProjectOrdersOneQuery,
  useProjectOrdersCreateMutation,
  useProjectOrdersUpdateMutation,
  useProjectOrdersDeleteMutation,
  useProjectOrdersRestoreMutation,
} = projectOrdersApi;
