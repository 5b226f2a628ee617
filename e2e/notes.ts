import { appendFileSync, readFileSync } from 'node:fs';

type Note = { gate: string; held: number; tried: number; of?: string };

/** Records how many cases of a gate passed; the end of the run adds up the notes of all workers. */
export const note = (one: Note) => appendFileSync(process.env.E2E_ANSWERS!, `${JSON.stringify(one)}\n`);

/** Counts one fault for the gate of broken remotes; it passes if the checks in `isHeld` do. */
export async function countedFault(isHeld: () => Promise<void>) {
  note({ gate: 'remote faults', held: 0, tried: 1 });
  await isHeld();
  note({ gate: 'remote faults', held: 1, tried: 0 });
}

const notes = () =>
  readFileSync(process.env.E2E_ANSWERS!, 'utf8')
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as Note);

/** Sum of a gate's notes, or null if the run had none of its tests. */
export const noted = (gate: string) => {
  const own = notes().filter((one) => one.gate === gate);
  if (own.length === 0) return null;
  return {
    held: own.reduce((sum, { held }) => sum + held, 0),
    tried: own.reduce((sum, { tried }) => sum + tried, 0),
    of: new Set(own.map((one) => one.of)),
  };
};
