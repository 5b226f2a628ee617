import type { EndpointBuilder, EndpointDefinitions, MutationDefinition } from '@reduxjs/toolkit/query/react';
import type { ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { api, one } from './api';
import { isConflict } from './error-message';
import { listQueryParams } from './list-query-params';
import type { TagType } from './tag-types';
import type { baseQueryWithRetries } from './until-answered';

type Build = EndpointBuilder<typeof baseQueryWithRetries, TagType, 'api'>;

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

const withOne = (build: Build) => ({
  ...build,
  /** A query whose answer has one thing. docs/domain/calls.md#by-resource */
  one: <Thing, Arg>(endpoint: Parameters<typeof build.query<Thing, Arg>>[0]) =>
    build.query<Thing, Arg>({ ...endpoint, transformResponse: one<Thing> } as typeof endpoint),
  /** A mutation whose answer has the one thing that it made or changed. */
  change: <Thing, Arg>({ replaces, ...endpoint }: Parameters<typeof build.mutation<Thing, Arg>>[0] & Replacing<Arg>) =>
    build.mutation<Thing, Arg>({
      ...endpoint,
      transformResponse: one<Thing>,
      ...(replaces && replacing(replaces)),
    } as Parameters<typeof build.mutation<Thing, Arg>>[0]),
});

/** What a change of one record is told: which one, the version that was read, and what it becomes. */
export type Change<Body> = Versioned & { body: Body };

type Versioned = { uuid: string; version: number };

type Tags<Thing, Arg> = MutationDefinition<Arg, typeof baseQueryWithRetries, TagType, Thing, 'api'>['invalidatesTags'];

type Updated = {
  /** The endpoint that reads one of them. */
  replaces: string;
  /** What one of them is tagged with: when somebody else was quicker, it alone is asked for again. */
  tag: TagType;
  /** What a change is seen in. */
  changes: readonly Tag[];
};

type Tag = TagType | { type: TagType; id: string };

// "PUT /clients/:" with an id in place of ":".
const addressOf = (operation: string, id = '') => operation.slice(operation.indexOf(' ') + 1).replace(':', id);

// The usual calls of a kind of record. Each is given the operation as the API describes it, which the build reads as well.
const withRecords = (build: ReturnType<typeof withOne>) => ({
  ...build,
  /** Its list; `params` narrow every call. docs/domain/lists-and-search.md#the-query */
  list: <Row, Of = unknown>(
    operation: `GET /${string}`,
    providesTags: readonly Tag[],
    params?: Record<string, string | number>,
  ) =>
    build.query<ListReply<Row>, ListQuery & Of>({
      query: (query) => ({ url: addressOf(operation), params: { ...listQueryParams(query), ...params } }),
      providesTags,
    }),
  /** The list of a project's, below the project's path. docs/domain/calls.md#by-resource */
  ofProject: <Row>(operation: `GET /projects/:/${string}`, providesTags: readonly Tag[]) =>
    build.query<ListReply<Row>, ListQuery & { project: string }>({
      query: ({ project, ...query }) => ({ url: addressOf(operation, project), params: listQueryParams(query) }),
      providesTags,
    }),
  /** One by its uuid, under its own tag and others. */
  record: <Thing>(operation: `GET /${string}/:`, tag: TagType, ...others: TagType[]) =>
    build.one<Thing, string>({
      query: (uuid) => addressOf(operation, uuid),
      providesTags: (_thing, _error, uuid) => [{ type: tag, id: uuid }, ...others],
    }),
  /** Makes one; 422 names the fields. docs/domain/calls.md#by-resource */
  create: <Thing, Body>(operation: `POST /${string}`, invalidatesTags: Tags<Thing, Body>) =>
    build.change<Thing, Body>({
      query: (body) => ({ url: addressOf(operation), method: 'POST', body }),
      invalidatesTags,
    }),
  /** A change of the version that was read. docs/domain/calls.md#versions */
  update: <Thing, Arg extends { uuid: string; version?: number; body: unknown }>(
    operation: `PUT /${string}/:`,
    { replaces, tag, changes }: Updated,
  ) =>
    build.change<Thing, Arg>({
      query: ({ uuid, version, body }) => ({ url: addressOf(operation, uuid), method: 'PUT', version, body }),
      replaces: replaces as Replacing<Arg>['replaces'],
      invalidatesTags: (thing, error, { uuid }) => {
        if (thing) return changes;
        return isConflict(error) ? [{ type: tag, id: uuid }] : [];
      },
    }),
  /** Takes back one's deletion of one. docs/domain/states-and-deletions.md#undo */
  restore: <Thing>(operation: `POST /${string}/:/restore`, invalidatesTags: readonly Tag[]) =>
    build.change<Thing, string>({
      query: (uuid) => ({ url: addressOf(operation, uuid), method: 'POST' }),
      invalidatesTags,
    }),
  /** Deletes one, of the version that was read. docs/domain/states-and-deletions.md#deletions */
  remove: (operation: `DELETE /${string}/:`, invalidatesTags: Tags<unknown, Versioned>) =>
    build.mutation<unknown, Versioned>({
      query: ({ uuid, version }) => ({ url: addressOf(operation, uuid), method: 'DELETE', version }),
      invalidatesTags,
    }),
});

/**
 * Adds endpoints to the one slice. Another release of the same remote may have been here before; its endpoints give way.
 */
export const addEndpoints = <Added extends EndpointDefinitions>(
  define: (build: ReturnType<typeof withRecords>) => Added,
) => api.injectEndpoints({ overrideExisting: true, endpoints: (build) => define(withRecords(withOne(build))) });
