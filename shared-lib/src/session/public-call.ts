import { SERVICE_BUSY, type FieldMessages } from '@siteledger/shared-lib/domain';
import { postJson } from './post-json';

/** Refusal of a call: messages by field (a wrong login is on `email`), else one message. sessions.md#calls */
export type Refusal = { errors?: FieldMessages; message?: string };

/** The response body, or the refusal. */
export type Outcome<Body> = { body: Body; refusal?: undefined } | { body?: undefined; refusal: Refusal };

const SOMETHING_WENT_WRONG = 'Something went wrong.';

const OFFLINE = 'You are offline. Check the connection and try again.';

/** Posts to an endpoint that needs no session. Never throws. docs/domain/sessions.md#calls */
export async function postPublic<Body extends object>(path: string, sent: object): Promise<Outcome<Body>> {
  try {
    const answer = await postJson(path, sent);
    const body = bodyOf(await answer.text()) as Body & Refusal;
    return answer.ok ? { body } : { refusal: refusalOf(answer.status, body) };
  } catch {
    return { refusal: { message: navigator.onLine ? SOMETHING_WENT_WRONG : OFFLINE } };
  }
}

const LONGEST_TEXT = 500;

/** A body that is short plain text to show; undefined for an empty one, HTML or a long one. */
export function readable(body: string) {
  const text = body.trim();
  return text !== '' && text.length <= LONGEST_TEXT && !text.startsWith('<') ? text : undefined;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: readable(text) };
  }
}

// From the server, or from its proxy while the server restarts.
const BUSY = [502, 503, 504];

// Error texts of 500 and above are not shown to users.
function refusalOf(status: number, { errors, message }: Refusal): Refusal {
  if (BUSY.includes(status)) return { message: SERVICE_BUSY };
  return status >= 500 || !(errors || message) ? { message: SOMETHING_WENT_WRONG } : { errors, message };
}
