type Tried = { passed: number; tried: number; of: string; seed?: number };

/**
 * Prints how many cases a gate passed, in the line that the test's report collects. Throws if the gate had no cases.
 */
export function tellGate(gate: string, { passed, tried, of, seed }: Tried) {
  const withSeed = seed === undefined ? '' : `, seed ${seed}`;
  process.stdout.write(`gate ${gate}: ${passed}/${tried} ${of}${withSeed}\n`);
  if (tried === 0) throw new Error(`The gate ${gate} tried nothing.`);
}
