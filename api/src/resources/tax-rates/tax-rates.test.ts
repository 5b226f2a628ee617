import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test('tells a project manager the rate of each tax code and since when it holds', async () => {
  const api = await server.as('PROJECT_MANAGER');

  const { body } = await api.get('/tax_rates');

  expect(body.data).toEqual([
    { code: 'N-T', valid_from: '1900-01-01', rate_percent: '0.00' },
    { code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' },
    { code: 'ST8', valid_from: '2024-03-01', rate_percent: '8.00' },
  ]);
});
