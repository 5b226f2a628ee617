import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { read, utils, write, type WorkBook } from 'xlsx';
import { runWaitingImports } from '../../resources/imports/run/run-waiting-imports';
import { type Client } from '../apps/client';
import { holdToDescription } from '../apps/hold-to-description';
import { type TestApp } from '../apps/with-app';

const BOUNDARY = 'a-boundary-of-the-test';

const part = (name: string, content: Buffer, more = '') => [
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
  content,
  Buffer.from('\r\n'),
];

/** A form with a file to import. */
export const importForm = (entity: string, content: Buffer, name = 'file.csv') => ({
  payload: Buffer.concat([
    ...part('entity', Buffer.from(entity)),
    ...part('file', content, `; filename="${name}"`),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
  type: `multipart/form-data; boundary=${BOUNDARY}`,
});

/** Uploads a file to import. */
export async function upload(
  server: TestApp,
  api: Client,
  entity: ImportEntity,
  content: Buffer | string,
  name?: string,
) {
  const { payload, type } = importForm(entity, Buffer.from(content as string), name);
  const url = '/api/v2/imports';
  const reply = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${api.token}`, 'content-type': type },
  });
  const body = reply.json();
  await holdToDescription(
    server.app,
    { method: 'POST', url },
    { status: reply.statusCode, body, headers: reply.headers },
  );
  return { status: reply.statusCode, body, headers: reply.headers };
}

/** A workbook of one sheet. */
export function workbook(rows: readonly (readonly unknown[])[], change: (book: WorkBook) => void = () => undefined) {
  const book = utils.book_new(utils.aoa_to_sheet(rows as unknown[][]), 'Sheet1');
  change(book);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Does the waiting work of imports, as a server does in the background. */
export async function runImports({ db }: Pick<TestApp, 'db'>, now = '2026-07-01T10:00:00+08:00') {
  const errors: unknown[] = [];
  await runWaitingImports(db, { clock: () => new Date(now), report: (error) => errors.push(error) });
  if (errors.length > 0) throw errors[0];
}

/** Uploads a file and checks it with the mapping that the server proposes. */
export async function checked(server: TestApp, api: Client, entity: ImportEntity, content: Buffer | string) {
  const { body } = await upload(server, api, entity, content);
  const path = `/imports/${body.data.uuid}`;
  await api.post(`${path}/check`);
  await runImports(server);
  return path;
}

/** The same, and commits it. */
export async function committed(server: TestApp, api: Client, entity: ImportEntity, content: Buffer | string) {
  const path = await checked(server, api, entity, content);
  await api.post(`${path}/commit`, {});
  await runImports(server);
  return path;
}

/** The rows of an import's file of rows with errors, with its headings. */
export async function errorRows(server: TestApp, api: Client, path: string): Promise<(string | number | null)[][]> {
  const headers = { authorization: `Bearer ${api.token}` };
  const { rawPayload } = await server.app.inject({ url: `/api/v2${path}/errors.xlsx`, headers });
  const [sheet] = Object.values(read(rawPayload).Sheets);
  return sheet ? utils.sheet_to_json(sheet, { header: 1, defval: null }) : [];
}
