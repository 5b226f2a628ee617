import { record, text } from '@siteledger/shared-lib/domain';
import { withApp } from '../../testing/apps/with-app';
import { asOf } from '../routes/as-of';
import { audit } from './audit';
import { type App } from '../request/fastify-types';
import { inTransaction } from './in-transaction';
import { file } from '../openapi/openapi-replies';
import { ifMatch, refuseStale } from './version';

const CRANE = { uuid: '11111111-1111-4111-8111-111111111111', version: 3 };

function addRoutes(app: App) {
  const reply = file('application/json');
  const signedIn = { permission: 'authenticated' } as const;
  app.put(
    '/cranes',
    { config: signedIn, schema: { body: record({ name: text('Name').required() }), reply } },
    (request) =>
      inTransaction(request.context, async (db) => {
        await refuseStale(db, CRANE, ifMatch(request));
        await audit(db, request.context, {
          action: 'crane.update',
          entity: 'crane',
          uuid: CRANE.uuid,
          before: { name: 'old', jib: 40 },
          after: { name: request.body.name, jib: 40 },
        });
        return { data: request.body };
      }),
  );
  app.get('/cranes', { config: signedIn, schema: { reply } }, (request) => ({ data: asOf(request) }));
}

const api = withApp({}, addRoutes);

test.each([
  ['in the body', { name: 'Liebherr', version: 3 }, {}],
  ['in the body as a text', { name: 'Liebherr', version: '3' }, {}],
  ['in a header', { name: 'Liebherr' }, { 'if-match': '"3"' }],
  ['nowhere', { name: 'Liebherr' }, {}],
])('stores a change of who saw the present version, sent %s', async (_, body, headers) => {
  const owner = await api.as('BUSINESS_OWNER');

  expect(await owner.put('/cranes', body, headers as Record<string, string>)).toMatchObject({
    status: 200,
    body: { data: { name: 'Liebherr' } },
  });
});

test('refuses a change of who saw an older version, and says who changed it when', async () => {
  const [lim, owner] = [await api.as('ADMIN', { name: 'Lim Siew Ling' }), await api.as('BUSINESS_OWNER')];
  await lim.put('/cranes', { name: 'Liebherr', version: 3 });

  const inBody = await owner.put('/cranes', { name: 'Potain', version: 2 });
  const inHeader = await owner.put('/cranes', { name: 'Potain' }, { 'if-match': 'W/"2"' });

  expect(inBody.status).toBe(409);
  expect(inBody.body.data.err_msg).toMatch(/^Changed by Lim Siew Ling at \d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d$/);
  expect(inHeader.status).toBe(409);
});

test.each([{ version: 'one' }, { version: 1.5 }, { version: [3] }, { version: 0 }])(
  'names a version that is none: %j',
  async (body) => {
    const owner = await api.as('BUSINESS_OWNER');

    expect(await owner.put('/cranes', { name: 'Liebherr', ...body })).toMatchObject({
      status: 422,
      body: { errors: { version: ['version must only consists of numbers.'] } },
    });
  },
);

test('remembers who changed what, and only what has changed', async () => {
  const owner = await api.as('BUSINESS_OWNER', { name: 'Ravi' });

  const { headers } = await owner.put('/cranes', { name: 'Liebherr' });

  const rows = await api.db.selectFrom('audit_log').selectAll().execute();
  expect(rows).toMatchObject([
    {
      user_name: 'Ravi',
      action: 'crane.update',
      entity: 'crane',
      entity_uuid: CRANE.uuid,
      before: { name: 'old' },
      after: { name: 'Liebherr' },
      request_id: headers['x-request-id'],
    },
  ]);
  expect(rows[0]?.after).not.toHaveProperty('jib');
});

test('knows today by the clock of Kuala Lumpur, and takes another day', async () => {
  const owner = await api.as('BUSINESS_OWNER');
  api.setTime('2026-06-30T16:00:00Z');

  const [today, asked, none] = [
    await owner.get('/cranes'),
    await owner.get('/cranes?as_of=2026-01-31'),
    await owner.get('/cranes?as_of=2026-02-30'),
  ];

  expect([today.body.data, asked.body.data]).toEqual(['2026-07-01', '2026-01-31']);
  expect(none).toMatchObject({ status: 422, body: { errors: { as_of: ['as_of must be in yyyy-MM-dd format.'] } } });
});
