/** A failure that one sentence explains; printed without a stack. */
export class Failure extends Error {}

// Node's own errors about command-line arguments already explain themselves in one sentence.
const isExplained = (error) => error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS');

/**
 * Runs the work; any error is printed as a sentence (or with a stack, if it is an internal fault) and gives exit code
 * 1.
 */
export const orExit = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(isExplained(error) ? error.message : error);
    process.exitCode = 1;
  }
};
