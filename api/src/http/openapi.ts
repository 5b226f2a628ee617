import { type FastifyInstance, type RouteOptions } from 'fastify';
import { isSchema, type SchemaDescription } from 'yup';
import { ERROR_RESPONSES } from './openapi-errors';
import { toOpenApiSchema } from './openapi-schema';

type Operation = { path: string; method: string; details: Record<string, unknown> };

/** Collects what every route says about itself; call the result for the OpenAPI document. */
export function describeRoutes(app: FastifyInstance): () => object {
  const operations: Operation[] = [];
  app.addHook('onRoute', (route) => {
    if (route.config?.hidden || !route.config?.permission) return;
    for (const method of [route.method].flat())
      operations.push({ ...operationOf(route), method: method.toLowerCase() });
  });
  return () => documentOf(operations);
}

function operationOf({ url, schema, config }: RouteOptions): Omit<Operation, 'method'> {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  const permissions = [config?.permission ?? []].flat() as string[];
  const isPublic = permissions.includes('public');
  const body = isSchema(schema?.body)
    ? {
        required: true,
        content: { 'application/json': { schema: toOpenApiSchema(schema.body.describe() as SchemaDescription) } },
      }
    : undefined;
  const keyed = config?.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
    : [];
  return {
    path: url.replace(/:(\w+)/g, '{$1}'),
    details: {
      summary: schema?.summary,
      description: schema?.description,
      tags: [url.split('/').find((part) => part && part !== 'api' && part !== 'v2') ?? 'other'],
      parameters: [
        ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...keyed,
      ],
      requestBody: body,
      responses: { 200: { description: 'Success' }, ...ERROR_RESPONSES },
      security: isPublic ? [] : [{ bearer: [] }],
      'x-permission': permissions,
    },
  };
}

function documentOf(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, details } of operations) (paths[path] ??= {})[method] = details;
  return {
    openapi: '3.1.0',
    info: { title: 'Siteledger API', version: '2.0.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
