import { hash } from '@node-rs/argon2';

/** A password hash that is fast to verify, for tests that do not measure its cost. */
export const hashCheaply = (password: string) => hash(password, { memoryCost: 64, timeCost: 1 });
