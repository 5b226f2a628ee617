import { answers, refusal, type ReceivedCall } from '@siteledger/shared-lib/testing';

type Answer = object | ((call: ReceivedCall) => object);

/** Answers the saves of a project in a test, and no preview; returns the saves received so far, the latest last. */
export function answersSaves(path: `/${string}`, answer: Answer): ReceivedCall[] {
  const saves: ReceivedCall[] = [];
  answers(`PUT ${path}`, (call) => {
    if ((call.body as { preview?: boolean }).preview) return refusal(422, { errors: {} });
    saves.push(call);
    return typeof answer === 'function' ? (answer as (call: ReceivedCall) => object)(call) : answer;
  });
  return saves;
}
