import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type {
  VariationOrder,
  VariationOrderDetails,
  VariationOrderInput,
  VariationOrderUpdate,
} from '@siteledger/shared-lib/domain';

const LIST = { type: 'VariationOrder', id: 'LIST' } as const;

// An approved variation changes the contract sum and the budget, or the commitment to a contractor.
const moved = [LIST, 'ProjectFigures', 'Contractor'] as const;

/** Endpoints of variation orders. docs/domain/variations.md#fields, docs/domain/variations.md#states */
export const variationsApi = addEndpoints((build) => ({
  /**
   * Variation orders of a project, or of all of the user's, and their sums in RM; omissions are negative. Filters
   * `status`, `type`, `party`. docs/domain/variations.md#fields
   */
  projectVariationsList: build.list<VariationOrder, { project?: string }>('GET /variationOrders', [
    LIST,
    'VariationOrder',
  ]),
  /**
   * One variation order with the reason for its voiding; 404 if it does not exist or the user may not see it.
   * variations.md#fields
   */
  projectVariationsOne: build.record<VariationOrderDetails>('GET /variationOrders/:', 'VariationOrder'),
  /** Creates a variation order; 422 names the fields. docs/domain/variations.md#fields */
  projectVariationsCreate: build.create<VariationOrderDetails, VariationOrderInput>(
    'POST /variationOrders',
    (variation) => (variation ? moved : []),
  ),
  /**
   * Updates the version that was read, including its status; omitted fields stay. 422 names the fields; 409 means a
   * stale version or a change forbidden by its status, after which it is refetched. variations.md#states
   */
  projectVariationsUpdate: build.change<VariationOrderDetails, Change<VariationOrderUpdate>>({
    query: ({ uuid, version, body }) => ({ url: `/variationOrders/${uuid}`, method: 'PUT', body, version }),
    invalidatesTags: (variation, error, { uuid }) => {
      const itself = { type: 'VariationOrder', id: uuid } as const;
      if (variation) return [...moved, itself];
      return isConflict(error) ? [LIST, itself] : [];
    },
  }),
  /**
   * Deletes the version of a variation order that was read; 409 if it is approved. states-and-deletions.md#deletions
   */
  projectVariationsDelete: build.remove('DELETE /variationOrders/:', (_reply, error) =>
    error && !isConflict(error) ? [] : [LIST],
  ),
  /**
   * Undoes the user's deletion of a variation order; 409 names the person whose later change prevents it.
   * states-and-deletions.md#undo
   */
  projectVariationsRestore: build.restore<VariationOrderDetails>('POST /variationOrders/:/restore', [LIST]),
}));

export const {
  useProjectVariationsOneQuery,
  useProjectVariationsCreateMutation,
  useProjectVariationsUpdateMutation,
  useProjectVariationsDeleteMutation,
  useProjectVariationsRestoreMutation,
} = variationsApi;
