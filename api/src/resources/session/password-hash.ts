import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { FairLine, type Turn } from './fair-line';

// 64 MiB and 3 passes: about 50 ms a try, for us as for a thief with a copy of the database.
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

// Each takes 64 MiB and a core; a crowd of sign-ins waits in line instead of taking the server's memory. sessions.md#limits
const line = new FairLine({ parallel: 2, longestWaitMs: 2_000, waiting: 500 });

// Of no password. Checking it costs as much as checking a real one, so that time does not tell which addresses exist.
const OF_NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$HN5umunRqauM6IhlmDvOsQ$oVX9Z1sb4exK03JcFb0LxJsJW5cyIItvwBcNJwPpI3Y';

// Whoever sets a new password has proved who they are; the server itself has nothing to prove.
const SIGNED_IN: Turn = { source: 'signed in', isKnown: true };

/** A password as it is stored; 503 when the line is too long. */
export const hashPassword = (password: string) => line.run(SIGNED_IN, () => hash(password, COST));

/** Whether a password is the stored one; without a stored one it takes as long and is wrong. 503 when the line is too long. */
export const isPassword = async (password: string, stored: string | undefined, turn = SIGNED_IN) =>
  (await line.run(turn, () => verify(stored ?? OF_NOBODY, password))) && stored !== undefined;
