import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Failure, orExit } from '../run/failure.mjs';
import { ensurePackages } from '../run/packages.mjs';
import { phase, seconds } from '../run/phase.mjs';
import { inRoot } from '../run/root.mjs';
import { chooseDay } from './days.mjs';
import { complaintsAbout, gates, gatesIn } from './gates.mjs';
import { onEmbedded, parts } from './parts.mjs';
import { watchProgress } from './progress.mjs';
import { runQueue } from './queue.mjs';
import { printGates, printReport, printSlowest } from './report.mjs';
import { greenBefore, rememberGreen } from './resume.mjs';
import { selectionSince } from './since.mjs';
import { isOnlyProved, onlyProved } from './tiers.mjs';

const named = (names) => {
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(`No part is called ${unknown}: there are ${parts.map(({ name }) => name).join(', ')}.`);
  const chosen = parts.filter((part) => wanted.includes(part.name));
  // On a fresh clone there is no build, so parts that need one bring it along.
  const isBuilt = existsSync(inRoot('api/dist/server.js'));
  const missing = isBuilt ? [] : chosen.flatMap(({ after = [] }) => after);
  return parts.filter((part) => chosen.includes(part) || missing.includes(part.name));
};

// A selection of files checks only its own gates; a shard may contain any of them, but need not.
const gatesOf = ({ name }, { words, without, shard }) =>
  shard
    ? []
    : gates
        .filter(({ part, file }) => part === name && (words.length === 0 || words.some((word) => select(word, file))))
        .filter(({ file }) => without.length === 0 || !isOnlyProved(name, `${file}.test`));

const select = (word, file) => file.includes(word) || word.includes(file);

const held = async (part, given) => {
  const result = await part
    .run(given)
    .catch((error) => ({ passed: 0, failed: 1, output: error instanceof Failure ? error.message : error.stack }));
  const told = gatesIn(result.output ?? '');
  const expected = result.notRun ? [] : gatesOf(part, given);
  const complaints = complaintsAbout(expected, told);
  return {
    ...result,
    gates: told,
    failed: (result.failed ?? 0) + complaints.length,
    output: [result.output, ...complaints].join('\n'),
  };
};

const PROVE = 'run prove';

const commandFor = ({ name }, { failedFiles = [] }, tier) =>
  [`npm ${tier} -- --only ${name}`, ...new Set(failedFiles)].join(' ');

async function runPart(part, given, { progress, tier }) {
  const started = Date.now();
  const watched = progress.begin(part);
  const result = await held(part, { ...given, part: part.name, onOutput: watched.take });
  watched.end();
  const time = seconds(Date.now() - started);
  if (result.failed > 0 && result.output) console.log(`\n${part.title}:\n${result.output.trimEnd()}`);
  console.log(
    `${part.title}: ${result.notRun ? `NOT RUN, ${result.notRun}` : `${result.passed} passed, ${result.failed} failed (${time})`}`,
  );
  if (result.failed > 0) console.log(`  Run it alone: ${commandFor(part, result, tier)}`);
  return { ...part, ...result, time };
}

const CORES = availableParallelism();

// Estimated from the seconds of the parts on two cores; it does not allow for a selection of files.
const about = (chosen) => {
  const total = chosen.reduce((sum, { seconds: of, cores = 2 }) => sum + of * Math.min(cores, 2), 0) / 2;
  const longest = Math.max(...chosen.map(({ seconds: of }) => of));
  return `about ${Math.ceil(Math.max(total, longest) / 60)} min on two cores`;
};

/**
 * Runs parts in parallel, all of them even after failures, and ends with tables, the totals and the exit code. `given`
 * returns a part's words, `without` and shard.
 */
async function runParts(chosen, given, { tier, isResumed, isWhole }) {
  const green = isResumed ? await greenBefore() : [];
  const left = chosen.filter(({ name }) => !green.includes(name));
  if (left.length < chosen.length) console.log(`Green before: ${green.join(', ')}.`);
  console.log(`${left.map(({ title }) => title).join(', ')}: ${about(left)}.`);
  console.log(`Today is ${chooseDay()}.`);
  await phase('Packages', ensurePackages);
  const progress = watchProgress();
  const results = await runQueue(left, CORES, async (part, earlier) => {
    const result = await runPart(part, { ...given(part), earlier }, { progress, tier });
    if (isWhole && result.failed === 0 && !result.notRun) await rememberGreen(part.name);
    return result;
  });
  progress.stop();
  printGates(results);
  printSlowest(results);
  process.exitCode = printReport(results) ? 0 : 1;
}

function shardOf(text) {
  if (text === undefined) return undefined;
  const [, of, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!of || Number(of) < 1 || Number(of) > Number(count))
    throw new Failure(`--shard takes a part of all, such as 1/4, not "${text}".`);
  return { of: Number(of), count: Number(count) };
}

// Runs the parts and files that are named or affected by a commit; otherwise the tier's usual ones.
const runSelected = (parameters, { tier, usual, usualFiles, leftOut }) =>
  orExit(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: {
        only: { type: 'string' },
        since: { type: 'string' },
        shard: { type: 'string' },
        resume: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const chosen = values.only ? named(values.only) : parts.filter(usual);
    const shard = shardOf(values.shard);
    const isWhole = tier === PROVE && positionals.length === 0 && !shard && !values.since;
    const how = { tier, isResumed: values.resume && isWhole, isWhole };
    if (!values.since) {
      const given = (part) =>
        positionals.length > 0
          ? { words: positionals, without: [], shard }
          : { words: usualFiles(part), without: leftOut(part), shard };
      return runParts(chosen, given, how);
    }
    const selection = await selectionSince(values.since, onEmbedded());
    const concerned = chosen.filter(({ name }) => selection[name]);
    const others = chosen.filter((part) => !concerned.includes(part));
    if (others.length > 0) console.log(`Not concerned: ${others.map(({ title }) => title).join(', ')}.`);
    return runParts(concerned, (part) => ({ words: selection[part.name], without: leftOut(part), shard }), how);
  });

/**
 * `npm test`: what is needed before merging and by newcomers, or the parts and files that are named or affected by a
 * commit.
 */
export const testProduct = (parameters) =>
  runSelected(parameters, {
    tier: 'test',
    usual: ({ isOnlyInFull }) => !isOnlyInFull,
    usualFiles: ({ shortForm }) => shortForm?.() ?? [],
    leftOut: ({ name }) => onlyProved[name] ?? [],
  });

/** `npm run prove`: everything in full depth, or the parts and files that are named. */
export const proveProduct = (parameters) => {
  process.env.PROVE = '1';
  // A part that cannot run fails, as in CI.
  process.env.CI = 'true';
  return runSelected(parameters, {
    tier: PROVE,
    usual: () => true,
    usualFiles: () => [],
    leftOut: () => [],
  });
};
