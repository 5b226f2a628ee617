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
  contractor?: string;
};

// Orders affect the project's figures and the figures of its suppliers.
const CHANGED = ['PurchaseOrder', 'ProjectFigures', 'Contractor'] as const;

/** Endpoints of a project's purchase orders. docs/domain/orders.md */
export const projectOrdersApi = addEndpoints((build) => ({
  /**
   * A project's orders with their billed amounts, and the sums of all that match the filters, in RM; filters `status`
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
   * A contractor's orders in a project, latest first, for a select.
   * docs/domain/orders.md#several-orders-of-one-contractor
   */
  projectOrdersOfContractor: build.one<PurchaseOrder[], Required<OfProject>>({
    query: ({ project, contractor }) => ({
      url: '/purchaseOrders',
      params: { project, contractor, per_page: 300, sort: 'issued_date', order: 'desc' },
    }),
    providesTags: ['PurchaseOrder', 'Expense', 'Contractor'],
  }),
  /**
   * One order with its lines and terms; 404 if it does not exist or the user may not see it.
   * orders.md#billed-and-outstanding
   */
  projectOrdersOne: build.record<PurchaseOrderDetails>('GET /purchaseOrders/:', 'PurchaseOrder', 'Expense'),
  /**
   * Creates a draft; 422 by field (`lines[0].qty`), 409 on a completed project. docs/domain/orders.md#fields,
   * docs/domain/states-and-deletions.md#purchase-orders
   */
  projectOrdersCreate: build.create<PurchaseOrderDetails, PurchaseOrderInput>('POST /purchaseOrders', (order) =>
    order ? CHANGED : [],
  ),
  /**
   * Updates the version of an order that was read, including its status; sent lines replace all. 422 by field; 409 for
   * a stale version or a change forbidden by status or bills, after which it is refetched. calls.md#versions,
   * orders.md#fields
   */
  projectOrdersUpdate: build.update<PurchaseOrderDetails, Change<PurchaseOrderUpdate>>('PUT /purchaseOrders/:', {
    replaces: 'projectOrdersOne',
    tag: 'PurchaseOrder',
    changes: CHANGED,
  }),
  /** Deletes the version of an order that was read; 409 if it has expenses. states-and-deletions.md#deletions */
  projectOrdersDelete: build.remove('DELETE /purchaseOrders/:', (_reply, error) => (error ? [] : CHANGED)),
  /**
   * Undoes the user's deletion of an order; 409 names the person whose later change prevents it.
   * states-and-deletions.md#undo
   */
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
