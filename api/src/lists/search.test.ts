import { addClient } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

test.each([
  '\u0130stanbul Yap\u0131',
  '\u039f\u0394\u039f\u03a3',
  'Cafe\u0301 Bina',
  'Caf\u00e9 Bina',
  'Bina\u00a0Maju',
])('a record called %s is found by that name as it was typed', async (name) => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addClient(api, { name });
  const found = async (search: string) => (await api.get(`/clients?search=${encodeURIComponent(search)}`)).body.data;

  expect(await found(name)).toMatchObject([{ uuid, name: name.normalize('NFC').replace('\u00a0', ' ') }]);
  expect(await found(`"${name}"`)).toMatchObject([{ uuid }]);
});
