import { seal, unseal } from '../secrets/seal';

/** A mail's text as stored: sealed, or plain from an older version; both null once the text was erased. */
export type StoredText = { uuid: string; body: string | null; sealed_body: Buffer | null };

const purposeOf = (uuid: string) => `mail:${uuid}`;

/** Seals a mail's text, so that a reader of the database or a dump cannot use its links. */
export const sealText = (key: Buffer, { uuid, body }: { uuid: string; body: string }) =>
  seal(key, purposeOf(uuid), body);

/** The text of a stored mail, null once erased; throws when it was sealed with another key. */
export function textOf(key: Buffer, { uuid, body, sealed_body }: StoredText): string | null {
  if (sealed_body === null) return body;
  try {
    return unseal(key, purposeOf(uuid), Buffer.from(sealed_body));
  } catch {
    throw new Error('The text was sealed with another SECRET_KEY.');
  }
}

/** Like `textOf`, but null when it was sealed with another key. */
export function readableText(key: Buffer, mail: StoredText): string | null {
  try {
    return textOf(key, mail);
  } catch {
    return null;
  }
}
