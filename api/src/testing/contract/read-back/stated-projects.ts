import { type Client } from '../../apps/client';
import { at, both, isRefusedWhenStale, type StatedRecord, uuidOf } from './stated-record';

const isOnlyShown: NonNullable<StatedRecord['effects']>[string] = async ({ send, details }) => {
  const before = JSON.stringify(await details());
  const { status, body } = await send({ preview: true, name: 'Never stored' });
  return status === 200 && body.data.name === 'Never stored' && JSON.stringify(await details()) === before;
};

async function reasonInHistory(api: Client, id: string) {
  const { body } = await api.get(`/audit?entity=project&entity_uuid=${id}&action=project.update`);
  return (body.data[0]?.after?.status_reason ?? null) as unknown;
}

// docs/domain/projects.md#fields
const PROJECT: StatedRecord = {
  what: 'a project',
  create: 'POST /projects',
  change: 'PUT /projects/{id}',
  details: at('/projects'),
  fields: ({ client, otherClient, ownNumber, anotherNumber }) => ({
    name: both('First project', 'Second project'),
    status: both('On Going', 'Completed'),
    contract_sum: both('100000.00', '200000.00'),
    client_name: both(client, otherClient, { read: uuidOf('client') }),
    variation_order: both('11.00', '12.00', { leftOut: '0.00' }),
    end_customer: both('First owner', 'Second owner'),
    retention_percent: both('7.50', '2.50'),
    retention: both('3000.00', '4000.00'),
    schedule: both('Piling', 'Roofing'),
    remarks: both('One', 'Two'),
    project_managers: both([ownNumber], [anotherNumber], {
      read: ({ project_managers }) => (project_managers as { id: number }[]).map(({ id }) => id),
    }),
    budget: both('80000.00', '90000.00', { leftOut: '0.00' }),
    start_date: both('2026-02-01', '2026-02-02'),
    end_date: both('2026-11-01', '2026-11-02'),
    contingency_amt: both('21.00', '22.00', { leftOut: '0.00' }),
    omission_value: both('31.00', '32.00', { leftOut: '0.00' }),
    site_state: both('Selangor', 'Johor'),
    contract_form: both('PAM 2018', 'FIDIC'),
    award_day: both('2026-01-15', '2026-01-16'),
    tax_position: both('taxable', 'government'),
    ld_per_day: both('500.00', '600.00'),
    honour_days: both(21, 30),
    cpc_day: both('2026-11-15', '2026-11-16'),
    dlp_months: both(12, 24),
    dlp_end: both('2027-11-15', '2028-11-30'),
    cmgd_day: both('2028-01-10', '2028-12-20'),
    status_reason: { changed: 'All is done', read: (_, { api, id }) => reasonInHistory(api, id) },
  }),
  effects: { version: isRefusedWhenStale, preview: isOnlyShown },
};

// docs/domain/projects.md#assigned-contractors
const ASSIGNED_CONTRACTOR: StatedRecord = {
  what: 'a contractor of a project',
  create: 'POST /projects/{id}/contractors',
  existing: ({ certifiedProject }) => certifiedProject,
  details: async (api, id) => (await api.get(`/projects/${id}/contractors`)).body.data[0],
  fields: ({ contractor }) => ({ contractor_uuid: { created: contractor, read: ({ uuid }) => uuid as string } }),
};

export const STATED_PROJECTS: readonly StatedRecord[] = [PROJECT, ASSIGNED_CONTRACTOR];
