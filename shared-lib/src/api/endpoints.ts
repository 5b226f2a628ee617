import type {
  EndpointBuilder,
  EndpointDefinitions,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { api, one } from './api';
import { isConflict } from './error-message';
import { listQueryParams } from './list-query-params';
import type { TagType } from './tag-types';
import type { baseQueryWithRetries } from './until-answered';

type Base = typeof baseQueryWithRetries;
type Build = EndpointBuilder<Base, TagType, 'api'>;
type Query<Thing, Arg> = QueryDefinition<Arg, Base, TagType, Thing, 'api'>;
type Mutation<Thing, Arg> = MutationDefinition<Arg, Base, TagType, Thing, 'api'>;

// The definition that `build.query` and `build.mutation` take.
type Stated<Definition> = Definition extends unknown ? Omit<Definition, 'type'> : never;

type Replacing<Arg> = {
  /**
   * The query endpoint of the record by uuid, whose cache is updated, so that an edit right after a save has the new
   * version.
   */
  replaces?: Arg extends { uuid: string } ? string : never;
};

// The response arrives before the refetch, so the cached record is replaced immediately.
const replacing = (endpoint: string) => ({
  onQueryStarted: ({ uuid }: { uuid: string }, { dispatch, queryFulfilled }: Started) =>
    queryFulfilled.then(
      ({ data }) => void dispatch(api.util.updateQueryData(endpoint as never, uuid as never, () => data as never)),
      () => undefined,
    ),
});

type Started = {
  dispatch: (change: ReturnType<typeof api.util.updateQueryData>) => unknown;
  queryFulfilled: PromiseLike<{ data: unknown }>;
};

/** Argument of an update: the record's uuid, the version read, and the new values. */
export type Change<Body> = Versioned & { body: Body };

type Versioned = { uuid: string; version: number };

type Tags<Thing, Arg> = Mutation<Thing, Arg>['invalidatesTags'];

type Updated = {
  /** The endpoint that reads one record. */
  replaces: string;
  /** Tag of one record. After a conflict (409) only that record is refetched. */
  tag: TagType;
  /** Tags to invalidate after an update. */
  changes: readonly Tag[];
};

type Tag = TagType | { type: TagType; id: string };

/**
 * Builds endpoints. The shorthands for common calls take the operation as in the API's description, which the build
 * reads.
 */
export type Builder = Build & {
  /** A query whose response has one record. docs/domain/calls.md#by-resource */
  one: <Thing, Arg>(endpoint: Stated<Query<Thing, Arg>>) => Query<Thing, Arg>;
  /** A mutation whose response has the created or changed record. */
  change: <Thing, Arg>(endpoint: Stated<Mutation<Thing, Arg>> & Replacing<Arg>) => Mutation<Thing, Arg>;
  /** A list; `params` are added to every request. docs/domain/lists-and-search.md#the-query */
  list: <Row, Of = unknown>(
    operation: `GET /${string}`,
    providesTags: readonly Tag[],
    params?: Record<string, string | number>,
  ) => Query<ListReply<Row>, ListQuery & Of>;
  /** A list of records in a project. docs/domain/calls.md#by-resource */
  ofProject: <Row>(
    operation: `GET /projects/:/${string}`,
    providesTags: readonly Tag[],
  ) => Query<ListReply<Row>, ListQuery & { project: string }>;
  /** One record by its uuid, with its own tag and `others`. */
  record: <Thing>(operation: `GET /${string}/:`, tag: TagType, ...others: TagType[]) => Query<Thing, string>;
  /** Creates a record; invalid fields give 422. docs/domain/calls.md#by-resource */
  create: <Thing, Body>(operation: `POST /${string}`, invalidatesTags: Tags<Thing, Body>) => Mutation<Thing, Body>;
  /** Updates the version that was read. docs/domain/calls.md#versions */
  update: <Thing, Arg extends { uuid: string; version?: number; body: unknown }>(
    operation: `PUT /${string}/:`,
    updated: Updated,
  ) => Mutation<Thing, Arg>;
  /** Undoes the caller's deletion of a record. docs/domain/states-and-deletions.md#undo */
  restore: <Thing>(operation: `POST /${string}/:/restore`, invalidatesTags: readonly Tag[]) => Mutation<Thing, string>;
  /** Deletes the version that was read. docs/domain/states-and-deletions.md#deletions */
  remove: (operation: `DELETE /${string}/:`, invalidatesTags: Tags<unknown, Versioned>) => Mutation<unknown, Versioned>;
};

// Path of "PUT /clients/:" with an id in place of ":".
const addressOf = (operation: string, id = '') => operation.slice(operation.indexOf(' ') + 1).replace(':', id);

const withOne = (build: Build): Pick<Builder, 'one' | 'change'> => ({
  one: <Thing, Arg>(endpoint: Stated<Query<Thing, Arg>>) =>
    build.query<Thing, Arg>({ ...endpoint, transformResponse: one<Thing> } as Parameters<
      typeof build.query<Thing, Arg>
    >[0]),
  change: <Thing, Arg>({ replaces, ...endpoint }: Stated<Mutation<Thing, Arg>> & Replacing<Arg>) =>
    build.mutation<Thing, Arg>({
      ...endpoint,
      transformResponse: one<Thing>,
      ...(replaces && replacing(replaces)),
    } as Parameters<typeof build.mutation<Thing, Arg>>[0]),
});

const builderOf = (build: Build): Builder => {
  const { one: readOne, change } = withOne(build);
  return {
    ...build,
    one: readOne,
    change,
    list: (operation, providesTags, params) =>
      build.query({
        query: (query) => ({ url: addressOf(operation), params: { ...listQueryParams(query), ...params } }),
        providesTags,
      }),
    ofProject: (operation, providesTags) =>
      build.query({
        query: ({ project, ...query }) => ({ url: addressOf(operation, project), params: listQueryParams(query) }),
        providesTags,
      }),
    record: (operation, tag, ...others) =>
      readOne({
        query: (uuid) => addressOf(operation, uuid),
        providesTags: (_thing, _error, uuid) => [{ type: tag, id: uuid }, ...others],
      }),
    create: (operation, invalidatesTags) =>
      change({ query: (body) => ({ url: addressOf(operation), method: 'POST', body }), invalidatesTags }),
    update: <Thing, Arg extends { uuid: string; version?: number; body: unknown }>(
      operation: string,
      { replaces, tag, changes }: Updated,
    ) =>
      change<Thing, Arg>({
        query: ({ uuid, version, body }) => ({ url: addressOf(operation, uuid), method: 'PUT', version, body }),
        replaces: replaces as Replacing<Arg>['replaces'],
        invalidatesTags: (thing, error, { uuid }) => {
          if (thing) return changes;
          return isConflict(error) ? [{ type: tag, id: uuid }] : [];
        },
      }),
    restore: (operation, invalidatesTags) =>
      change({ query: (uuid) => ({ url: addressOf(operation, uuid), method: 'POST' }), invalidatesTags }),
    remove: (operation, invalidatesTags) =>
      build.mutation({
        query: ({ uuid, version }) => ({ url: addressOf(operation, uuid), method: 'DELETE', version }),
        invalidatesTags,
      }),
  };
};

/** Adds endpoints to the only slice. They override those of another release of the same remote loaded earlier. */
export const addEndpoints = <Added extends EndpointDefinitions>(define: (build: Builder) => Added) =>
  api.injectEndpoints({ overrideExisting: true, endpoints: (build) => define(builderOf(build)) });
