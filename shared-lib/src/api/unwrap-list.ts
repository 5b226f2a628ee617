import type { ListReply } from '@siteledger/shared-lib/domain';

type Body = { data?: unknown } & Record<string, unknown>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A list from `data` as well as from `data.data`, for an API that wraps once more; anything else as it came.
 * docs/domain/lists-and-search.md#the-reply
 */
export function unwrapList(body: unknown) {
  if (!isBody(body) || !isBody(body.data) || !Array.isArray(body.data.data)) return body;
  return { ...body, ...body.data } as unknown as ListReply<unknown>;
}
