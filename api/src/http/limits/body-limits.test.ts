import { PURCHASE_ORDER_LINES_MAX, REFUSAL_MAX } from '@siteledger/shared-lib/domain';
import { readDescription } from '../../testing/apps/described-operations';
import { addContractor, addExpense, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();

const LONG = 'x'.repeat(1000);

test('takes an order with as many lines as there may be, each as long as it may be', async () => {
  const owner = await api.as('SUPER_ADMIN');
  const [{ uuid: project_uuid }, { uuid: contractor_uuid }] = [await addProject(owner), await addContractor(owner)];
  const line = { description: LONG, unit: 'cubic metres', qty: '1.0000', unit_price: '1.000000', tax_code: 'N-T' };

  const reply = await owner.post('/purchaseOrders', {
    project_uuid,
    contractor_uuid,
    issued_date: '2026-06-01',
    lines: Array.from({ length: PURCHASE_ORDER_LINES_MAX }, () => line),
  });

  expect(reply.status).toBe(201);
});

test('takes a batch that pays 300 expenses', async () => {
  const owner = await api.as('SUPER_ADMIN');
  const [{ uuid: project_uuid }, { uuid: contractor_uuid }] = [await addProject(owner), await addContractor(owner)];
  const payments: Record<string, string> = {};
  for (let index = 0; index < 300; index++) {
    const { uuid } = await addExpense(owner, { project_uuid, contractor_uuid, ref_no: `R-${index}` });
    payments[uuid] = '1.00';
  }

  const head = { bank: 'Maybank', cheque_no: '1', payment_date: '2026-06-01', remark: LONG };
  const reply = await owner.post('/payment_records', { ...head, payments });

  expect(reply.status).toBe(201);
});

test('reads a change of the roles of 1,000 users with 15 projects each', async () => {
  const owner = await api.as('SUPER_ADMIN');
  const data = Array.from({ length: 1000 }, (_, user) => ({
    id: user + 1_000_000,
    roles: [4],
    projects: Array.from({ length: 15 }, (__, index) => index + 1),
  }));

  const reply = await owner.put('/batch-update/usersRoles', { data });

  expect(reply.status).not.toBe(413);
});

test('reads no object with more keys than any object of its route has, however many values the route takes', async () => {
  const owner = await api.as('SUPER_ADMIN');
  const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1]));

  const replies = [
    await owner.put('/batch-update/usersRoles', wide),
    await owner.put('/batch-update/usersRoles', { data: [wide] }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([413, 413]);
});

test('names the first of many wrong rows, and no more than 20 fields', async () => {
  const owner = await api.as('SUPER_ADMIN');

  const { status, body } = await owner.post('/purchaseOrders', {
    lines: Array.from({ length: 400 }, () => ({ qty: 'x' })),
  });

  expect(status).toBe(422);
  expect(body.errors['lines[0].qty']).toEqual(['Quantity must only consists of numbers.']);
  expect(Object.values(body.errors).flat()).toHaveLength(REFUSAL_MAX.messages);
});

test('shortens what it quotes of an unknown field', async () => {
  const name = 'n'.repeat(3000);

  const { status, body } = await api.anonymous.post('/login', { [name]: 1 });

  expect(status).toBe(422);
  expect(JSON.stringify(body).length).toBeLessThan(1000);
});

test('refuses 10 kB on a route that anybody may call', async () => {
  const { status, body } = await api.anonymous.post('/login', { email: LONG.repeat(10) });

  expect([status, body]).toEqual([413, { message: 'The request is too large.' }]);
});

type Json = { [key: string]: unknown };

// Paths of texts and lists in a body that have no limit.
function unlimited(schema: Json, place: string): string[] {
  const { type, properties, items, maxItems, maxLength } = schema;
  const isText = [type].flat().includes('string');
  const hasForm = ['enum', 'format', 'pattern'].some((key) => key in schema);
  return [
    ...(isText && !hasForm && maxLength === undefined ? [place] : []),
    ...(items && maxItems === undefined ? [place] : []),
    ...(items ? unlimited(items as Json, `${place}[]`) : []),
    ...Object.entries((properties ?? {}) as Record<string, Json>).flatMap(([name, field]) =>
      unlimited(field, `${place}.${name}`),
    ),
  ];
}

test('limits every text and every list of every body', async () => {
  const { paths } = await readDescription(api.app);
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const content = (requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content;
      const schema = content?.['application/json']?.schema;
      return schema ? [{ place: `${method} ${path}`, schema }] : [];
    }),
  );

  expect(bodies.length).toBeGreaterThan(30);
  expect(bodies.flatMap(({ place, schema }) => unlimited(schema, place))).toEqual([]);
});
