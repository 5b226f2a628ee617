import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type {
  VariationOrder,
  VariationOrderDetails,
  VariationOrderInput,
  VariationOrderUpdate,
} from '@siteledger/shared-lib/domain';

const LIST = { type: 'VariationOrder', id: 'LIST' } as const;

// An approved variation moves the contract sum and the budget, or what is committed to a contractor.
const moved = [LIST, 'ProjectFigures', 'Contractor'] as const;

/** Variation orders in the one API slice. docs/domain/variations.md#fields, docs/domain/variations.md#states */
export const variationsApi = addEndpoints((build) => ({
  /**
   * Variation orders of a project, or of all of this user's, and their sums in RM: an omission counts negative. Filters
   * `status`, `type`, `party`. docs/domain/variations.md#fields
   */
  projectVariationsList: build.list<VariationOrder, { project?: string }>('GET /variationOrders', [
    LIST,
    'VariationOrder',
  ]),
  /** One variation order, with why it became void; 404 when there is none, or none of this user's. variations.md#fields */
  projectVariationsOne: build.record<VariationOrderDetails>('GET /variationOrders/:', 'VariationOrder'),
  /** Records a variation order; 422 names the fields. docs/domain/variations.md#fields */
  projectVariationsCreate: build.create<VariationOrderDetails, VariationOrderInput>(
    'POST /variationOrders',
    (variation) => (variation ? moved : []),
  ),
  /**
   * Changes a variation order, its status too, of the version that was read; what is not sent stays. 422 names the
   * fields, 409 tells of a stale version or of what its status forbids, and then it is asked for again. variations.md#states
   */
  projectVariationsUpdate: build.change<VariationOrderDetails, Change<VariationOrderUpdate>>({
    query: ({ uuid, version, body }) => ({ url: `/variationOrders/${uuid}`, method: 'PUT', body, version }),
    invalidatesTags: (variation, error, { uuid }) => {
      const itself = { type: 'VariationOrder', id: uuid } as const;
      if (variation) return [...moved, itself];
      return isConflict(error) ? [LIST, itself] : [];
    },
  }),
  /** Deletes a variation order of the version that was read; 409 when it is approved. states-and-deletions.md#deletions */
  projectVariationsDelete: build.remove('DELETE /variationOrders/:', (_reply, error) =>
    error && !isConflict(error) ? [] : [LIST],
  ),
  /** Takes back one's deletion of a variation order; 409 names whose later change blocks it. states-and-deletions.md#undo */
  projectVariationsRestore: build.restore<VariationOrderDetails>('POST /variationOrders/:/restore', [LIST]),
}));

export const {
  useProjectVariationsOneQuery,
  useProjectVariationsCreateMutation,
  useProjectVariationsUpdateMutation,
  useProjectVariationsDeleteMutation,
  useProjectVariationsRestoreMutation,
} = variationsApi;
