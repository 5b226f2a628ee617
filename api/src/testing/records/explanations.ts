import {
  addMoney,
  compareMoney,
  PROJECT_FIGURES,
  type FigureExplanation,
  type FigureTerm,
  subtractMoney,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { type Client } from '../apps/client';

// Exact like the server's division: the quotient of two amounts, rounded once, half away from zero.
async function percentOf(db: Db, part: string, whole: string) {
  const { rows } = await sql<{ percent: string | null }>`
    select round(${part}::numeric * 100 / nullif(${whole}::numeric, 0), 2) as percent`.execute(db);
  return rows[0]?.percent ?? null;
}

/** Computes a figure from its terms, in their order. */
async function computed(db: Db, terms: readonly FigureTerm[]): Promise<string | null> {
  let sum: string | null = '0.00';
  for (const { operator, value, label } of terms) {
    if (sum === null || value === null) return null;
    if (operator === 'plus') sum = addMoney(sum, value);
    if (operator === 'minus') sum = subtractMoney(sum, value);
    if (operator === 'greater') sum = compareMoney(sum, value) > 0 ? sum : value;
    if (operator === 'over') sum = await percentOf(db, sum, value);
    if (operator === 'subtotal' && sum !== value) return `${label} is ${value}, its terms ${sum}`;
  }
  return sum;
}

/**
 * Finds errors in the explanations of a project's figures: terms that do not give the figure, documents that do not
 * give their term.
 */
export async function contradictions(api: Client, db: Db, uuid: string, query = '') {
  const problems: string[] = [];
  const { data: project } = (await api.get(`/projects/${uuid}${query}`)).body;
  for (const { key } of PROJECT_FIGURES) {
    const { status, body } = await api.get(`/projects/${uuid}/figures/${key}${query}`);
    if (status !== 200) throw new Error(`${key}: ${status} ${JSON.stringify(body)}`);
    const { value, terms } = (body as { data: FigureExplanation }).data;
    if (value !== project[key]) problems.push(`${key} is explained as ${value}, shown as ${project[key]}`);
    const sum = await computed(db, terms);
    if (sum !== value) problems.push(`${key} is ${value}, its terms give ${sum}`);
    for (const term of terms) problems.push(...problemsOf(key, term));
  }
  return problems;
}

function problemsOf(figure: string, { key, value, documents }: FigureTerm) {
  if (!documents) return [];
  const { sum, total, rows } = documents;
  const listed = addMoney('0.00', ...rows.map(({ amount }) => amount));
  return [
    ...(sum === value ? [] : [`${figure}: ${key} is ${value}, its documents are ${sum}`]),
    ...(rows.length < total || listed === sum ? [] : [`${figure}: ${key}: ${listed} listed of ${sum}`]),
  ];
}
