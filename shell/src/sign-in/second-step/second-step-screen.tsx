import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import { AnswerPage } from './answer-page';
import { EnrolPage } from './enrol-page';

/** What a screen of the second step is given; `onSignedIn` goes on into the product. */
export type SecondStepProps = { step: SecondFactorStep; onSignedIn: () => void };

/** The step between the password and the session; it arrives apart from the sign-in page, which most people pass without it. */
export const SecondStepScreen = ({ step, onSignedIn }: SecondStepProps) =>
  step.purpose === 'enrol' ? (
    <EnrolPage step={step} onSignedIn={onSignedIn} />
  ) : (
    <AnswerPage step={step} onSignedIn={onSignedIn} />
  );
