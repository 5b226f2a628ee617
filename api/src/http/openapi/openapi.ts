import { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify';
import { isSchema, type SchemaDescription } from 'yup';
import { ERROR_ANSWERS, ERROR_RESPONSES } from './openapi-errors';
import { describeParameters } from './openapi-parameters';
import { type DescribedReply, type ReplyTypes } from './openapi-replies';
import { toOpenApiSchema } from './openapi-schema';
import { replyTypes, typesUsedBy } from './openapi-types';

type Paths = Record<string, Record<string, unknown>>;

/** Collects the description of every route; call the result to get the OpenAPI document. */
export function describeRoutes(app: FastifyInstance): () => object {
  const routes: RouteOptions[] = [];
  let document: object | undefined;
  app.addHook('onRoute', (route) => {
    if (!route.config?.hidden && route.config?.permission) routes.push(route);
  });
  return () => (document ??= documentOf(routes));
}

function documentOf(routes: readonly RouteOptions[]) {
  const types = replyTypes();
  const paths: Paths = {};
  for (const route of routes) {
    const path = (paths[route.url.replace(/:(\w+)/g, '{$1}')] ??= {});
    for (const method of [route.method].flat()) path[method.toLowerCase()] = operationOf(route, types);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Siteledger API', version: '2.0.0' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        publishToken: { type: 'http', scheme: 'bearer', description: 'A token that is issued under Remotes.' },
      },
      responses: ERROR_ANSWERS,
      schemas: typesUsedBy(paths, types),
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function operationOf({ url, schema, config }: RouteOptions, types: ReplyTypes) {
  const permissions = [config?.permission ?? []].flat() as string[];
  return {
    summary: schema?.summary,
    description: schema?.description,
    tags: [url.split('/').find((part) => part && part !== 'api' && part !== 'v2') ?? 'other'],
    parameters: [
      ...pathParameters(url),
      ...describeParameters(schema?.parameters),
      ...(config?.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    requestBody: bodyOf(schema),
    responses: { ...successOf(schema, types), ...ERROR_RESPONSES },
    security: securityOf(config),
    'x-permission': permissions,
  };
}

function securityOf(config: RouteOptions['config']) {
  if (config?.takesPublishToken) return [{ publishToken: [] }];
  return [config?.permission ?? []].flat().includes('public') ? [] : [{ bearer: [] }];
}

const IDEMPOTENCY_KEY = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } };

const pathParameters = (url: string) =>
  [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const bodyOf = (schema: FastifySchema | undefined) =>
  isSchema(schema?.body)
    ? {
        required: true,
        content: { 'application/json': { schema: toOpenApiSchema(schema.body.describe() as SchemaDescription) } },
      }
    : undefined;

const successOf = (schema: FastifySchema | undefined, types: ReplyTypes) =>
  Object.fromEntries(
    [schema?.reply ?? []].flat().map((reply: DescribedReply) => [reply.status, answerOf(reply, types)]),
  );

function answerOf({ contentTypes, schema }: DescribedReply, types: ReplyTypes) {
  const content = contentTypes.map((type) => [type, { schema: schema(types) }] as const);
  return { description: 'Success', content: Object.fromEntries(content) };
}
