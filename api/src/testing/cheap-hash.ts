import { hash } from '@node-rs/argon2';

/** A stored password that costs next to nothing to check, where a test is not about what a check costs. */
export const hashCheaply = (password: string) => hash(password, { memoryCost: 64, timeCost: 1 });
