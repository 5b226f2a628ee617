import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { benches } from '../../bench/benches.mjs';
import { oxlint } from '../lint/oxlint.mjs';
import { run } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { inRoot, root } from '../run/root.mjs';
import { selectedFiles } from './selection.mjs';

const tool = (...path) => inRoot('node_modules', ...path);
const node = (parameters, options) => run(process.execPath, parameters, options);
const count = (text, pattern) => (text.match(pattern) ?? []).length;

// Runs a tool that writes its counts to a file, so that its output stays readable for people.
const withReport = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-test-'));
  const path = join(folder, 'report.json');
  try {
    const { output } = await work(path);
    if (!existsSync(path)) throw new Failure(output);
    return { output, report: JSON.parse(readFileSync(path, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Type-checks the two TypeScript projects: the browser's parts, and the API. */
export const types = async () => {
  const projects = ['tsconfig.json', 'api/tsconfig.json'];
  const compile = (project) => node([tool('typescript-native', 'bin', 'tsc'), '--noEmit', '-p', project]);
  const results = await Promise.all(projects.map(compile));
  return {
    passed: results.filter(({ code }) => code === 0).length,
    failed: results.reduce(
      (errors, { code, output }) => errors + (code === 0 ? 0 : Math.max(1, count(output, /error TS/g))),
      0,
    ),
    output: results.map(({ output }) => output).join(''),
  };
};

const cachedIn = (name) => ['--cache', '--cache-location', tool('.cache', name)];

const typedLint = async () =>
  (await oxlint(root)).map(({ file, line, column, message, rule }) => ({
    file,
    lines: [`${file}:${line}:${column} ${message} (${rule})`],
  }));

const codeLint = async () => {
  const { report } = await withReport((path) =>
    node([
      ...[tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0', ...cachedIn('eslint/')],
      ...['--format', 'json', '-o', path],
    ]),
  );
  return report.map(({ filePath, messages }) => ({
    file: filePath,
    lines: messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${message} (${ruleId})`),
  }));
};

const styleLint = async () => {
  const { report } = await withReport((path) =>
    node([
      ...[tool('stylelint', 'bin', 'stylelint.mjs'), '**/*.css', ...cachedIn('stylelint/')],
      ...['--formatter', 'json', '--output-file', path],
    ]),
  );
  return report.map(({ source, warnings }) => ({
    file: source,
    lines: warnings.map(({ line, column, text }) => `${source}:${line}:${column} ${text}`),
  }));
};

/** Runs oxlint and ESLint on the code and stylelint on the style sheets; each file counts as one test. */
export const lint = async () => {
  const looks = [...(await typedLint()), ...(await codeLint()), ...(await styleLint())];
  const files = new Set(looks.map(({ file }) => file));
  const complaints = looks.filter(({ lines }) => lines.length > 0);
  const wrong = new Set(complaints.map(({ file }) => file));
  return {
    passed: files.size - wrong.size,
    failed: wrong.size,
    output: complaints.flatMap(({ lines }) => lines).join('\n'),
  };
};

/** Runs Prettier on everything; each file that differs is one failure. */
export const format = async () => {
  const { code, output } = await node([
    ...[tool('prettier', 'bin', 'prettier.cjs'), '--list-different', ...cachedIn(join('prettier', 'cache')), '.'],
  ]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : Math.max(1, count(output, /\n/g)), output };
};

/** Runs the tests of the scripts and commands; words select files. */
export const scripts = async (given) => {
  // Listed by name, because Node would otherwise treat this script as a test.
  const files = ['scripts', 'platform', 'shell/build']
    .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.test.mjs'));
  const paths = selectedFiles(files, given).map((name) => inRoot(name));
  const { output } = await node(['--test', '--test-reporter=tap', ...paths], given);
  const read = (name) => Number(output.match(new RegExp(`^# ${name} (\\d+)`, 'm'))?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail') + read('cancelled'), output };
};

// In a group, each file is a `describe` named by its path.
const filesIn = ({ name, startTime, endTime, assertionResults }) => {
  if (!name.includes('/test-groups/')) return [{ name: relative(root, name), ms: endTime - startTime }];
  const times = new Map();
  for (const { ancestorTitles, duration } of assertionResults)
    times.set(ancestorTitles[0], (times.get(ancestorTitles[0]) ?? 0) + (duration ?? 0));
  return [...times].map(([file, ms]) => ({ name: file, ms }));
};

// Cores for this process while another part uses the rest.
const HALF = Math.max(1, Math.floor(availableParallelism() / 2));

const failedIn = ({ name, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ ancestorTitles: [file] }) => file);
  return name.includes('/test-groups/') && failed.length > 0 ? failed : [relative(root, name)];
};

/** Runs some of Jest's projects, their files in groups; further words select files. */
export const jest = async (projects, { part, words, without, shard, onOutput }, env) => {
  const { output, report } = await withReport((path) =>
    node(
      [
        // Tests create many short-lived objects: a larger young generation makes tests of screens 8 % faster.
        ...['--max-semi-space-size=64', tool('jest', 'bin', 'jest.js'), '--selectProjects', ...projects],
        ...['--maxWorkers', String(HALF)],
        ...['--json', '--outputFile', path],
      ],
      { env: { ...env, TEST_GROUPS: JSON.stringify({ part, words, without, shard }) }, onOutput },
    ),
  );
  // A file that fails to load has no tests to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const files = report.testResults.flatMap(filesIn);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    output,
    files,
    failedFiles: report.testResults.filter(({ status }) => status === 'failed').flatMap(failedIn),
  };
};

/** Builds the product as it is served. */
export const build = async () => {
  const { code, output } = await node([inRoot('platform', 'cli', 'main.mjs'), 'build']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

const durationOf = (specs) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, { duration }) => total + duration, 0);

const hasFailed = ({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status));

/** Runs Playwright on the built product; further words select files, `without` has the tags of tests to leave out. */
export const endToEnd = async ({ words, without, shard, onOutput }, chromium) => {
  const { output, report } = await withReport((path) =>
    node(
      [
        ...[tool('@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e', '--reporter', 'list,json'],
        ...(shard ? ['--shard', `${shard.of}/${shard.count}`] : []),
        ...without.flatMap((tag) => ['--grep-invert', tag]),
        ...words,
      ],
      { env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path }, onOutput },
    ),
  );
  const { expected, unexpected, flaky } = report.stats;
  const files = report.suites.map(({ file, specs }) => ({ name: `e2e/${file}`, ms: durationOf(specs) }));
  const failedFiles = report.suites.filter(({ specs }) => specs.some(hasFailed)).map(({ file }) => file);
  return { passed: expected, failed: unexpected + flaky + report.errors.length, output, files, failedFiles };
};

/** Restarts servers one after the other behind nginx under load. */
export const rollingRestart = async () => {
  const { code, output } = await node([inRoot('scripts', 'prove', 'rolling-restart.mjs')]);
  const [, notRun] = output.match(/^NOT RUN: (.+)/m) ?? [];
  return { passed: code === 0 ? 1 : 0, failed: code === 0 || notRun ? 0 : 1, output, notRun };
};

/** Runs every bench in its small form, or the selected ones; only checks that each completes, whatever its figures. */
export const bench = async (given) => {
  const names = selectedFiles(Object.keys(benches), given);
  if (names.length === 0) return { passed: 0, failed: 0 };
  const { output } = await node([inRoot('bench', 'run.mjs'), '--small', ...names], given);
  const [, passed = 0, failed = names.length] = output.match(/^Benches: (\d+) completed, (\d+) failed/m) ?? [];
  return { passed: Number(passed), failed: Number(failed), output };
};
