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

/** Response with one record. docs/domain/calls.md#by-resource */
export type OneReply<Thing> = { data: Thing };

/** Unwraps a response with one record, for `transformResponse`. */
export const one = <Thing>(reply: OneReply<Thing>) => reply.data;

const rows = <Row>(reply: ListReply<Row>) => reply.data;

// Selects search on the server and show one page of results, sorted by name.
const byName = { per_page: 300, sort: 'name', order: 'asc' };

/**
 * The only RTK Query slice. Remotes add their own endpoints (`addEndpoints`); this file has the session and the lookups
 * shared by several remotes.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithRetries,
  tagTypes: TAG_TYPES,
  endpoints: (build) => ({
    /**
     * The signed-in user, with roles and permissions. If this fails on the first page, the user is signed out.
     * docs/domain/sessions.md#in-the-browser, docs/domain/sessions.md#calls
     */
    userDetails: build.query<CurrentUser, void>({
      query: () => '/user/details',
      extraOptions: untilAnswered,
      transformResponse: one<CurrentUser>,
      providesTags: ['Session'],
    }),
    /** Changes one's own password; invalid fields give 422. All other sessions end. docs/domain/sessions.md#calls */
    changePassword: build.mutation<{ message: string }, PasswordInput>({
      query: (body) => ({ url: '/user/password', method: 'PUT', body }),
    }),
    /** Ends the impersonation with this token id. docs/domain/sessions.md#impersonation-in-the-browser */
    leaveImpersonation: build.mutation<{ message: string }, string>({
      query: (tokenId) => ({ url: '/impersonate-user/leave', method: 'DELETE', params: { token_id: tokenId } }),
    }),
    /**
     * Live clients whose name contains the text, sorted by name; all without a text.
     * projects.md#choosing-managers-and-clients
     */
    clientOptions: build.query<Reference[], string | void>({
      query: (search) => ({ url: '/clients', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Reference>,
      providesTags: ['Client'],
    }),
    /** Users who may manage a project. docs/domain/projects.md#choosing-managers-and-clients */
    projectManagers: build.query<UserOption[], void>({
      query: () => `/users/role/${ROLES.PROJECT_MANAGER}`,
      transformResponse: rows<UserOption>,
      providesTags: ['User'],
    }),
    /**
     * The caller's projects whose name contains the text, sorted by name; the first ones without a text.
     * docs/domain/roles-and-permissions.md#own-projects
     */
    projectOptions: build.query<Reference[], string | void>({
      query: (search) => ({ url: '/projects', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Reference>,
      providesTags: ['Project'],
    }),
    /**
     * Live contractors and suppliers whose name contains the text, sorted by name; the first ones without a text.
     * docs/domain/parties.md#organisations
     */
    contractorOptions: build.query<Contractor[], string | void>({
      query: (search) => ({ url: '/contractors', params: { ...byName, search: search || undefined } }),
      transformResponse: rows<Contractor>,
      providesTags: ['Contractor'],
    }),
    /**
     * Account codes for a select, sorted by code; project managers may not read them.
     * roles-and-permissions.md#own-projects
     */
    accountCodeOptions: build.query<AccountCode[], void>({
      query: () => ({
        url: '/finance_account_codes',
        params: { per_page: EXPORT_PAGE_SIZE, sort: 'code', order: 'asc' },
      }),
      transformResponse: rows<AccountCode>,
      providesTags: [{ type: 'AccountCode', id: 'LIST' }, 'AccountCode'],
    }),
    /** Every rate of the tax codes with its first day; the server makes the final decision. tax.md#codes-and-days */
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
