import { createWriter } from './create-writer';
import type { BareRow, FileEnd, FilePlan, RowsWriter } from './rows-writer';

/** Messages to a writer's worker; it answers each before the next is sent. */
export type WriterOrder =
  { do: 'begin'; plan: FilePlan } | { do: 'add'; rows: BareRow[] } | { do: 'finish'; end: FileEnd };

/** Its answer: the file after `finish`, or the failure. */
export type WriterAnswer = { file?: Blob; failure?: string };

/** One end of the connection to a worker, as seen from either side. */
export type Port<Sent, Received> = {
  postMessage: (message: Sent) => void;
  onmessage: ((event: MessageEvent<Received>) => unknown) | null;
};

/** Runs a writer on the port's messages, inside the worker. */
export function serveWriter(port: Port<WriterAnswer, WriterOrder>) {
  let writer: RowsWriter | undefined;

  const obey = async (order: WriterOrder): Promise<WriterAnswer> => {
    if (order.do === 'begin') writer = createWriter(order.plan);
    if (order.do === 'add') await writer?.add(order.rows);
    return order.do === 'finish' ? { file: await writer?.finish(order.end) } : {};
  };

  port.onmessage = async ({ data }) => {
    port.postMessage(await obey(data).catch((error: unknown) => ({ failure: String(error) })));
  };
}
