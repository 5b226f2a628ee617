import { type Day } from '@siteledger/shared-lib/domain';
import { type Client } from '../../apps/client';
import { compareFigures } from '../all-figures';

type Reply = { [key: string]: Json };
type Json = string | number | boolean | null | Json[] | Reply;

// Given by each installation, the batches of payments and the latest changes. imports.md#not-moved
const OWN = new Set(['id', 'uuid', 'version', 'created_at', 'updated_at', 'code', 'payment_record', 'activity']);

const isOwn = (key: string) => OWN.has(key) || key.endsWith('_uuid');

// The order of equal rows follows from their ids.
function figuresOf(reply: Json): Json {
  if (Array.isArray(reply)) {
    const rows = reply.map((one) => JSON.stringify(figuresOf(one)));
    return rows.toSorted().map((row) => JSON.parse(row) as Json);
  }
  if (typeof reply !== 'object' || reply === null) return reply;
  const kept = Object.entries(reply).filter(([key]) => !isOwn(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, figuresOf(value)]));
}

// Which rows are on the first page of a longer list follows from their ids too.
function withoutPart({ data = null, ...rest }: Reply): Reply {
  return Number(rest.last_page) > 1 ? rest : { data, ...rest };
}

// A contractor is assigned by a document; one that was only assigned does not move. Its figures are all zero.
function withoutAssigned(path: string, reply: Reply): Reply {
  if (!/\/contractors\?/.test(path)) return reply;
  const { data, totals = null } = reply as { data: Reply[]; totals?: Json };
  const isUsed = ({ po_count, billed, balance }: Reply) => po_count !== 0 || billed !== '0.00' || balance !== '0.00';
  return { data: data.filter(isUsed), totals };
}

const GROUPED = ['invoices', 'expenses', 'purchaseOrders', 'payments'];
const OF_ALL = [
  ...['/dashboards/summary?', '/dashboards/performance/clients?', '/invoices/ageing?'],
  ...['/invoices?aged=1&per_page=1000', '/expenses?aged=1&per_page=1000', '/variationOrders?per_page=1000'],
  ...GROUPED.flatMap((list) => ['project', 'party'].map((by) => `/${list}/groups?group_by=${by}&per_page=1000`)),
];

/**
 * The replies of every screen with figures, as of a day or today, without what each installation gives: by path, in
 * which projects have their names.
 */
export async function figuresIn(api: Client, asOf: Day | undefined, today: Day): Promise<Map<string, Json>> {
  const { replies } = await compareFigures(api, asOf, today);
  const { data: projects } = (await api.get('/projects?per_page=1000')).body;
  const names = new Map((projects as { uuid: string; name: string }[]).map(({ uuid, name }) => [uuid, name]));
  const view = asOf === undefined ? '' : `&as_of=${asOf}`;
  for (const path of [...OF_ALL, ...[...names.keys()].map((uuid) => `/projects/${uuid}/overview?`)]) {
    const { status, body } = await api.get(`${path}${view}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    replies[path] = body as unknown;
  }
  const { data: move } = (await api.get('/move_in')).body;
  replies['/move_in'] = { data: (move as { totals: Json }).totals };

  const named = (path: string) => path.replace(/[0-9a-f-]{36}/, (uuid) => names.get(uuid) ?? uuid);
  const moved = Object.entries(replies).filter(([path]) => !path.startsWith('/payment_records'));
  return new Map(
    moved.map(([path, reply]) => [named(path), figuresOf(withoutAssigned(path, withoutPart(reply as Reply)))]),
  );
}

/** The differences of two such readings, by path: the first places that differ. */
export function differences(expected: Map<string, Json>, found: Map<string, Json>): string[] {
  const paths = new Set([...expected.keys(), ...found.keys()]);
  return [...paths].flatMap((path) => apart(path, expected.get(path) ?? null, found.get(path) ?? null).slice(0, 3));
}

function apart(place: string, one: Json, other: Json): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return [`${place}: ${JSON.stringify(one)} became ${JSON.stringify(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const of = (value: Json, key: string) => (value as Reply)[key] ?? null;
  return [...keys].flatMap((key) => apart(`${place} ${key}`, of(one, key), of(other, key)));
}
