import fastify, { type FastifySchema } from 'fastify';
import { message } from '../openapi/openapi-replies';
import { requireDeclaredReply } from './require-declared-reply';

const serverWith = (schema?: FastifySchema, config?: object) => {
  const app = fastify();
  requireDeclaredReply(app);
  return () => app.get('/cranes', { schema, config }, () => 'crane');
};

test('stops the boot when a route does not say what it answers', () => {
  expect(serverWith()).toThrow('Route GET /cranes names no reply.');
  expect(serverWith({ summary: 'Cranes' })).toThrow('Route GET /cranes names no reply.');
});

test('starts when it does, and for what is not part of the API', () => {
  expect(serverWith({ reply: message() })).not.toThrow();
  expect(serverWith(undefined, { hidden: true })).not.toThrow();
});
