import fc from 'fast-check';

const KINDS = [
  ...['pay', 'pay', 'pay', 'receive', 'receive', 'batch', 'batch', 'rush', 'rush'],
  ...['change payment', 'change payment', 'delete payment', 'delete payment', 'delete record', 'delete record'],
  ...['write off', 'take back', 'take back', 'move', 'move', 'edit', 'edit', 'bill'],
] as const;

export type CommandKind = (typeof KINDS)[number];

/** A caller's command: `pick` and `other` choose existing records, `part` of `of` is the share of an amount. */
const fields = {
  pick: fc.nat(),
  other: fc.nat(),
  part: fc.integer({ min: 1, max: 7 }),
  of: fc.integer({ min: 2, max: 12 }),
  /** Whether it is sent again with its key: at once, after the reply, or never. */
  again: fc.constantFrom('together', 'later', 'never', 'never'),
};

const command = fc.record({ ...fields, kind: fc.constantFrom(...KINDS) });

export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Commands for several callers; each sends its own in order, all callers at once. */
export const commandsOf = (callers: number, each: number) =>
  fc.array(fc.array(command, { minLength: each, maxLength: each, size: 'max' }), {
    minLength: callers,
    maxLength: callers,
    size: 'max',
  });

const KEYED = ['pay', 'receive', 'batch', 'batch', 'move'] as const;

/** Commands with keys for repeated small payments that never exhaust a balance. */
export const keyedCommands = (callers: number) =>
  fc.array(
    fc.array(fc.record({ ...fields, kind: fc.constantFrom(...KEYED), of: fc.integer({ min: 500, max: 900 }) }), {
      minLength: 60,
      maxLength: 60,
      size: 'max',
    }),
    { minLength: callers, maxLength: callers, size: 'max' },
  );
