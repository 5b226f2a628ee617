import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A call below the API base. */
export type Call = {
  /** Path below the API base, such as `/projects`. */
  url: string;
  /** By default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, but a `FormData` unchanged. */
  body?: unknown;
  /** Query parameters; `undefined` values are omitted. */
  params?: Record<string, unknown>;
  /**
   * The version read; PUT and DELETE send it as `If-Match`. The server answers 409 to a stale one. calls.md#versions
   */
  version?: number;
  /**
   * Only for a screen that manages the key of a POST; every other POST of a mutation gets one automatically.
   * docs/domain/calls.md#the-same-call-twice
   */
  idempotencyKey?: string;
  /** Parses the response body; by default as JSON. */
  responseHandler?: 'json' | 'text' | ((response: Response) => Promise<unknown>);
};

/** Body of an error response, in any of its shapes. docs/domain/errors.md#answers */
export type ErrorBody = {
  message?: string;
  data?: { err_msg?: string; message?: string };
  errors?: Record<string, string[]>;
};

/** Error of a failed call: status and body of the response, or the reason why there was none. */
export type CallError = FetchBaseQueryError;
