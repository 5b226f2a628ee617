import { readFileSync } from 'node:fs';
import { percentile } from '../table.mjs';
import { call } from './client.mjs';

const ROWS = 300;

const figuresOf = (samples) => ({
  first: samples[0],
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
  p99: percentile(samples, 0.99),
});

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });

let cheques = 0;

/** Pays RM 1 of each bill on a page of the pending ones, by one cheque; the milliseconds that the payment took. */
export const payPage = async (product, token, { rows, page }) => {
  const read = await call(product, token, `/api/v2/expenses?status=pending&per_page=${rows}&page=${page}`);
  const open = read.read().data.filter(({ balance }) => Number(balance) >= 1);
  const payments = Object.fromEntries(open.map(({ uuid }) => [uuid, '1.00']));
  const cheque_no = `BENCH-${Date.now()}-${(cheques += 1)}`;
  const body = { bank: 'Maybank', payment_date: today(), cheque_no, payments };
  return (await call(product, token, '/api/v2/payment_records', { method: 'POST', body })).milliseconds;
};

/** Pays 300 bills with one cheque, several times. */
export const payBatches = async (product, token, times) => {
  const samples = [];
  for (let page = 1; page <= times; page += 1) samples.push(await payPage(product, token, { rows: ROWS, page }));
  return figuresOf(samples);
};

/** Megabytes of a product's process, by the name of a line of its status. */
export const memory = ({ pid }, name) => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${name}:\\s+(\\d+)`));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
};

/**
 * Reads pages of 1000, as an export does, and the server's memory: at the tenth page (or the last), and its maximum.
 */
export const exportRows = async (product, token, pages) => {
  const samples = [];
  let atFirst = 0;
  for (let page = 1; page <= pages; page += 1) {
    const path = `/api/v2/expenses?per_page=1000&page=${page}&sort=due_date&order=asc`;
    samples.push((await call(product, token, path)).milliseconds);
    if (page === Math.min(10, pages)) atFirst = memory(product, 'VmRSS');
  }
  return {
    rows: pages * 1000,
    seconds: samples.reduce((sum, one) => sum + one, 0) / 1000,
    ...figuresOf(samples),
    atFirst,
    atEnd: memory(product, 'VmRSS'),
    most: memory(product, 'VmHWM'),
  };
};
