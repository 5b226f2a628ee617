import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { FairLine, type Turn } from './fair-line';

// 64 MiB and 3 passes: about 50 ms an attempt, for us and for a thief with a copy of the database.
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

// Each takes 64 MiB and a core, so a crowd of sign-ins queues instead of exhausting the memory. sessions.md#limits
const line = new FairLine({ parallel: 2, longestWaitMs: 2_000, waiting: 500 });

// The hash of an unknown password. Checking it takes as long as a real one, so the time does not reveal which addresses
// exist.
const OF_NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$HN5umunRqauM6IhlmDvOsQ$oVX9Z1sb4exK03JcFb0LxJsJW5cyIItvwBcNJwPpI3Y';

// The turn for setting a password, whose user has proved who they are, and for checks by the server itself.
const SIGNED_IN: Turn = { source: 'signed in', isKnown: true };

/** Hashes a password; 503 when the queue is too long. */
export const hashPassword = (password: string) => line.run(SIGNED_IN, () => hash(password, COST));

/**
 * Whether a password matches the stored hash; without one it takes as long and is false. 503 when the queue is too
 * long.
 */
export const isPassword = async (password: string, stored: string | undefined, turn = SIGNED_IN) =>
  (await line.run(turn, () => verify(stored ?? OF_NOBODY, password))) && stored !== undefined;
