import { type ImportEntity, type ImportMapping, type ImportRow } from '@siteledger/shared-lib/domain';
import { type Client } from '../../apps/client';
import { type TestApp } from '../../apps/with-app';
import { runImports, upload, workbook } from '../../records/imports';
import { exportedRows } from '../exported-list';
import { roundTrips } from '../import-round-trips';

/** One file of a move: its list, sorted as its records need each other, and what the user changes in the mapping. */
type Step = {
  entity: ImportEntity;
  sort?: string;
  without?: string;
  values?: ImportMapping['values'];
  leavesOut?: true;
};

// An Admin's import creates no Super Admin. Users are assigned to projects once these exist, and projects completed
// once they have their documents.
const COMPLETED = { field: 'status', from: 'Completed', to: 'On Going' };
const STEPS: readonly Step[] = [
  { entity: 'account_code' },
  { entity: 'bank_account' },
  { entity: 'client', sort: 'created_at' },
  { entity: 'organisation', sort: 'created_at' },
  { entity: 'user', sort: 'created_at', without: 'projects', leavesOut: true },
  { entity: 'project', sort: 'code', values: [COMPLETED] },
  { entity: 'purchase_order', sort: 'issued_date' },
  { entity: 'variation_order' },
  { entity: 'expense', sort: 'invoice_date' },
  { entity: 'invoice', sort: 'invoice_date' },
  { entity: 'payment', sort: 'payment_date' },
  { entity: 'write_off', sort: 'write_off_date' },
  { entity: 'project', sort: 'code' },
  { entity: 'user', sort: 'created_at', leavesOut: true },
];

const STYLE = { date_order: 'dmy', decimal_style: 'point' };

type Row = Record<string, unknown>;

async function wholeList(api: Client, list: string, sort: string | undefined) {
  const rows: Row[] = [];
  const order = sort ? `&sort=${sort}&order=asc` : '';
  for (let page = 1, last = 1; page <= last; page++) {
    const { status, body } = await api.get(
      `${list}${list.includes('?') ? '&' : '?'}per_page=1000&page=${page}${order}`,
    );
    if (status !== 200) throw new Error(`${list}: ${JSON.stringify(body)}`);
    rows.push(...body.data);
    last = body.last_page ?? 1;
  }
  return rows;
}

type Named = { uuid: string; name: string };

// Two users with one name: the file of projects has names, so somebody replaces these by e-mail addresses.
function namesakes(projects: readonly Row[], users: readonly Row[]): ImportMapping['values'] {
  const isUnclear = ({ name }: Named) => users.filter((user) => user.name === name).length > 1;
  const emailOf = ({ uuid }: Named) => users.find((user) => user.uuid === uuid)?.email;
  const unclear = projects.map((row) => row.project_managers as Named[]).filter((managers) => managers.some(isUnclear));
  return unclear.map((managers) => ({
    field: 'project_managers',
    from: managers.map(({ name }) => name).join(', '),
    to: managers.map(emailOf).join('; '),
  }));
}

/** The files of a move: every list as its screen exports it, in the order in which they are imported. */
export async function exportedFiles(api: Client) {
  const trips = roundTrips([]);
  const users = await wholeList(api, '/users', undefined);
  const files: { step: Step; file: Buffer; rows: number; values: ImportMapping['values'] }[] = [];
  for (const step of STEPS) {
    const exports = trips.find(({ entity }) => entity === step.entity)?.exports ?? [];
    // Of the lists of invoices, the report is that of all projects.
    for (const { list, columns, constants } of exports) {
      if (constants) continue;
      const rows = await wholeList(api, list, step.sort);
      if (rows.length === 0) continue;
      const values = [...(step.values ?? []), ...(step.entity === 'project' ? namesakes(rows, users) : [])];
      files.push({ step, values, rows: rows.length, file: workbook(exportedRows(columns, rows)) });
    }
  }
  return files;
}

type MovedFile = Awaited<ReturnType<typeof exportedFiles>>[number];

/** Imports a file of a move as a user does; returns the counts of its rows, and the first messages if some are wrong. */
export async function importFile(server: TestApp, api: Client, { step, file, values }: MovedFile) {
  const { body } = await upload(server, api, step.entity, file);
  const path = `/imports/${body.data.uuid}`;
  const { fields, ...mapping } = body.data.mapping as ImportMapping;
  const mapped = fields.filter(({ field }) => field !== step.without);
  await api.put(`${path}/mapping`, { ...mapping, ...STYLE, fields: mapped, values });
  const run = async (task: 'check' | 'commit') => {
    await api.post(`${path}/${task}`, {});
    await runImports(server);
  };
  const wrongRows = async () => (await api.get(`${path}/rows?result=error`)).body.data as ImportRow[];
  await run('check');
  if (step.leavesOut) {
    for (const { no } of await wrongRows()) await api.put(`${path}/rows/${no}`, { is_left_out: true });
    await run('check');
  }
  await run('commit');
  const { status, counts } = (await api.get(path)).body.data;
  const wrong = (await wrongRows()).slice(0, 3).map(({ cells, messages }) => ({ cells, messages }));
  return { status, wrong, left_out: counts.left_out } as { status: string; wrong: object[]; left_out: number };
}
