import { addEndpoints, isConflict, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  Contractor,
  Expense,
  ExpenseDetails,
  ExpenseInput,
  ExpenseProposal,
  ExpenseUpdate,
  ListQuery,
  ListReply,
  ProjectContractor,
  ProposalQuery,
  PurchaseOrder,
  Reference,
  RefNoAnswer,
  RefNoQuery,
} from '@siteledger/shared-lib/domain';

/** The list's project; `contractor` filters expenses by one of its contractors. */
export type OfProject = { project: string; contractor?: string };

const ASSIGNED = { type: 'Contractor', id: 'OF_PROJECT' } as const;

// A bill affects its order and the figures of its contractor and project.
const BILLED = ['Expense', 'PurchaseOrder', 'ProjectFigures'] as const;

const EVERY_ORDER = { per_page: 300, sort: 'issued_date', order: 'desc', status: ['draft', 'issued', 'closed'] };

/** Endpoints of a project's contractors and expenses. */
export const projectSuppliersApi = addEndpoints((build) => ({
  /**
   * Contractors of a project with ordered, billed and paid amounts, and the sums over all of them, in RM.
   * docs/domain/figures.md#contractors-of-a-project
   */
  projectSuppliersList: build.ofProject<ProjectContractor>('GET /projects/:/contractors', [
    'Contractor',
    ASSIGNED,
    'Payment',
    ...BILLED,
  ]),
  /** One contractor or supplier. docs/domain/parties.md#organisations */
  projectSuppliersContractor: build.one<Contractor, string>({
    query: (uuid) => `/contractors/${uuid}`,
    providesTags: ['Contractor'],
  }),
  /**
   * Assigns a contractor to a project before any order; 422 on `contractor_uuid`.
   * docs/domain/projects.md#assigned-contractors
   */
  projectSuppliersAssign: build.change<Reference, { project: string; contractor_uuid: string | number }>({
    query: ({ project, ...body }) => ({ url: `/projects/${project}/contractors`, method: 'POST', body }),
    invalidatesTags: (contractor) => (contractor ? [ASSIGNED] : []),
  }),
  /**
   * Removes a contractor from a project; 409 when they have orders or expenses, with their number.
   * projects.md#assigned-contractors
   */
  projectSuppliersUnassign: build.change<Reference, { project: string; contractor: string }>({
    query: ({ project, contractor }) => ({ url: `/projects/${project}/contractors/${contractor}`, method: 'DELETE' }),
    invalidatesTags: (_contractor, error) => (error && !isConflict(error) ? [] : [ASSIGNED]),
  }),
  /**
   * Expenses of a project, or of one contractor in it, with the sums of all that match the filters, in RM. expenses.md
   */
  projectExpensesList: build.query<ListReply<Expense>, ListQuery & OfProject>({
    query: ({ project, contractor, ...query }) => ({
      url: `/projects/${project}/expenses`,
      params: { ...listQueryParams(query), ...(contractor && { contractor }) },
    }),
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * One expense with its account code and export date; 404 if the user may not see it.
   * docs/domain/roles-and-permissions.md#own-projects
   */
  projectExpensesOne: build.one<ExpenseDetails, string>({
    query: (uuid) => `/expenses/${uuid}`,
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * A contractor's orders in a project, latest first, with their billed amounts in RM.
   * docs/domain/orders.md#billed-and-outstanding
   */
  projectExpensesOrders: build.one<PurchaseOrder[], Required<OfProject>>({
    query: (of) => ({ url: '/purchaseOrders', params: { ...of, ...EVERY_ORDER } }),
    providesTags: ['PurchaseOrder', 'Expense'],
  }),
  /** Whether the contractor has a bill with this Ref No in any project. docs/domain/expenses.md#fields */
  projectExpensesRefNoTaken: build.query<boolean, RefNoQuery>({
    query: (params) => ({ url: '/expenses/ref-no-taken', params }),
    transformResponse: (reply: { data: RefNoAnswer }) => reply.data.taken,
    keepUnusedDataFor: 0,
  }),
  /** Defaults from a contractor's last bill. docs/domain/expenses.md#what-is-proposed */
  projectExpensesProposal: build.one<ExpenseProposal, ProposalQuery>({
    query: (params) => ({ url: '/expenses/proposal', params }),
    providesTags: ['Expense'],
  }),
  /** Creates a bill; 422 names the fields, including a used `ref_no`. docs/domain/expenses.md#fields */
  projectExpensesCreate: build.create<Expense, ExpenseInput>('POST /expenses', (expense) => (expense ? BILLED : [])),
  /**
   * Updates a bill. `body` has the version read; 422 names the fields. 409 means a stale version, or a payment,
   * write-off or export that prevents the change; then the bill is refetched. docs/domain/calls.md#versions,
   * docs/domain/expenses.md#what-may-change
   */
  projectExpensesUpdate: build.change<
    ExpenseDetails,
    { uuid: string; body: ExpenseUpdate & { version?: number | null } }
  >({
    query: ({ uuid, body }) => ({ url: `/expenses/${uuid}`, method: 'PUT', body }),
    replaces: 'projectExpensesOne',
    invalidatesTags: (expense, error) => (expense || isConflict(error) ? BILLED : []),
  }),
  /**
   * Deletes the version of a bill that was read; 409 if it is paid, written off, exported, or changed meanwhile.
   * docs/domain/states-and-deletions.md#deletions
   */
  projectExpensesDelete: build.remove('DELETE /expenses/:', (_reply, error) => (error ? [] : BILLED)),
  /**
   * Undoes the user's deletion of a bill; 409 names the person whose later change prevents it.
   * states-and-deletions.md#undo
   */
  projectExpensesRestore: build.restore<ExpenseDetails>('POST /expenses/:/restore', BILLED),
}));

export const {
  useProjectSuppliersContractorQuery,
  useProjectSuppliersAssignMutation,
  useProjectSuppliersUnassignMutation,
  useProjectExpensesOneQuery,
  useProjectExpensesOrdersQuery,
  useProjectExpensesProposalQuery,
  useProjectExpensesRefNoTakenQuery,
  useProjectExpensesCreateMutation,
  useProjectExpensesUpdateMutation,
  useProjectExpensesDeleteMutation,
  useProjectExpensesRestoreMutation,
} = projectSuppliersApi;
