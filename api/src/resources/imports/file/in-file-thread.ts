import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { invalid } from '../../../http/errors/errors';
import { doFileWork, type FileReply, type FileWork, type ReadTable } from './file-work';
import { fileProblem, type SourceChoice } from './table';
import { type NewSheet } from './write-sheet';

const MEMORY_MB = 1024;
const LONGEST_MS = 60_000;

const COMPILED = join(__dirname, 'file-worker.js');

// From source a thread would compile the domain for each file, which takes seconds.
const doWork = async (work: FileWork) => (existsSync(COMPILED) ? inThread(work) : doFileWork(work));

/** Reads the table of a file beside the server's thread; a file that cannot be read is a 422 on `file`. */
export async function readInThread(bytes: Uint8Array, entity: ImportEntity, choice: SourceChoice): Promise<ReadTable> {
  const reply = await doWork({ kind: 'read', bytes, entity, choice });
  if ('table' in reply) return reply;
  throw invalid(fileProblem('problem' in reply ? reply.problem : 'The file cannot be read.'));
}

/** Writes a workbook of one sheet beside the server's thread. */
export async function writeInThread(sheet: NewSheet): Promise<Buffer> {
  const reply = await doWork({ kind: 'write', sheet });
  if (!('written' in reply)) throw new Error('The workbook was not written.');
  return Buffer.from(reply.written);
}

/** Does the work in a thread with limits of time and memory, so that a large file neither blocks nor ends the server. */
export function inThread(work: FileWork): Promise<FileReply> {
  const thread = startThread(work);
  return new Promise<FileReply>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: 'The file takes too long to read. Split it.' }), LONGEST_MS);
    thread.once('message', resolve);
    thread.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve({ problem: 'The file is too large to be read. Split it.' })
        : reject(error),
    );
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread ended without a reply.'));
    });
  }).finally(() => void thread.terminate());
}

function startThread(workerData: FileWork) {
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  if (existsSync(COMPILED)) return new Worker(COMPILED, options);
  // A thread does not inherit the loader of sources.
  const source = JSON.stringify(join(__dirname, 'file-worker.ts'));
  const loader = JSON.stringify(require.resolve('tsx/cjs'));
  const code = `require(${loader}); require(${source});`;
  return new Worker(code, { ...options, eval: true, execArgv: ['--conditions=source'] });
}
