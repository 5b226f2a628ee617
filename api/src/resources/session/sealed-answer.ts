import { createHmac } from 'node:crypto';
import { type TokenPair } from '@siteledger/shared-lib/domain';
import { seal, unseal } from '../../secrets/seal';

/** What only the browser that refreshed has: of both the server stores SHA-256 alone. */
type Proof = { refresh_token: string; nonce: string };

const keyOf = ({ refresh_token, nonce }: Proof) => createHmac('sha256', refresh_token).update(nonce).digest();

const purposeOf = (sessionId: string) => `refresh:${sessionId}`;

/** Seals the answer to a refresh, so that neither the database nor the key of the server gives its tokens away. */
export const sealAnswer = (proof: Proof, answer: TokenPair) =>
  seal(keyOf(proof), purposeOf(answer.token_id), JSON.stringify(answer));

/** The answer that was sealed with the same token and nonce. */
export const openAnswer = (proof: Proof, sessionId: string, sealed: Buffer) =>
  JSON.parse(unseal(keyOf(proof), purposeOf(sessionId), Buffer.from(sealed))) as TokenPair;
