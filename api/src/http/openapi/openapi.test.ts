import { amount, choice, day, email, identifier, record, text } from '@siteledger/shared-lib/domain';
import { array, type SchemaDescription } from 'yup';
import { withApp } from '../../testing/apps/with-app';
import { toOpenApiSchema } from './openapi-schema';

const api = withApp();
const inProduction = withApp({ environment: 'production' });

test('describes a body by the schema that checks it', () => {
  const schema = record({
    name: text('Name').required().max(200),
    email: email('E-mail'),
    start_date: day('Start Date').required(),
    contract_sum: amount('Contract Sum').required(),
    status: choice('Status', ['New', 'On Going']),
    project_uuid: identifier('Project'),
    lines: array(record({ unit: text('Unit') })),
  });

  expect(toOpenApiSchema(schema.describe() as SchemaDescription)).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['name', 'start_date', 'contract_sum']),
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 200, title: 'Name' },
      email: { type: ['string', 'null'], format: 'email' },
      start_date: { type: 'string', format: 'date' },
      contract_sum: { anyOf: [{ type: 'string' }, { type: 'number', maximum: 999999999999999 }] },
      status: { type: ['string', 'null'], enum: ['New', 'On Going', null] },
      project_uuid: { anyOf: [{ format: 'uuid' }, {}, { type: 'integer' }, { type: 'null' }] },
      lines: { type: 'array', items: { type: 'object', properties: { unit: { type: ['string', 'null'] } } } },
    },
  });
});

// A remote whose calls the API does not have is not loaded at all.
test('has every operation in production, but for the one that remotes are developed with', async () => {
  const { body } = await api.anonymous.get('/openapi.json');
  const production = await (await inProduction.as('SUPER_ADMIN')).get('/openapi.json');

  const operations = ({ paths }: { paths: object }) =>
    Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const missing = operations(body).filter((operation) => !operations(production.body).includes(operation));
  expect(missing).toEqual(['get /api/v2/remotes/surroundings']);
});

test('says of every route who may call it', async () => {
  const { body } = await api.anonymous.get('/openapi.json');

  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v2/login': { post: { 'x-permission': ['public'], security: [] } },
      '/api/v2/users/{id}': { get: { 'x-permission': ['member'], parameters: [{ name: 'id', in: 'path' }] } },
    },
  });
});

test('says what a route takes, what it answers, and what goes wrong', async () => {
  const { body } = await api.anonymous.get('/openapi.json');

  const { parameters, responses } = body.paths['/api/v2/users'].get;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'per_page', schema: expect.objectContaining({ default: '50' }) }),
  );
  expect(responses[200].content['application/json'].schema.properties).toMatchObject({
    data: { type: 'array', items: { $ref: '#/components/schemas/User' } },
    total: { type: 'number' },
  });
  expect(responses[409]).toEqual({ $ref: '#/components/responses/409' });
  expect(body.components.schemas.User.properties.roles).toMatchObject({ type: 'array' });
});

test('has a page to read it on', async () => {
  const reply = await api.anonymous.get('/docs');

  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('/api/v2/users/{id}');
});

test('is in production only for who is signed in, and has no page there', async () => {
  const manager = await inProduction.as('PROJECT_MANAGER');

  expect((await inProduction.anonymous.get('/openapi.json')).status).toBe(418);
  expect((await manager.get('/openapi.json')).body.openapi).toBe('3.1.0');
  expect((await manager.get('/docs')).status).toBe(404);
});
