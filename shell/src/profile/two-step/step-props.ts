import { notifyError } from '@siteledger/shared-lib/api';

/** Props of each card: the challenge that allows changes, and handlers for its expiry and for new recovery codes. */
export type StepProps = {
  challenge: string;
  onExpired: () => void;
  onCodes: (codes: readonly string[]) => void;
};

const hasExpired = (error: unknown) =>
  (error as { data?: { errors?: Record<string, unknown> } } | undefined)?.data?.errors?.challenge !== undefined;

/** Shows why a change was refused; if the challenge has expired, the page requests the password again. */
export function refused(error: unknown, { onExpired }: Pick<StepProps, 'onExpired'>) {
  notifyError(error);
  if (hasExpired(error)) onExpired();
}
