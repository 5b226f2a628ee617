import { addEndpoints, isConflict, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  ListQuery,
  ListReply,
  VariationOrder,
  VariationOrderDetails,
  VariationOrderInput,
  VariationOrderUpdate,
} from '@siteledger/shared-lib/domain';

const LIST = { type: 'VariationOrder', id: 'LIST' } as const;

// An approved variation moves the contract sum and the budget, or what is committed to a contractor.
const moved = [LIST, 'ProjectFigures', 'Contractor'] as const;

type Versioned = { uuid: string; version: number };

/** Variation orders in the one API slice. docs/domain/variations.md#fields, docs/domain/variations.md#states */
export const variationsApi = addEndpoints((build) => ({
  /**
   * Variation orders of a project, or of all of this user's, and their sums in RM: an omission counts negative. Filters
   * `status`, `type`, `party`. docs/domain/variations.md#fields
   */
  projectVariationsList: build.query<ListReply<VariationOrder>, ListQuery & { project?: string }>({
    query: ({ project, ...query }) => ({ url: '/variationOrders', params: { ...listQueryParams(query), project } }),
    providesTags: [LIST, 'VariationOrder'],
  }),
  /** One variation order, with why it became void; 404 when there is none, or none of this user's. variations.md#fields */
  projectVariationsOne: build.one<VariationOrderDetails, string>({
    query: (uuid) => `/variationOrders/${uuid}`,
    providesTags: (_variation, _error, uuid) => [{ type: 'VariationOrder', id: uuid }],
  }),
  /** Records a variation order; 422 names the fields. docs/domain/variations.md#fields */
  projectVariationsCreate: build.change<VariationOrderDetails, VariationOrderInput>({
    query: (body) => ({ url: '/variationOrders', method: 'POST', body }),
    invalidatesTags: (variation) => (variation ? moved : []),
  }),
  /**
   * Changes a variation order, its status too, of the version that was read; what is not sent stays. 422 names the
   * fields, 409 tells of a stale version or of what its status forbids, and then it is asked for again. variations.md#states
   */
  projectVariationsUpdate: build.change<VariationOrderDetails, Versioned & { body: VariationOrderUpdate }>({
    query: ({ uuid, version, body }) => ({ url: `/variationOrders/${uuid}`, method: 'PUT', body, version }),
    invalidatesTags: (variation, error, { uuid }) => {
      const itself = { type: 'VariationOrder', id: uuid } as const;
      if (variation) return [...moved, itself];
      return isConflict(error) ? [LIST, itself] : [];
    },
  }),
  /** Deletes a variation order of the version that was read; 409 when it is approved. states-and-deletions.md#deletions */
  projectVariationsDelete: build.mutation<unknown, Versioned>({
    query: ({ uuid, version }) => ({ url: `/variationOrders/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: (_reply, error) => (error && !isConflict(error) ? [] : [LIST]),
  }),
  /** Takes back one's deletion of a variation order; 409 names whose later change blocks it. states-and-deletions.md#undo */
  projectVariationsRestore: build.change<VariationOrderDetails, string>({
    query: (uuid) => ({ url: `/variationOrders/${uuid}/restore`, method: 'POST' }),
    invalidatesTags: [LIST],
  }),
}));

export const {
  useProjectVariationsOneQuery,
  useProjectVariationsCreateMutation,
  useProjectVariationsUpdateMutation,
  useProjectVariationsDeleteMutation,
  useProjectVariationsRestoreMutation,
} = variationsApi;
