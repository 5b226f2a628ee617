import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import { AnswerPage } from './answer-page';
import { EnrolPage } from './enrol-page';

/** Props of a second-step screen; `onSignedIn` continues into the product. */
export type SecondStepProps = { step: SecondFactorStep; onSignedIn: () => void };

/** The step between the password and the session, in a separate chunk because most users sign in without it. */
export const SecondStepScreen = ({ step, onSignedIn }: SecondStepProps) =>
  step.purpose === 'enrol' ? (
    <EnrolPage step={step} onSignedIn={onSignedIn} />
  ) : (
    <AnswerPage step={step} onSignedIn={onSignedIn} />
  );
