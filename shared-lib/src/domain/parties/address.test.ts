import { STATES } from './address';
import { clientSchema } from './client';
import { countries, isCountry } from './countries';
import { parse, validate } from '../validate';

const client = (fields: object) => ({ name: 'Seri Maju', country: 'MY', ...fields });

test('names every country of a choice once, by a code that an address takes', () => {
  const codes = countries().map(({ code }) => code);

  expect(new Set(codes).size).toBe(249);
  expect(codes.every(isCountry)).toBe(true);
  expect(countries().find(({ code }) => code === 'MY')).toEqual({ code: 'MY', name: 'Malaysia' });
});

test.each(STATES.map(({ code, name }) => [code, name]))('reads LHDN code %s as %s', (code, name) => {
  expect(parse(clientSchema, client({ state: code })).state).toBe(name);
  expect(parse(clientSchema, client({ state: name })).state).toBe(name);
});

test.each(['03-2161 8888', '011-1234 5678', '+603-2161 8888', '(03) 2161.8888'])(
  'takes %s as a telephone number',
  (tel_no) => {
    expect(validate(clientSchema, client({ tel_no }))).toEqual({});
  },
);

test.each(['2161 8888', '++60321618888', '03-2161 8888 ext 5', '01234567890123'])('refuses %s as one', (tel_no) => {
  expect(validate(clientSchema, client({ tel_no }))).toEqual({ tel_no: ['Phone is not a valid telephone number.'] });
});

test('leaves an address empty where nothing was typed', () => {
  expect(validate(clientSchema, client({ state: '', postcode: null, tel_no: '', city: null }))).toEqual({});
});
