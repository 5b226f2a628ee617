import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A call below the API base. */
export type Call = {
  /** Path below the base, such as `/projects`. */
  url: string;
  /** `GET` unless it says otherwise. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, a `FormData` as it is. */
  body?: unknown;
  /** Query parameters; `undefined` ones are left out. */
  params?: Record<string, unknown>;
  /** The version that was read; sent as `If-Match` with PUT and DELETE, a stale one is answered 409. calls.md#versions */
  version?: number;
  /**
   * Only where a screen keeps the key of a POST by itself; every other POST of a mutation gets one.
   * docs/domain/calls.md#the-same-call-twice
   */
  idempotencyKey?: string;
  /** How the body of the answer is read: JSON unless it is a file. */
  responseHandler?: 'json' | 'text' | ((response: Response) => Promise<unknown>);
};

/** The body of an error answer, in any of its shapes. docs/domain/errors.md#answers */
export type ErrorBody = {
  message?: string;
  data?: { err_msg?: string; message?: string };
  errors?: Record<string, string[]>;
};

/** What a failed call leaves: the status and body of the answer, or why there was none. */
export type CallError = FetchBaseQueryError;
