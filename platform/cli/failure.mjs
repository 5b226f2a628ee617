/** A failure that one sentence explains: shown without a stack. */
export class Failure extends Error {}

// Of what the caller typed Node says by itself, in one sentence, what is wrong.
const isExplained = (error) => error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS');

/** Runs the work; whatever goes wrong ends as a sentence (or a stack, when it is a fault of ours) and exit code 1. */
export const orExit = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(isExplained(error) ? error.message : error);
    process.exitCode = 1;
  }
};
