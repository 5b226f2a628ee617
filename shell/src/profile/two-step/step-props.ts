import { notifyError } from '@siteledger/shared-lib/api';

/** What each card is given: the right to change things, and what to do when it is over or recovery codes came. */
export type StepProps = {
  challenge: string;
  onExpired: () => void;
  onCodes: (codes: readonly string[]) => void;
};

const hasExpired = (error: unknown) =>
  (error as { data?: { errors?: Record<string, unknown> } } | undefined)?.data?.errors?.challenge !== undefined;

/** Shows why a change was refused; when the right to it is over, the password is asked for again. */
export function refused(error: unknown, { onExpired }: Pick<StepProps, 'onExpired'>) {
  notifyError(error);
  if (hasExpired(error)) onExpired();
}
