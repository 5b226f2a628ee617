import { createWriter } from './create-writer';
import type { BareRow, FileEnd, FilePlan, RowsWriter } from './rows-writer';

/** What a writer's thread is asked for; it answers each before the next is sent. */
export type WriterOrder =
  { do: 'begin'; plan: FilePlan } | { do: 'add'; rows: BareRow[] } | { do: 'finish'; end: FileEnd };

/** What it answers: the file when it was asked to finish, or why it could not. */
export type WriterAnswer = { file?: Blob; failure?: string };

/** The other end of a thread, as both ends see it. */
export type Port<Sent, Received> = {
  postMessage: (message: Sent) => void;
  onmessage: ((event: MessageEvent<Received>) => unknown) | null;
};

/** Writes what comes through the port; what a writer's thread runs. */
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
