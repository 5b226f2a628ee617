import type { FilePlan, RowsWriter } from './rows-writer';
import type { Port, WriterAnswer, WriterOrder } from './writer-messages';

type Thread = Port<WriterOrder, WriterAnswer> & Pick<Worker, 'onerror' | 'terminate'>;

/** Opens a writer in a worker, or in the calling thread where there are no workers. */
export async function openWriter(plan: FilePlan): Promise<RowsWriter> {
  if (typeof Worker === 'undefined') return (await import('./create-writer')).createWriter(plan);
  const writer = threadWriter(new Worker(new URL('./export-worker.ts', import.meta.url)));
  await writer.begin(plan);
  return writer;
}

/** A writer in a worker. Its promises reject when the worker fails. */
function threadWriter(thread: Thread) {
  const ask = (order: WriterOrder) =>
    new Promise<Blob | undefined>((answer, fail) => {
      thread.onmessage = ({ data: { file, failure } }) => (failure ? fail(new Error(failure)) : answer(file));
      // Its script did not load, or it ran out of memory.
      thread.onerror = () => fail(new Error('The thread that writes the file has stopped.'));
      thread.postMessage(order);
    });

  return {
    begin: (plan: FilePlan) => ask({ do: 'begin', plan }),
    add: async (rows) => void (await ask({ do: 'add', rows })),
    finish: async (end) => (await ask({ do: 'finish', end }))!,
    dispose: () => thread.terminate(),
  } satisfies RowsWriter & { begin: unknown };
}
