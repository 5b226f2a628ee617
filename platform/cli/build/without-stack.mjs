// Lines of Node's, and the block that swc adds to its own message.
const FRAMES = /^ +at .+\n?/gm;
const BACKTRACE = /\n+(?:Caused by:\n +.+\n+)?Stack backtrace:\n(?: +.+\n?)*/g;

/** What a compiler says, without where in the compiler it was said. */
export const withoutStack = (words) => words.replace(BACKTRACE, '\n').replace(FRAMES, '').trim();
