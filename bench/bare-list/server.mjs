// The cost of the same rows without the product: Fastify, pg, a session look-up, one SELECT, JSON.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/run/root.mjs';

// Uses the product's versions of these packages.
const requireFromApi = createRequire(inRoot('api', 'package.json'));
const fastify = requireFromApi('fastify');
const { Pool, types } = requireFromApi('pg');

const DATE = 1082;
const TIMESTAMPTZ = 1184;
for (const type of [DATE, TIMESTAMPTZ]) types.setTypeParser(type, String);

// The same number of connections as the product.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

const findSession = {
  name: 'session',
  text: `
    select u.id from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = $1 and t.kind = 'access' and t.expires_at > now() and s.revoked_at is null and u.deleted_at is null`,
};

const newestExpenses = {
  name: 'newest expenses',
  text: `
    select id, uuid, version, created_at, project_id, contractor_id, purchase_order_id, ref_no, description, invoice_date,
      date_received, due_date, invoice_amt, tax_amt, dc_note, retention_amt, total_expenses, paid_total, balance,
      write_off_amt, write_off_date, write_off_reason, status
    from expenses where deleted_at is null order by created_at desc, id desc limit 50`,
};

const app = fastify();

app.get('/health/ready', async () => (await pool.query('select 1 as ready')).rows[0]);

app.get('/expenses', async ({ headers }, reply) => {
  const token = (headers.authorization ?? '').replace('Bearer ', '');
  const hash = createHash('sha256').update(token).digest();
  const session = await pool.query({ ...findSession, values: [hash] });
  if (session.rows.length === 0) return reply.code(401).send({ message: 'Unauthenticated.' });
  return { data: (await pool.query(newestExpenses)).rows };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
