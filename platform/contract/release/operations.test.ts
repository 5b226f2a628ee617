import { missingOperations } from './operations';

const offered = [
  'GET /projects',
  'GET /projects/:uuid',
  'PUT /projects/:uuid',
  'GET /reports/sales',
  'DELETE /cranes/:uuid/hire',
];

const calls = (...called: string[]) => missingOperations(called, offered);

test('an operation of the API may be called, with or without what is computed', () => {
  expect(calls('GET /projects', 'GET /projects/:', 'PUT /projects/:', 'GET /reports/:')).toEqual([]);
  expect(calls('GET /projects/first')).toEqual([]);
});

test.each(['GET /cranes', 'POST /projects', 'GET /projects/:/hire', 'DELETE /cranes/:'])(
  '%s, which no api has, is refused',
  (operation) => {
    expect(calls('GET /projects', operation)).toEqual([operation]);
  },
);

test('a release from before operations were stated is not asked', () => {
  expect(missingOperations(undefined, offered)).toEqual([]);
});
