import { HTTP_TIMEOUT_MS } from '@siteledger/shared-lib/domain';
import { apiUrl } from './api-url';

/** Posts JSON, with a token only if given, and a timeout of 60 s. docs/domain/calls.md */
export const postJson = (path: string, body: unknown, token?: string) =>
  fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    // Signing out sends the request while the page is being left.
    keepalive: true,
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  });
