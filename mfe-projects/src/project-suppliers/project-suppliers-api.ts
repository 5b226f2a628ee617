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

/** Whose list it is; `contractor` narrows expenses to one of the project's. */
export type OfProject = { project: string; contractor?: string };

const ASSIGNED = { type: 'Contractor', id: 'OF_PROJECT' } as const;

// A bill changes its order, its contractor's figures and those of the project, wherever they are shown.
const BILLED = ['Expense', 'PurchaseOrder', 'ProjectFigures'] as const;

const EVERY_ORDER = { per_page: 300, sort: 'issued_date', order: 'desc', status: ['draft', 'issued', 'closed'] };

/** Contractors and expenses of one project in the one API slice. */
export const projectSuppliersApi = addEndpoints((build) => ({
  /**
   * Contractors of a project with what was ordered, billed and paid, and the sums of all of them, in RM.
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
   * Assigns a contractor to a project before anything is ordered; 422 on `contractor_uuid`.
   * docs/domain/projects.md#assigned-contractors
   */
  projectSuppliersAssign: build.change<Reference, { project: string; contractor_uuid: string | number }>({
    query: ({ project, ...body }) => ({ url: `/projects/${project}/contractors`, method: 'POST', body }),
    invalidatesTags: (contractor) => (contractor ? [ASSIGNED] : []),
  }),
  /** Takes a contractor off a project; 409 counts their orders and expenses in it. projects.md#assigned-contractors */
  projectSuppliersUnassign: build.change<Reference, { project: string; contractor: string }>({
    query: ({ project, contractor }) => ({ url: `/projects/${project}/contractors/${contractor}`, method: 'DELETE' }),
    invalidatesTags: (_contractor, error) => (error && !isConflict(error) ? [] : [ASSIGNED]),
  }),
  /** Expenses of a project, or of one contractor in it, with the sums of all that are filtered, in RM. expenses.md */
  projectExpensesList: build.query<ListReply<Expense>, ListQuery & OfProject>({
    query: ({ project, contractor, ...query }) => ({
      url: `/projects/${project}/expenses`,
      params: { ...listQueryParams(query), ...(contractor && { contractor }) },
    }),
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * One expense with its account code, and whether it was exported; 404 when it is none of this user's.
   * docs/domain/roles-and-permissions.md#own-projects
   */
  projectExpensesOne: build.one<ExpenseDetails, string>({
    query: (uuid) => `/expenses/${uuid}`,
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * Orders on which a contractor can bill in a project, the latest first, with what is billed on them, in RM.
   * docs/domain/orders.md#billed-and-outstanding
   */
  projectExpensesOrders: build.one<PurchaseOrder[], Required<OfProject>>({
    query: (of) => ({ url: '/purchaseOrders', params: { ...of, ...EVERY_ORDER } }),
    providesTags: ['PurchaseOrder', 'Expense'],
  }),
  /** Whether a contractor has a bill of this Ref No in any project. docs/domain/expenses.md#fields */
  projectExpensesRefNoTaken: build.query<boolean, RefNoQuery>({
    query: (params) => ({ url: '/expenses/ref-no-taken', params }),
    transformResponse: (reply: { data: RefNoAnswer }) => reply.data.taken,
    keepUnusedDataFor: 0,
  }),
  /** What a contractor's last bill says of the next. docs/domain/expenses.md#what-is-proposed */
  projectExpensesProposal: build.one<ExpenseProposal, ProposalQuery>({
    query: (params) => ({ url: '/expenses/proposal', params }),
    providesTags: ['Expense'],
  }),
  /** Records a bill; 422 names the fields, also `ref_no` when it is taken. docs/domain/expenses.md#fields */
  projectExpensesCreate: build.create<Expense, ExpenseInput>('POST /expenses', (expense) => (expense ? BILLED : [])),
  /**
   * Changes a bill. `body` has the version that was read; 422 names the fields, 409 tells of a stale version, or of a
   * payment, a write-off or an export that forbids the change; then the bill is asked for again.
   * docs/domain/calls.md#versions, docs/domain/expenses.md#what-may-change
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
   * Deletes a bill of the version that was read; 409 when it is paid, written off, exported, or changed meanwhile.
   * docs/domain/states-and-deletions.md#deletions
   */
  projectExpensesDelete: build.remove('DELETE /expenses/:', (_reply, error) => (error ? [] : BILLED)),
  /** Takes back one's deletion of a bill; 409 names whose later change blocks it. states-and-deletions.md#undo */
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
