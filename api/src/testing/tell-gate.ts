type Tried = { passed: number; tried: number; of: string; seed?: number };

/** Says how much a gate tried, in the line that the test's report collects; one that tried nothing fails. */
export function tellGate(gate: string, { passed, tried, of, seed }: Tried) {
  const withSeed = seed === undefined ? '' : `, seed ${seed}`;
  process.stdout.write(`gate ${gate}: ${passed}/${tried} ${of}${withSeed}\n`);
  if (tried === 0) throw new Error(`The gate ${gate} tried nothing.`);
}
