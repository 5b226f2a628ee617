import { createHmac } from 'node:crypto';
import { type TokenPair } from '@siteledger/shared-lib/domain';
import { seal, unseal } from '../../secrets/seal';

/** Known only to the browser that refreshed: the server stores SHA-256 of both. */
type Proof = { refresh_token: string; nonce: string };

const keyOf = ({ refresh_token, nonce }: Proof) => createHmac('sha256', refresh_token).update(nonce).digest();

const purposeOf = (sessionId: string) => `refresh:${sessionId}`;

/** Seals the response to a refresh, so that neither the database nor the server's key reveals its tokens. */
export const sealAnswer = (proof: Proof, answer: TokenPair) =>
  seal(keyOf(proof), purposeOf(answer.token_id), JSON.stringify(answer));

/** Opens a response sealed with the same token and nonce. */
export const openAnswer = (proof: Proof, sessionId: string, sealed: Buffer) =>
  JSON.parse(unseal(keyOf(proof), purposeOf(sessionId), Buffer.from(sealed))) as TokenPair;
