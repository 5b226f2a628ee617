/** Formats seconds for display: "0.4 s", "41.2 s". */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs one phase and prints a line with its outcome and duration. */
export const phase = async (name, work) => {
  const started = Date.now();
  const outcome = await work();
  console.log(`${name}: ${outcome} (${seconds(Date.now() - started)})`);
};
