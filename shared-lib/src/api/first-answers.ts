import type { Middleware } from '@reduxjs/toolkit';
import { bearerToken } from '@siteledger/shared-lib/session';

type FirstAnswer = { body: unknown; date: string | null };

/** Answers to calls that were made before this code arrived. */
export type FirstAnswers = {
  /** The answer to a call with this token, once; undefined when it was not made, or did not succeed. */
  take: (url: string, token: string | null) => Promise<FirstAnswer | undefined> | undefined;
  /** Drops the answers not taken yet. */
  drop: () => void;
};

let answers: FirstAnswers | undefined;

/** Lets the slice take its first answers from the page's first script instead of making the calls again. */
export function takeFirstAnswersFrom(source: FirstAnswers) {
  answers = source;
}

/** The answer to a GET that was made already; undefined when it has to be made. */
export const takeFirstAnswer = (url: string) => answers?.take(url, bearerToken());

/** Called before a change, which may make the other answers stale. */
export const dropFirstAnswers = () => answers?.drop();

/** `meta` of a query whose answer the page had already. */
export const FIRST_ANSWER = { isFirst: true } as const;

const isFirstAnswer = (action: unknown) =>
  (action as { meta?: { baseQueryMeta?: Partial<typeof FIRST_ANSWER> } }).meta?.baseQueryMeta?.isFirst === true;

/**
 * Tells components of a first answer at once, so that the first paint has it. Of other answers they learn with the next
 * frame, unless an action that RTK does not batch follows.
 */
export const showFirstAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isFirstAnswer(action)) dispatch({ type: 'api/firstAnswerShown' });
    return result;
  };
