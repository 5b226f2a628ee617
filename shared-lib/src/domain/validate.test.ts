import { FieldErrors, parse, validate } from './validate';
import { clientSchema } from './parties/client';
import { writeOffSchema } from './documents/write-off';
import { paymentSchema } from './documents/payment';
import { projectSchema } from './project';
import { passwordSchema, signInSchema } from './people/session';

const project = {
  name: 'Cadangan membina 1 blok pejabat',
  status: 'New',
  contract_sum: '1000000.00',
  client_name: 'Alam Damai',
  retention_percent: '5.00',
  project_managers: [4],
  start_date: '2026-01-01',
  end_date: '2026-12-31',
};

test('takes a project with its required fields only', () => {
  expect(validate(projectSchema, project)).toEqual({});
});

test.each([
  ['name', '', 'Name is required.'],
  ['name', 'x'.repeat(201), 'Name must be less than or equals to 200.'],
  ['contract_sum', '-0.01', 'Contract Sum must not be negative.'],
  ['contract_sum', '999999999999999.01', 'Contract Sum must be less than or equals to 999999999999999.'],
  ['contract_sum', '9999999999999999', 'Contract Sum must be less than or equals to 999999999999999.'],
  ['contract_sum', '1.005', 'Contract Sum must have at most 2 decimals.'],
  ['contract_sum', 'a lot', 'Contract Sum must only consists of numbers.'],
  ['contract_sum', true, 'Contract Sum must only consists of numbers.'],
  ['retention_percent', '0', 'Retention Percent must be more than 0.'],
  ['retention_percent', '100.01', 'Retention Percent must be less than or equals to 100.'],
  ['project_managers', [], 'Project Managers is required.'],
  ['start_date', '2026-02-30', 'Start Date must be in yyyy-MM-dd format.'],
  ['end_date', '2026-01-01', 'End Date must be after Start Date.'],
  ['status', 'Paused', 'Status must be one of New, On Going, Completed.'],
  ['balance', '1.00', 'balance is not a known field.'],
])('names what is wrong with %s', (field, value, message) => {
  expect(validate(projectSchema, { ...project, [field]: value })[field]).toEqual([message]);
});

test('skips every rule but required where nothing was typed', () => {
  expect(validate(projectSchema, { ...project, budget: '', retention: null, remarks: undefined })).toEqual({});
});

test('stores trimmed texts, money with two decimals, and nothing for what was left empty', () => {
  const parsed = parse(projectSchema, { ...project, name: '  Klinik Desa ', contract_sum: '1,000,000.5', budget: '' });

  expect(parsed).toMatchObject({ name: 'Klinik Desa', contract_sum: '1000000.50', budget: null });
});

test('throws every message by its field', () => {
  expect(() => parse(writeOffSchema, { reason: 'x'.repeat(51) })).toThrow(FieldErrors);
});

test.each(['03-2161 8888', '011-1234 5678', '+603-2161 8888', '(03) 2161 8888'])(
  'takes the telephone number %s',
  (tel_no) => {
    expect(validate(clientSchema, { name: 'Alam Damai', country: 'MY', tel_no })).toEqual({});
  },
);

test('refuses a telephone number that is too short', () => {
  expect(validate(clientSchema, { name: 'Alam Damai', country: 'MY', tel_no: '12345' })).toEqual({
    tel_no: ['Phone is not a valid telephone number.'],
  });
});

test('asks a payment for exactly one document', () => {
  const payment = { payment_date: '2026-07-01', payment_amt: '1.00' };

  expect(validate(paymentSchema, payment)).toHaveProperty('invoice_uuid');
  expect(validate(paymentSchema, { ...payment, invoice_uuid: 1, expense_uuid: 2 })).toHaveProperty('invoice_uuid');
  expect(validate(paymentSchema, { ...payment, expense_uuid: 2 })).toEqual({});
});

test('says what is missing at sign-in in the words of the product', () => {
  expect(validate(signInSchema, { email: 'nobody', password: '' })).toEqual({
    email: ['E-mail is not a valid email.'],
    password: ['Password is required.'],
  });
});

test('wants a new password of six characters, typed twice alike', () => {
  expect(
    validate(passwordSchema, { current_password: 'siteledger', password: 'short', password_confirmation: 'other' }),
  ).toEqual({
    password: ['Password field must be at least or equals to 6 characters.'],
    password_confirmation: ['Password confirmation must be equal to Password.'],
  });
});

test('takes a text of spaces for an empty one', () => {
  expect(validate(writeOffSchema, { reason: '   ' })).toEqual({ reason: ['Reason is required.'] });
});
