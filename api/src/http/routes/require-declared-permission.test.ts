import fastify from 'fastify';
import { requireDeclaredPermission } from './require-declared-permission';

const serverWith = (config?: object) => {
  const app = fastify();
  requireDeclaredPermission(app);
  return () => app.get('/cranes', { config }, () => 'crane');
};

test('stops the boot when a route does not say who may call it', () => {
  expect(serverWith()).toThrow('Route GET /cranes declares no permission.');
  expect(serverWith({ permission: [] })).toThrow('Route GET /cranes declares no permission.');
});

test('starts when it does', () => {
  expect(serverWith({ permission: 'project.*' })).not.toThrow();
});
