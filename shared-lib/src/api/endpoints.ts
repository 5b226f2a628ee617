import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { api, one } from './api';
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

/**
 * Adds endpoints to the one slice. Another release of the same remote may have been here before; its endpoints give way.
 */
export const addEndpoints = <Added extends EndpointDefinitions>(define: (build: ReturnType<typeof withOne>) => Added) =>
  api.injectEndpoints({ overrideExisting: true, endpoints: (build) => define(withOne(build)) });
