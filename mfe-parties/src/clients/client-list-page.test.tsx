import { answers, buildClient, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { ClientListPage } from './client-list-page';

test('lists clients by name with whom to call', async () => {
  const calls = answers(
    'GET /clients',
    listOf([
      buildClient({ name: 'Binaan Seri Maju Sdn Bhd', person_in_charge: 'Lim Wei Jie', tel_no: '03-2161 8888' }),
    ]),
  );

  renderPage(<ClientListPage />);

  expect(await screen.findByText('Binaan Seri Maju Sdn Bhd')).toBeVisible();
  expect(screen.getByText('Lim Wei Jie')).toBeVisible();
  expect(screen.getByText('03-2161 8888')).toBeVisible();
  expect(calls[0]!.query.get('sort')).toBe('name');
  expect(calls[0]!.query.get('order')).toBe('asc');
});

test('finds a client by a part of the name', async () => {
  answers('GET /clients', ({ query }) =>
    listOf([buildClient({ name: query.get('search') === 'seri' ? 'Seri Maju' : 'Alam Damai' })]),
  );
  const { user } = renderPage(<ClientListPage />);
  await screen.findByText('Alam Damai');

  await user.click(screen.getByRole('searchbox', { name: 'Search clients' }));
  await user.paste('seri');

  expect(await screen.findByText('Seri Maju')).toBeVisible();
});

test('shows the address when its columns are chosen', async () => {
  answers('GET /clients', listOf([buildClient({ address_1: '12 Jalan Ampang', postcode: '50450' })]));
  const { user } = renderPage(<ClientListPage />);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));

  await user.click(await screen.findByRole('checkbox', { name: 'Address 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Postcode' }));

  expect(await screen.findByText('12 Jalan Ampang')).toBeVisible();
  expect(screen.getByText('50450')).toBeVisible();
});

test('says that there are no clients yet', async () => {
  answers('GET /clients', listOf([]));

  renderPage(<ClientListPage />);

  expect(await screen.findByText('No Data.')).toBeVisible();
});

test('tells who may not see clients', async () => {
  answers('GET /clients', refusal(403, { message: 'Forbidden.' }));

  renderPage(<ClientListPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
