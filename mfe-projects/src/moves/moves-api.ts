import { addEndpoints, type TagType } from '@siteledger/shared-lib/api';
import type { ListReply, MoveKind, MoveReply, Project, ProjectStatus } from '@siteledger/shared-lib/domain';
import { MOVES } from './move-kinds';

/** A move of records of one kind between two projects, by uuid. */
export type Move = { kind: MoveKind; uuids: readonly string[]; from: string; to: string };

/** Data of the source project that a move needs. */
export type SourceProject = Pick<Project, 'uuid' | 'client'>;

/** A project offered as target. */
export type MoveTargetOption = Pick<Project, 'uuid' | 'code' | 'name'>;

// Also the tags of records that move along.
const CHANGED: Record<MoveKind, readonly TagType[]> = {
  invoices: ['Invoice', 'Payment', 'ProjectFigures'],
  expenses: ['Expense', 'Payment', 'PaymentRecord', 'PurchaseOrder', 'Contractor', 'ProjectFigures'],
  contractors: ['Contractor', 'PurchaseOrder', 'Expense', 'Payment', 'PaymentRecord', 'ProjectFigures'],
  purchase_orders: ['PurchaseOrder', 'Expense', 'Contractor', 'ProjectFigures'],
  variation_orders: ['VariationOrder', 'Contractor', 'ProjectFigures'],
};

const OPEN: readonly ProjectStatus[] = ['New', 'On Going'];

const bodyOf = ({ kind, uuids, from, to }: Move) => ({
  [MOVES[kind].ids]: uuids,
  from_project_id: from,
  to_project_id: to,
});

/** Endpoints of moves between projects. docs/domain/states-and-deletions.md#moves */
export const movesApi = addEndpoints((build) => ({
  /**
   * The user's projects that are not completed, optionally of one client, sorted by name; the first ones without a
   * text. docs/domain/states-and-deletions.md#moves
   */
  projectMovesTargets: build.query<MoveTargetOption[], { search: string; client?: string }>({
    query: ({ search, client }) => ({
      url: '/projects',
      params: { per_page: 50, sort: 'name', order: 'asc', status: OPEN, search, client },
    }),
    transformResponse: ({ data }: ListReply<Project>) => data.map(({ uuid, code, name }) => ({ uuid, code, name })),
    providesTags: ['Project'],
  }),
  /** Previews a move without making it. 404, 409 and 422 as for the move. states-and-deletions.md#moves */
  projectMovesPreview: build.query<MoveReply, Move>({
    query: (move) => ({ url: MOVES[move.kind].path, method: 'POST', body: { ...bodyOf(move), preview: true } }),
    keepUnusedDataFor: 0,
  }),
  /**
   * Moves all records or none; 404 if one no longer exists, 409 for a completed target or another client.
   * docs/domain/states-and-deletions.md#moves
   */
  projectMovesMake: build.mutation<MoveReply, Move>({
    query: (move) => ({ url: MOVES[move.kind].path, method: 'POST', body: bodyOf(move) }),
    invalidatesTags: (reply, _error, { kind }) => (reply ? CHANGED[kind] : []),
  }),
}));

export const { useProjectMovesTargetsQuery, useProjectMovesPreviewQuery, useProjectMovesMakeMutation } = movesApi;
