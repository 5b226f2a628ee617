import { parseArgs } from 'node:util';
import { Failure, orExit } from '../run/failure.mjs';
import { ensurePackages } from '../run/packages.mjs';
import { phase, seconds } from '../run/phase.mjs';
import { complaintsAbout, gates, gatesIn } from './gates.mjs';
import { onEmbedded, parts } from './parts.mjs';
import { printGates, printReport, printSlowest } from './report.mjs';
import { selectionSince } from './since.mjs';

const named = (names) => {
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(`No part is called ${unknown}: there are ${parts.map(({ name }) => name).join(', ')}.`);
  return parts.filter((part) => wanted.includes(part.name));
};

// Who runs a selection of files runs a selection of gates.
const gatesOf = ({ name }, words) =>
  gates.filter(({ part, file }) => part === name && (words.length === 0 || words.some((word) => select(word, file))));

const select = (word, file) => file.includes(word) || word.includes(file);

const held = async (part, words, earlier) => {
  const result = await part
    .run({ words, earlier })
    .catch((error) => ({ passed: 0, failed: 1, output: error instanceof Failure ? error.message : error.stack }));
  const told = gatesIn(result.output ?? '');
  const expected = result.notRun ? [] : gatesOf(part, words);
  const complaints = complaintsAbout(expected, told);
  return {
    ...result,
    gates: told,
    failed: (result.failed ?? 0) + complaints.length,
    output: [result.output, ...complaints].join('\n'),
  };
};

const runPart = async (part, words, earlier) => {
  const started = Date.now();
  console.log(`\n${part.title} …`);
  const result = await held(part, words, earlier);
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

/** Runs parts in order, all of them whatever fails, and ends with tables, the totals and the exit code; words select files. */
export async function runParts(chosen, wordsOf) {
  await phase('Packages', ensurePackages);
  const results = [];
  for (const beside of sideBySide(chosen))
    results.push(...(await Promise.all(beside.map((part) => runPart(part, wordsOf(part), results)))));
  printGates(results);
  printSlowest(results);
  process.exitCode = printReport(results) ? 0 : 1;
}

// Of each part the files that what has changed since a commit concerns.
async function runSince(commit, chosen) {
  const selection = await selectionSince(commit, onEmbedded());
  const concerned = chosen.filter(({ name }) => selection[name]);
  const others = chosen.filter((part) => !concerned.includes(part));
  if (others.length > 0) console.log(`Not concerned: ${others.map(({ title }) => title).join(', ')}.`);
  await runParts(concerned, ({ name }) => selection[name]);
}

// The parts and the files that are named; else `usual` parts, and of each the files that `usualFiles` gives.
const runSelected = (parameters, { usual, usualFiles }) =>
  orExit(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { only: { type: 'string' }, since: { type: 'string' } },
      allowPositionals: true,
    });
    const chosen = values.only ? named(values.only) : parts.filter(usual);
    if (values.since) await runSince(values.since, chosen);
    else await runParts(chosen, (part) => (positionals.length > 0 ? positionals : usualFiles(part)));
  });

/** `npm test`: everything, the parts and files that are named, or what changes since a commit concern. */
export const testProduct = (parameters) =>
  runSelected(parameters, {
    usual: ({ isOnlyInFull }) => !isOnlyInFull,
    usualFiles: ({ shortForm }) => shortForm?.() ?? [],
  });

const gateFilesOf = ({ name }) => gates.filter(({ part }) => part === name).map(({ file }) => file);

/** `npm run prove`: every gate in full, none missing, or those of the parts and files that are named. */
export const proveProduct = (parameters) => {
  process.env.PROVE = '1';
  // A part that cannot run is red, as where nobody reads along.
  process.env.CI = 'true';
  return runSelected(parameters, {
    usual: (part) => part.name === 'build' || part.isOnlyInFull || gateFilesOf(part).length > 0,
    usualFiles: gateFilesOf,
  });
};
