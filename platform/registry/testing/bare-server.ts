import { fastify, type FastifyInstance } from 'fastify';
import { type Schema } from 'yup';
import { Refusal } from '../errors';

/** A server that validates bodies with their yup schemas and answers refusals like a product's server. */
export function bareServer(): FastifyInstance {
  const server = fastify();
  server.setValidatorCompiler<Schema>(({ schema }) => (body: unknown) => {
    try {
      return { value: schema.validateSync(body ?? {}, { abortEarly: false }) as unknown };
    } catch (error) {
      return { error: new Refusal(422, (error as Error).message) };
    }
  });
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.status).send({ problem: error.message, fields: error.details.fields });
  });
  return server;
}
