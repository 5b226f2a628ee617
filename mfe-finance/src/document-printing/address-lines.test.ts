import { buildClient } from '@siteledger/shared-lib/testing';
import { addressLines } from './address-lines';

test('puts the postcode before the town and leaves out what is empty, and Malaysia', () => {
  expect(addressLines(buildClient())).toEqual(['12 Jalan Ampang', '50450 Kuala Lumpur', 'WP Kuala Lumpur']);
  expect(addressLines(buildClient({ postcode: null, city: null, state: null }))).toEqual(['12 Jalan Ampang']);
});

test('names once a town that is a state of its own', () => {
  expect(addressLines(buildClient({ postcode: '75450', city: 'Melaka', state: 'Melaka' }))).toEqual([
    '12 Jalan Ampang',
    '75450 Melaka',
  ]);
});

test('names a country abroad, and not the state that is none', () => {
  const abroad = buildClient({ city: 'Singapore', postcode: '048616', state: 'Not Applicable', country: 'SG' });

  expect(addressLines(abroad)).toEqual(['12 Jalan Ampang', '048616 Singapore', 'Singapore']);
});
