import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from './random.mjs';

const READERS = 4;
const WRITERS = 3;
const PAUSE_MS = 30;

const READS = ['/', '/login', '/api/v2/projects', '/api/v2/payments?per_page=15', '/api/v2/remotes', '/health/live'];

/**
 * Creates the records to write to: a project's expense too large to be paid off, and a contractor for each writer to
 * change.
 */
async function prepare({ stored }) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date());
  const self = await stored('GET', '/api/v2/user/details');
  const company = (name) => ({ name, country: 'MY' });
  const client = await stored('POST', '/api/v2/clients', company('Client'));
  const project = await stored('POST', '/api/v2/projects', {
    name: 'Jetty',
    status: 'On Going',
    contract_sum: '1000000.00',
    client_name: client.uuid,
    retention_percent: '5.00',
    project_managers: [self.id],
    start_date: '2020-01-01',
    end_date: '2040-12-31',
  });
  const contractors = [];
  for (let writer = 0; writer < WRITERS; writer++)
    contractors.push(await stored('POST', '/api/v2/contractors', { ...company(`Contractor ${writer}`), type: 1 }));
  const expense = await stored('POST', '/api/v2/expenses', {
    project_uuid: project.uuid,
    contractor_uuid: contractors[0].uuid,
    ref_no: 'BILL',
    invoice_date: today,
    invoice_amt: '900000.00',
  });
  return { today, expense, contractors };
}

/**
 * Reads and writes with hardly a pause until stopped. Every write is unique, so that it can be counted afterwards; a
 * write with an idempotency key is repeated when no answer came, one without is not.
 */
export function startLoad({ client }, tally, seed) {
  const random = randomOf(seed);
  const written = { payments: [], contractors: [] };
  let isOver = false;
  const forever = async (work) => {
    for (let round = 0; !isOver; round++) {
      await work(round);
      await wait(random() * PAUSE_MS);
    }
  };

  const read = async () => {
    const path = READS[Math.floor(random() * READS.length)];
    const { status, text } = await client.call('GET', path);
    tally.hold(status === 200, `GET ${path} answered ${status} ${text.slice(0, 80)}`);
  };

  const pay = async ({ today, expense }, isKeyed) => {
    const mark = randomUUID();
    const body = { expense_uuid: expense.uuid, payment_date: today, payment_amt: '0.01', remark: mark };
    const headers = isKeyed ? { 'idempotency-key': mark } : {};
    const { status, text } = await client.call('POST', '/api/v2/payments', { body, headers });
    tally.hold(status === 201, `POST /payments answered ${status} ${text.slice(0, 80)}`);
    written.payments.push({ mark, isDone: status === 201 });
    return status === 201 ? JSON.parse(text).data : undefined;
  };

  const change = async (contractor, round) => {
    const body = {
      name: contractor.name,
      country: 'MY',
      type: 1,
      tel_no: `03-2161 ${String(round % 10_000).padStart(4, '0')}`,
      version: contractor.version,
    };
    const { status, text } = await client.call('PUT', `/api/v2/contractors/${contractor.uuid}`, { body });
    tally.hold(status === 200, `PUT /contractors answered ${status} ${text.slice(0, 80)}`);
    if (status === 200) contractor.version = JSON.parse(text).data.version;
  };

  const remove = async (payment) => {
    if (!payment) return;
    const { status, text } = await client.call('DELETE', `/api/v2/payments/${payment.uuid}`);
    tally.hold(status === 200, `DELETE /payments answered ${status} ${text.slice(0, 80)}`);
    written.payments.find(({ mark }) => mark === payment.remark).isDone = status !== 200;
  };

  const running = prepare(client).then((records) => {
    written.contractors = records.contractors;
    return Promise.all([
      ...Array.from({ length: READERS }, () => forever(read)),
      ...records.contractors.map((contractor) =>
        forever(async (round) => {
          await pay(records, true);
          await change(contractor, round);
          const second = await pay(records, false);
          if (round % 2) await remove(second);
        }),
      ),
    ]);
  });
  return {
    stop: async () => {
      isOver = true;
      await running;
      return written;
    },
  };
}
