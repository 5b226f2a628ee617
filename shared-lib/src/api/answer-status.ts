import type { CallError } from './calls';

const GATEWAY_FAILURES = [502, 503, 504];

/** The HTTP status of a failed call, also where its body is no JSON; undefined when no reply came. */
export function answerStatus(error: unknown): number | undefined {
  const { status, originalStatus } = error as Partial<CallError> & { originalStatus?: number };
  return typeof status === 'number' ? status : originalStatus;
}

/** Whether the server asks to try again later, because the caller has too many calls under way. errors.md#answers */
export const isTooMany = (error: unknown) => answerStatus(error) === 429;

/** Whether a proxy says that it reached no server, or one that was too busy. */
export const isGatewayFailure = (error: unknown) => GATEWAY_FAILURES.includes(answerStatus(error) ?? 0);

/** Whether the server itself replied that it failed, which is not the same as no reply: 500 and above, a proxy's excepted. */
export const isServerFailure = (error: unknown) => (answerStatus(error) ?? 0) >= 500 && !isGatewayFailure(error);
