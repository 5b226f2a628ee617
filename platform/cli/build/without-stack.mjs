// Node's stack lines, and the block that swc appends to its message.
const FRAMES = /^ +at .+\n?/gm;
const BACKTRACE = /\n+(?:Caused by:\n +.+\n+)?Stack backtrace:\n(?: +.+\n?)*/g;

/** A compiler's message without its stack trace. */
export const withoutStack = (words) => words.replace(BACKTRACE, '\n').replace(FRAMES, '').trim();
