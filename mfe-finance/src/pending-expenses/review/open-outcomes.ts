import type { UnknownReason } from '../batch/batch';

/** Texts for a batch with an open outcome, in its dialog and above the list, with the next step. */
export const OPEN_OUTCOMES: Readonly<
  Record<UnknownReason, { thisPayment: string; lastPayment: string; whatToDo: string }>
> = {
  unanswered: {
    thisPayment: "We couldn't confirm the payment.",
    lastPayment: "We couldn't confirm your last payment.",
    whatToDo: 'Retrying is safe; nothing is paid twice.',
  },
  'server-failed': {
    thisPayment: 'The server failed while recording the payment.',
    lastPayment: 'The server failed while recording your last payment.',
    whatToDo:
      'It may or may not be recorded. Retrying is safe; nothing is paid twice. If it fails again, contact the admin.',
  },
};
