const MESSAGE_MAX = 300;
// Databases and JSON parsers quote the rejected value.
const QUOTED = /"[^"]{0,1000}"?|'[^']{0,1000}'?/g;
const ADDRESS = /[^\s@<>()]{1,100}@[^\s@<>()]{1,200}/g;
const CAUSES = 3;

type Described = {
  [key: string]: unknown;
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack: string;
  cause?: Described;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Describes an error for the log: type, message and stack without values. Drivers attach the statement, its parameters
 * and the offending row to their errors; none of these are logged.
 */
export function describeError(error: unknown, causes = CAUSES): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

const withoutValues = (message: string) =>
  (message.split('\n', 1)[0] ?? '').slice(0, MESSAGE_MAX).replace(QUOTED, '…').replace(ADDRESS, '…');

// The message is everything before the first frame.
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s{4}at /.test(line))
    .join('\n');
