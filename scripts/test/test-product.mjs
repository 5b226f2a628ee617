import { parseArgs } from 'node:util';
import { Failure, orExit } from '../run/failure.mjs';
import { ensurePackages } from '../run/packages.mjs';
import { phase, seconds } from '../run/phase.mjs';
import { parts } from './parts.mjs';
import { printReport } from './report.mjs';

const choose = (names) => {
  if (!names) return parts;
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(`No part is called ${unknown}: there are ${parts.map(({ name }) => name).join(', ')}.`);
  return parts.filter((part) => wanted.includes(part.name));
};

const runPart = async (part, words, earlier) => {
  const started = Date.now();
  console.log(`\n${part.title} …`);
  const result = await part
    .run({ words, earlier })
    .catch((error) => ({ passed: 0, failed: 1, output: error instanceof Failure ? error.message : error.stack }));
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  const time = seconds(Date.now() - started);
  console.log(
    result.notRun ? `  NOT RUN: ${result.notRun}` : `  ${result.passed} passed, ${result.failed} failed (${time})`,
  );
  return { ...part, ...result, time };
};

// Parts in a row that each keep one core busy share the time.
const sideBySide = (chosen) =>
  chosen.reduce((groups, part) => {
    const last = groups.at(-1);
    if (part.keepsOneCoreBusy && last?.[0].keepsOneCoreBusy) last.push(part);
    else groups.push([part]);
    return groups;
  }, []);

/** Runs the parts in order, all of them whatever fails, and ends with a table, the totals and the exit code. */
export const testProduct = (parameters) =>
  orExit(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { only: { type: 'string' } },
      allowPositionals: true,
    });
    const chosen = choose(values.only);
    await phase('Packages', ensurePackages);
    const results = [];
    for (const beside of sideBySide(chosen))
      results.push(...(await Promise.all(beside.map((part) => runPart(part, positionals, results)))));
    process.exitCode = printReport(results) ? 0 : 1;
  });
