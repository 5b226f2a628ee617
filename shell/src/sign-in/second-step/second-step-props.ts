import type { SecondFactorStep } from '@siteledger/shared-lib/domain';

/** Props of a second-step screen; `onSignedIn` continues into the product. */
export type SecondStepProps = { step: SecondFactorStep; onSignedIn: () => void };
