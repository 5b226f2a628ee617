import { type Algorithm, hash, verify } from '@node-rs/argon2';

// 64 MiB and 3 passes: about 50 ms a try, for us as for who guesses.
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

// Each takes 64 MiB and a core; a crowd of sign-ins waits in line instead of taking the server's memory.
const PARALLEL = 2;
let running = 0;
const waiting: (() => void)[] = [];

// Of no password. Checking it costs as much as checking a real one, so that time does not tell which addresses exist.
const OF_NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$HN5umunRqauM6IhlmDvOsQ$oVX9Z1sb4exK03JcFb0LxJsJW5cyIItvwBcNJwPpI3Y';

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A password as it is stored. */
export const hashPassword = (password: string) => inLine(() => hash(password, COST));

/** Whether a password is the stored one; without a stored one it takes as long and is wrong. */
export const isPassword = async (password: string, stored: string | undefined) =>
  (await inLine(() => verify(stored ?? OF_NOBODY, password))) && stored !== undefined;
