import { invoiceFormSchema, withoutOtherKinds } from './invoice-form';
import { validate } from '../validate';

const basis = {
  terms: { contract_sum: '1000000.00', retention_percent: '5.00', retention: null },
  previous: {
    cert_no: '2',
    last_day: '2024-01-31',
    work_done: '450000.00',
    materials: '0.00',
    retention: '22500.00',
    released: '0.00',
  },
  rates: [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }],
};

const uuid = '00000000-0000-4000-8000-000000000001';

const typed = { project_uuid: uuid, invoice_date: '2026-06-30', tax_code: 'ST6', work_done_certified: '583000' };

test('takes a certificate that the server would take', () => {
  expect(validate(invoiceFormSchema('progress', basis), typed)).toEqual({});
});

test('names what the server would refuse, beside the field', () => {
  const schema = invoiceFormSchema('progress', basis);

  expect(validate(schema, { ...typed, work_done_certified: '449999.99' })).toEqual({
    work_done_certified: ['Lower than the previous certificate. Use a debit note for deductions.'],
  });
  expect(validate(schema, { ...typed, work_done_certified: '450000' })).toEqual({
    work_done_certified: ['Nothing to certify: the work done equals certificate 2.'],
  });
  expect(validate(schema, { ...typed, debit_note: '133931.01' })).toEqual({
    debit_note: ['Debit Note must be less than or equals to 133931.00.'],
  });
  expect(validate(schema, { ...typed, work_done_certified: null })).toEqual({
    work_done_certified: ['Work Done Certified is required.'],
  });
});

test('names the field that makes a certificate lower: the retention, though nothing is typed there, or the materials', () => {
  const lower = ['Lower than the previous certificate. Use a debit note for deductions.'];
  const raised = { ...basis, terms: { ...basis.terms, retention_percent: '10.00' } };
  const withMaterials = { ...basis, previous: { ...basis.previous, materials: '1000.00', retention: '22550.00' } };
  const same = { ...typed, work_done_certified: '450000' };

  expect(validate(invoiceFormSchema('progress', raised), same)).toEqual({ retention_percent: lower });
  expect(validate(invoiceFormSchema('progress', raised), { ...same, retention_percent: '5' })).toEqual({
    work_done_certified: ['Nothing to certify: the work done equals certificate 2.'],
  });
  expect(validate(invoiceFormSchema('progress', basis), { ...same, retention_percent: '7.5' })).toEqual({
    retention_percent: lower,
  });
  expect(validate(invoiceFormSchema('progress', withMaterials), { ...same, materials_on_site: '0' })).toEqual({
    materials_on_site: lower,
  });
  expect(validate(invoiceFormSchema('progress', raised), { ...same, work_done_certified: null })).toEqual({
    work_done_certified: ['Work Done Certified is required.'],
  });
});

test('takes the tax rate of the day of the invoice', () => {
  const schema = invoiceFormSchema('progress', basis);

  expect(validate(schema, { ...typed, invoice_date: '2025-06-30', debit_note: '130000.00' })).toEqual({
    debit_note: ['Debit Note must be less than or equals to 126350.00.'],
    tax_code: ['Tax Code ST6 applies from 01-Jul-2025.'],
  });
});

test('neither asks about nor sends what was typed for another kind', () => {
  const values = { ...typed, work_done_certified: 'nonsense', released: '100' };

  expect(validate(invoiceFormSchema('retention_release', basis), values)).toEqual({});
  expect(withoutOtherKinds('retention_release', values)).toEqual({
    project_uuid: uuid,
    invoice_date: '2026-06-30',
    tax_code: 'ST6',
    released: '100',
  });
});

test('refuses a tax code before it came, unless the invoice has it already', () => {
  const early = { ...typed, invoice_date: '2024-01-31' };
  const given = { code: 'ST6', day: '2024-01-31', rate: '6.00' };

  expect(validate(invoiceFormSchema('progress', basis), early)).toEqual({
    tax_code: ['Tax Code ST6 applies from 01-Jul-2025.'],
  });
  expect(validate(invoiceFormSchema('progress', { ...basis, given }), early)).toEqual({});
});

test.each(['progress', 'retention_release'] as const)('refuses a %s before the last certificate', (kind) => {
  const early = { ...typed, released: '100', tax_code: null, invoice_date: '2024-01-30' };
  const message = '30-Jan-2024 is before the last certificate of the project, 31-Jan-2024.';

  expect(validate(invoiceFormSchema(kind, basis), early)).toEqual({ invoice_date: [message] });
  expect(validate(invoiceFormSchema('other', basis), { ...early, invoice_amt: '1' })).toEqual({});
});

test('leaves a certificate the day that it has', () => {
  const given = { code: 'N-T', day: '2024-01-30', rate: '0.00' };
  const values = { ...typed, tax_code: null, invoice_date: '2024-01-30' };

  expect(validate(invoiceFormSchema('progress', { ...basis, given }), values)).toEqual({});
});
