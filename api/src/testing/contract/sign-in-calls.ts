import { type Client, type Reply } from '../apps/client';

export const EMAIL = 'aisyah@example.test';
export const PASSWORD = 'old horse';

export const times = (number: number) => Array.from({ length: number }, (_, index) => index);

/** Sends requests a few at a time, so that a busy machine refuses none. */
export async function inCrowds(number: number, call: (index: number) => Promise<Reply>, atOnce = 20) {
  const replies: Reply[] = [];
  while (replies.length < number) {
    const crowd = times(Math.min(atOnce, number - replies.length)).map((index) => replies.length + index);
    replies.push(...(await Promise.all(crowd.map(call))));
  }
  return replies;
}

/** A request of a sign-in: address, user, password, and the cookie of a known device. */
export type Call = { from: string; email?: string; password?: string; mark?: string; by?: Client };

/** Headers as a proxy would send them. */
export const headers = ({ from, mark }: Pick<Call, 'from' | 'mark'>) => ({
  'x-forwarded-for': from,
  ...(mark && { cookie: `siteledger_device=${mark}` }),
});

/** The cookie set by a reply, with its attributes. */
export const cookieOf = ({ headers: sent }: Reply) => [sent['set-cookie']].flat().join('; ');

/** The device cookie's value. */
export const markOf = (reply: Reply) => /siteledger_device=([^;]+)/.exec(cookieOf(reply))?.[1];

/** Sign-ins, wrong guesses and password links, for the user above by default. */
export function signInCalls(api: () => Client) {
  const signIn = ({ email = EMAIL, password = PASSWORD, by = api(), ...call }: Call) =>
    by.post('/login', { email, password }, headers(call));
  return {
    signIn,
    guess: (call: Call) => signIn({ password: 'wrong horse', ...call }),
    forgot: ({ email = EMAIL, ...call }: Call) => api().post('/forgot-password', { email }, headers(call)),
  };
}
