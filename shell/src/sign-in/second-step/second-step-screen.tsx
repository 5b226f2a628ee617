import { AnswerPage } from './answer-page';
import { EnrolPage } from './enrol-page';
import type { SecondStepProps } from './second-step-props';

/** The step between the password and the session, in a separate chunk because most users sign in without it. */
export const SecondStepScreen = ({ step, onSignedIn }: SecondStepProps) =>
  step.purpose === 'enrol' ? (
    <EnrolPage step={step} onSignedIn={onSignedIn} />
  ) : (
    <AnswerPage step={step} onSignedIn={onSignedIn} />
  );
