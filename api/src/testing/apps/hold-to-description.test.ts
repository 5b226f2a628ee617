import { type App } from '../../http/request/fastify-types';
import { one } from '../../http/openapi/openapi-replies';
import { withApp } from './with-app';

const UUID = '11111111-1111-4111-8111-111111111111';

const ANSWERS = {
  '/as-described': { status: 200, data: { uuid: UUID, name: 'Crane' } },
  '/field-too-many': { status: 200, data: { uuid: UUID, name: 'Crane', jib: 40 } },
  '/field-missing': { status: 200, data: { uuid: UUID } },
  '/field-empty': { status: 200, data: { uuid: UUID, name: null } },
  '/other-status': { status: 201, data: { uuid: UUID, name: 'Crane' } },
};

const api = withApp({}, (app: App) => {
  for (const [path, { status, data }] of Object.entries(ANSWERS))
    app.get(path, { config: { permission: 'public' }, schema: { reply: one('Reference') } }, (_, reply) => {
      reply.code(status);
      return { data };
    });
  app.get('/undescribed-error', { config: { permission: 'public' }, schema: { reply: one('Reference') } }, (_, reply) =>
    reply.code(404).send({ message: 'Crane not found.', sql: 'select' }),
  );
});

test('takes a reply that is as its route describes it', async () => {
  expect(await api.anonymous.get('/as-described')).toMatchObject({ status: 200, body: { data: { name: 'Crane' } } });
});

test.each([
  ['/field-too-many', 'must NOT have additional properties {"additionalProperty":"jib"}'],
  ['/field-missing', "must have required property 'name'"],
  ['/field-empty', '/data/name must be string'],
  ['/other-status', 'GET /api/v2/other-status 201 is not described'],
  ['/undescribed-error', 'must NOT have additional properties {"additionalProperty":"sql"}'],
])('fails a test that receives anything else: %s', async (path, complaint) => {
  await expect(api.anonymous.get(path)).rejects.toThrow(complaint);
});
