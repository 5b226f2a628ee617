/** A failure that one sentence explains: shown without a stack. */
export class Failure extends Error {}

/** Runs the work; whatever goes wrong ends as a sentence (or a stack, when it is a fault of ours) and exit code 1. */
export const orExit = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
};
