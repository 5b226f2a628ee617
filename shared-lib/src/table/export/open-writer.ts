import type { FilePlan, RowsWriter } from './rows-writer';
import type { Port, WriterAnswer, WriterOrder } from './writer-messages';

type Thread = Port<WriterOrder, WriterAnswer> & Pick<Worker, 'onerror' | 'terminate'>;

/** Writes a file in a thread of its own; in this one where there are no threads. */
export async function openWriter(plan: FilePlan): Promise<RowsWriter> {
  if (typeof Worker === 'undefined') return (await import('./create-writer')).createWriter(plan);
  const writer = threadWriter(new Worker(new URL('./export-worker.ts', import.meta.url)));
  await writer.begin(plan);
  return writer;
}

/** A writer at the other end of a thread. Its promises fail when the thread does. */
function threadWriter(thread: Thread) {
  const ask = (order: WriterOrder) =>
    new Promise<Blob | undefined>((answer, fail) => {
      thread.onmessage = ({ data: { file, failure } }) => (failure ? fail(new Error(failure)) : answer(file));
      // Its code did not arrive, or it ran out of memory.
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
