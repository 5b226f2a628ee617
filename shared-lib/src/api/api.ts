import { createApi } from '@reduxjs/toolkit/query/react';
import {
  EXPORT_PAGE_SIZE,
  ROLES,
  type AccountCode,
  type Contractor,
  type CurrentUser,
  type ListReply,
  type PasswordInput,
  type Reference,
  type TaxRate,
  type UserOption,
} from '@siteledger/shared-lib/domain';
import { TAG_TYPES } from './tag-types';
import { baseQueryWithRetries, untilAnswered } from './until-answered';

/** What an answer with one thing looks like. docs/domain/calls.md#by-resource */
export type OneReply<Thing> = { data: Thing };

/** Takes the thing out of an answer with one thing; for `transformResponse`. */
export const one = <Thing>(reply: OneReply<Thing>) => reply.data;

const rows = <Row>(reply: ListReply<Row>) => reply.data;

// Selection lists search on the server; what they show at a time is one page by name.
const byName = { per_page: 300, sort: 'name', order: 'asc' };

/**
 * The one slice of what the server knows. Remotes add their own endpoints (`addEndpoints`); here are the session
 * and the lookups that several of them need.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithRetries,
  tagTypes: TAG_TYPES,
  endpoints: (build) => ({
    /**
     * Who is signed in, with roles and permissions; who cannot be found out is signed out.
     * docs/domain/sessions.md#in-the-browser, docs/domain/sessions.md#calls
     */
    userDetails: build.query<CurrentUser, void>({
      query: () => '/user/details',
      extraOptions: untilAnswered,
      transformResponse: one<CurrentUser>,
      providesTags: ['Session'],
    }),
    /** Changes one's own password; wrong fields are 422. Other sessions end. docs/domain/sessions.md#calls */
    changePassword: build.mutation<{ message: string }, PasswordInput>({
      query: (body) => ({ url: '/user/password', method: 'PUT', body }),
    }),
    /** Ends the impersonation that has this token id. docs/domain/sessions.md#impersonation-in-the-browser */
    leaveImpersonation: build.mutation<{ message: string }, string>({
      query: (tokenId) => ({ url: '/impersonate-user/leave', method: 'DELETE', params: { token_id: tokenId } }),
    }),
    /** Live clients by name whose name has the text in it; all of them for no text. projects.md#choosing-managers-and-clients */
    clientOptions: build.query<Reference[], string | void>({
      query: (search) => ({ url: '/clients', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Reference>,
      providesTags: ['Client'],
    }),
    /** The users who may manage a project. docs/domain/projects.md#choosing-managers-and-clients */
    projectManagers: build.query<UserOption[], void>({
      query: () => `/users/role/${ROLES.PROJECT_MANAGER}`,
      transformResponse: rows<UserOption>,
      providesTags: ['User'],
    }),
    /**
     * One's projects by name whose name has the text in it; the first of them for no text.
     * docs/domain/roles-and-permissions.md#own-projects
     */
    projectOptions: build.query<Reference[], string | void>({
      query: (search) => ({ url: '/projects', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Reference>,
      providesTags: ['Project'],
    }),
    /**
     * Live contractors and suppliers by name whose name has the text in it; the first of them for no text.
     * docs/domain/parties.md#organisations
     */
    contractorOptions: build.query<Contractor[], string | void>({
      query: (search) => ({ url: '/contractors', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Contractor>,
      providesTags: ['Contractor'],
    }),
    /** Account codes by code, to choose one; a project manager may not see them. roles-and-permissions.md#own-projects */
    accountCodeOptions: build.query<AccountCode[], void>({
      query: () => ({
        url: '/finance_account_codes',
        params: { per_page: EXPORT_PAGE_SIZE, sort: 'code', order: 'asc' },
      }),
      transformResponse: rows<AccountCode>,
      providesTags: [{ type: 'AccountCode', id: 'LIST' }, 'AccountCode'],
    }),
    /** Every rate of the tax codes with the day it holds from; the server decides again. tax.md#codes-and-days */
    taxRates: build.query<TaxRate[], void>({
      query: () => '/tax_rates',
      transformResponse: one<TaxRate[]>,
    }),
    /** End customers by name. docs/domain/parties.md#end-customers */
    endCustomers: build.query<Reference[], void>({
      query: () => ({ url: '/end_customers', params: byName }),
      transformResponse: rows<Reference>,
      providesTags: ['EndCustomer'],
    }),
  }),
});

export const {
  useUserDetailsQuery,
  useChangePasswordMutation,
  useLeaveImpersonationMutation,
  useClientOptionsQuery,
  useProjectManagersQuery,
  useProjectOptionsQuery,
  useContractorOptionsQuery,
  useAccountCodeOptionsQuery,
  useTaxRatesQuery,
  useEndCustomersQuery,
} = api;
