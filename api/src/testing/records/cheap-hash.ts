import { hash } from '@node-rs/argon2';

/** A password hash that is cheap to check, for tests that are not about its cost. */
export const hashCheaply = (password: string) => hash(password, { memoryCost: 64, timeCost: 1 });
