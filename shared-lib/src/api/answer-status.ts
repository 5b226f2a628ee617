import type { CallError } from './calls';

const GATEWAY_FAILURES = [502, 503, 504];

/** The HTTP status of a failed call, even if its body is not JSON; undefined without a response. */
export function answerStatus(error: unknown): number | undefined {
  const { status, originalStatus } = error as Partial<CallError> & { originalStatus?: number };
  return typeof status === 'number' ? status : originalStatus;
}

/** Whether the server answered 429: the caller has too many pending calls. errors.md#answers */
export const isTooMany = (error: unknown) => answerStatus(error) === 429;

/** Whether a proxy reports that the server is unreachable or too busy. */
export const isGatewayFailure = (error: unknown) => GATEWAY_FAILURES.includes(answerStatus(error) ?? 0);

/** Whether the server itself failed: 500 and above, except a proxy's errors. */
export const isServerFailure = (error: unknown) => (answerStatus(error) ?? 0) >= 500 && !isGatewayFailure(error);
