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

// As `build.query` and `build.mutation` take a definition.
type Stated<Definition> = Definition extends unknown ? Omit<Definition, 'type'> : never;

type Replacing<Arg> = {
  /** The endpoint that reads one record by its uuid: an edit begun right after a save starts from the saved version. */
  replaces?: Arg extends { uuid: string } ? string : never;
};

// The reply is there before the refetch.
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

/** A change of one record says which one, the version that was read, and what it becomes. */
export type Change<Body> = Versioned & { body: Body };

type Versioned = { uuid: string; version: number };

type Tags<Thing, Arg> = Mutation<Thing, Arg>['invalidatesTags'];

type Updated = {
  /** The endpoint that reads one of them. */
  replaces: string;
  /** What one of them is tagged with: when somebody else was quicker, it alone is asked for again. */
  tag: TagType;
  /** What a change is seen in. */
  changes: readonly Tag[];
};

type Tag = TagType | { type: TagType; id: string };

/** Makes endpoints: the usual calls of a kind of record take the operation as the API describes it, which the build reads. */
export type Builder = Build & {
  /** A query whose answer has one thing. docs/domain/calls.md#by-resource */
  one: <Thing, Arg>(endpoint: Stated<Query<Thing, Arg>>) => Query<Thing, Arg>;
  /** A mutation whose answer has the one thing that it made or changed. */
  change: <Thing, Arg>(endpoint: Stated<Mutation<Thing, Arg>> & Replacing<Arg>) => Mutation<Thing, Arg>;
  /** A list; `params` narrow every call. docs/domain/lists-and-search.md#the-query */
  list: <Row, Of = unknown>(
    operation: `GET /${string}`,
    providesTags: readonly Tag[],
    params?: Record<string, string | number>,
  ) => Query<ListReply<Row>, ListQuery & Of>;
  /** The list of what is a project's. docs/domain/calls.md#by-resource */
  ofProject: <Row>(
    operation: `GET /projects/:/${string}`,
    providesTags: readonly Tag[],
  ) => Query<ListReply<Row>, ListQuery & { project: string }>;
  /** One by its uuid, under its own tag and others. */
  record: <Thing>(operation: `GET /${string}/:`, tag: TagType, ...others: TagType[]) => Query<Thing, string>;
  /** Makes one; 422 names the fields. docs/domain/calls.md#by-resource */
  create: <Thing, Body>(operation: `POST /${string}`, invalidatesTags: Tags<Thing, Body>) => Mutation<Thing, Body>;
  /** A change of the version that was read. docs/domain/calls.md#versions */
  update: <Thing, Arg extends { uuid: string; version?: number; body: unknown }>(
    operation: `PUT /${string}/:`,
    updated: Updated,
  ) => Mutation<Thing, Arg>;
  /** Takes back one's deletion of one. docs/domain/states-and-deletions.md#undo */
  restore: <Thing>(operation: `POST /${string}/:/restore`, invalidatesTags: readonly Tag[]) => Mutation<Thing, string>;
  /** Deletes one, of the version that was read. docs/domain/states-and-deletions.md#deletions */
  remove: (operation: `DELETE /${string}/:`, invalidatesTags: Tags<unknown, Versioned>) => Mutation<unknown, Versioned>;
};

// "PUT /clients/:" with an id in place of ":".
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

/**
 * Adds endpoints to the one slice. Another release of the same remote may have been here before; its endpoints give way.
 */
export const addEndpoints = <Added extends EndpointDefinitions>(define: (build: Builder) => Added) =>
  api.injectEndpoints({ overrideExisting: true, endpoints: (build) => define(builderOf(build)) });
