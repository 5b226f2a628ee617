import { addProject, projectBody } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const CONTRACT = {
  ...{ site_state: 'Selangor', contract_form: 'PAM 2018', award_day: '2025-12-15', tax_position: 'taxable' },
  ...{ ld_per_day: '1500.00', honour_days: 21, cpc_day: '2026-12-31', dlp_months: 12, cmgd_day: '2028-01-30' },
};

test('keeps the terms of a contract, and ends the DLP so many months after the CPC', async () => {
  const api = await server.as('ADMIN');

  const project = await addProject(api, CONTRACT);
  const plain = await addProject(api);

  expect(project).toMatchObject({ ...CONTRACT, dlp_end: '2027-12-31' });
  expect(plain).toMatchObject({ contract_form: null, ld_per_day: null, cpc_day: null, dlp_end: null });
});

test.each([
  ['typed otherwise', { cpc_day: '2026-12-31', dlp_months: 12, dlp_end: '2028-03-31' }, '2028-03-31'],
  ['in a shorter month', { cpc_day: '2026-08-31', dlp_months: 6 }, '2027-02-28'],
  ['of a CPC alone', { cpc_day: '2026-08-31' }, null],
  ['without a CPC', { dlp_months: 12 }, null],
])('the end of a DLP %s', async (_, terms, dlp_end) => {
  const api = await server.as('ADMIN');

  expect((await addProject(api, terms)).dlp_end).toBe(dlp_end);
});

test('takes the state of a site by its name or its LHDN code', async () => {
  const api = await server.as('ADMIN');

  expect((await addProject(api, { site_state: '10' })).site_state).toBe('Selangor');
});

test.each([
  ['a CPC before the start', { cpc_day: '2025-12-31' }, { cpc_day: ['CPC Date must not be before Start Date.'] }],
  [
    'a DLP that ends before the CPC',
    { cpc_day: '2026-12-31', dlp_end: '2026-12-30' },
    { dlp_end: ['DLP End must not be before CPC Date.'] },
  ],
  [
    'a CMGD before the CPC',
    { cpc_day: '2026-12-31', cmgd_day: '2026-12-30' },
    { cmgd_day: ['CMGD Date must not be before CPC Date.'] },
  ],
  ['negative damages', { ld_per_day: '-1' }, { ld_per_day: ['LD per Day must not be negative.'] }],
  ['a negative DLP', { dlp_months: -1 }, { dlp_months: ['DLP Months must not be negative.'] }],
  ['honouring after years', { honour_days: 367 }, { honour_days: [expect.stringContaining('Period of Honouring')] }],
  ['an unknown form', { contract_form: 'PAM' }, { contract_form: [expect.stringContaining('Contract Form')] }],
  ['an unknown position', { tax_position: 'zero' }, { tax_position: [expect.stringContaining('Tax Position')] }],
  ['a site abroad', { site_state: 'Victoria' }, { site_state: [expect.stringMatching(/^Site State must be one of/)] }],
])('refuses %s', async (_, terms, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/projects', await projectBody(api, terms));

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('takes a CPC, an end of the DLP and a CMGD on the earliest day', async () => {
  const api = await server.as('ADMIN');
  const day = { cpc_day: '2026-01-01', dlp_end: '2026-01-01', cmgd_day: '2026-01-01' };

  expect(await addProject(api, day)).toMatchObject(day);
});

test('sorts the list by a term of the contract', async () => {
  const api = await server.as('ADMIN');
  await addProject(api, { name: 'Later', cpc_day: '2026-12-31' });
  await addProject(api, { name: 'Earlier', cpc_day: '2026-06-30' });

  const { body } = await api.get('/projects?sort=cpc_day&order=asc');

  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Earlier', 'Later']);
});
