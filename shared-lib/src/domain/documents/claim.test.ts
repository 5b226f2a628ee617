import { NOTHING_CERTIFIED } from './certificate';
import { claimOf, claimProblems, type CertifiedBefore, type TypedAmounts } from './claim';

const terms = { contract_sum: '1000000.00', retention_percent: '5.00', retention: null };
const first: CertifiedBefore = { ...NOTHING_CERTIFIED, cert_no: null, last_day: null };
const basis = { terms, previous: first, taxRate: '6.00' };

// The certificates of the worked example, each based on the previous ones. docs/domain/figures.md#the-worked-example
const P1: { typed: TypedAmounts; expected: object }[] = [
  {
    typed: { work_done_certified: '200000.00' },
    expected: { invoice_amt: '190000.00', total_tax: '11400.00', total_amount: '201400.00' },
  },
  {
    typed: { work_done_certified: '450000.00', debit_note: '1750.00' },
    expected: { previousNett: '190000.00', invoice_amt: '237500.00', total_tax: '14250.00', total_amount: '250000.00' },
  },
  {
    typed: { work_done_certified: '583000.00' },
    expected: { previousNett: '427500.00', invoice_amt: '126350.00', total_tax: '7581.00', total_amount: '133931.00' },
  },
];

const p1 = { work_done: '583000.00', materials: '0.00', retention: '29150.00', released: '0.00' };
const afterP1: CertifiedBefore = { ...p1, cert_no: '3', last_day: null };

test('computes the three certificates of the worked example', () => {
  let previous = first;
  for (const { typed, expected } of P1) {
    const claim = claimOf('progress', typed, { ...basis, previous });

    expect(claim).toMatchObject(expected);
    expect(claimProblems('progress', claim, previous.cert_no)).toEqual({});
    previous = { ...claim.toDate, cert_no: String(Number(previous.cert_no) + 1), last_day: null };
  }
  expect(previous).toEqual(afterP1);
});

test('releases half of the retention of the worked example with its tax', () => {
  const claim = claimOf('retention_release', { released: '14575.00' }, { ...basis, previous: afterP1 });

  expect(claim).toMatchObject({ invoice_amt: '14575.00', total_tax: '874.50', total_amount: '15449.50' });
  expect(claim.moved).toEqual({ ...NOTHING_CERTIFIED, released: '14575.00' });
});

test('holds no more than the limit, and claims what is left', () => {
  const capped = { contract_sum: '2434700.00', retention_percent: '10.00', retention: '121735.00' };
  const previous = { ...first, work_done: '988888.89', retention: '98888.89' };

  const claim = claimOf(
    'progress',
    { work_done_certified: '1409160.99' },
    { terms: capped, previous, taxRate: '0.00' },
  );

  expect(claim.previousNett).toBe('890000.00');
  expect(claim.toDate.retention).toBe('121735.00');
  expect(claim.invoice_amt).toBe('397425.99');
});

test('takes the rate that was typed before the rate of the project, and keeps materials that were left empty', () => {
  const previous = { ...first, materials: '1000.00' };

  const claim = claimOf('progress', { work_done_certified: '9000', retention_percent: '10' }, { ...basis, previous });

  expect(claim.toDate).toEqual({ work_done: '9000.00', materials: '1000.00', retention: '1000.00', released: '0.00' });
});

test('an amount by itself moves nothing that is certified', () => {
  const claim = claimOf('other', { invoice_amt: '100.00' }, { ...basis, previous: afterP1 });

  expect(claim).toMatchObject({ toDate: p1, moved: NOTHING_CERTIFIED, retention_percent: '0.00' });
  expect(claim).toMatchObject({ invoice_amt: '100.00', total_tax: '6.00', total_amount: '106.00' });
});

test.each([
  [
    'a certificate below the one before it',
    'progress',
    { work_done_certified: '582999.99' },
    { work_done_certified: ['Lower than the previous certificate. Use a debit note for deductions.'] },
  ],
  [
    'a certificate that moves nothing',
    'progress',
    { work_done_certified: '583000.00' },
    { work_done_certified: ['Nothing to certify: the work done equals certificate 3.'] },
  ],
  [
    'a release of nothing',
    'retention_release',
    { released: '0' },
    { released: ['Nothing to release: the amount released equals certificate 3.'] },
  ],
  [
    'a release of more than is held',
    'retention_release',
    { released: '29150.01' },
    { released: ['Released must be less than or equals to the retention of 29150.00.'] },
  ],
  [
    'a debit note above the invoice with its tax',
    'other',
    { invoice_amt: '100.00', debit_note: '106.01' },
    { debit_note: ['Debit Note must be less than or equals to 106.00.'] },
  ],
] as const)('says why %s cannot be', (_what, kind, typed, expected) => {
  const claim = claimOf(kind, typed, { ...basis, previous: afterP1 });

  expect(claimProblems(kind, claim, '3')).toEqual(expected);
});

const LOWER = ['Lower than the previous certificate. Use a debit note for deductions.'];

// The retention of 20,000 on a gross of 598,000 is at the project's limit.
const held: CertifiedBefore = { ...afterP1, work_done: '593000.00', materials: '5000.00', retention: '20000.00' };
const agreed = { ...terms, retention: '20000.00' };
const higherLimit = { ...terms, retention: '25000.00' };

test.each([
  ['a higher limit', higherLimit, {}, 'retention_percent'],
  ['a higher rate of the project', { ...terms, retention_percent: '4.00' }, {}, 'retention_percent'],
  [
    'a higher rate that was typed',
    { ...terms, retention_percent: '3.00' },
    { retention_percent: '4' },
    'retention_percent',
  ],
  ['a higher limit, for little more work', higherLimit, { work_done_certified: '594000' }, 'retention_percent'],
  [
    'a higher limit, for materials that became work',
    higherLimit,
    { work_done_certified: '598000', materials_on_site: '0' },
    'retention_percent',
  ],
  ['less work', agreed, { work_done_certified: '592999.99' }, 'work_done_certified'],
  ['less work and a higher limit', higherLimit, { work_done_certified: '592999.99' }, 'work_done_certified'],
  ['fewer materials', agreed, { materials_on_site: '4999.99' }, 'materials_on_site'],
  [
    'fewer materials than work was added',
    agreed,
    { work_done_certified: '594000', materials_on_site: '0' },
    'materials_on_site',
  ],
] as const)('says beside its cause that a certificate is lower: %s', (_what, agreement, typed, field) => {
  const amounts = { work_done_certified: '593000', ...typed };

  const claim = claimOf('progress', amounts, { ...basis, terms: agreement, previous: held });

  expect(claimProblems('progress', claim, '3')).toEqual({ [field]: LOWER });
});

test('says beside the rate that it holds less than was released', () => {
  const previous = { ...held, released: '20000.00' };
  const typed = { work_done_certified: '700000', retention_percent: '1' };

  const claim = claimOf('progress', typed, { ...basis, previous });

  expect(claimProblems('progress', claim, '3')).toEqual({
    retention_percent: ['Released must be less than or equals to the retention of 7050.00.'],
  });
});

test('takes less work only while its retention covers what was released', () => {
  const previous = { ...afterP1, released: '29150.00' };

  const claim = claimOf('progress', { work_done_certified: '500000.00' }, { ...basis, previous });

  expect(claimProblems('progress', claim, '3')).toEqual({
    work_done_certified: ['Released must be less than or equals to the retention of 25000.00.'],
  });
});

test('certifies materials alone, but no first certificate without work and materials', () => {
  const problemsOf = (typed: TypedAmounts) => claimProblems('progress', claimOf('progress', typed, basis), null);

  expect(problemsOf({ work_done_certified: '0', materials_on_site: '0.01' })).toEqual({});
  expect(problemsOf({ work_done_certified: '0' })).toEqual({
    work_done_certified: ['Nothing to certify: no work is done yet.'],
  });
});
