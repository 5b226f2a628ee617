import { contractValues, type Project } from '@siteledger/shared-lib/domain';
import { buildRecorded, buildReference } from './sequence';

const FIGURES = {
  contract_sum_and_vo: '1000000.00',
  revised_budget: '800000.00',
  expected_profit: '200000.00',
  total_invoiced: '0.00',
  total_invoiced_percent: '0.00',
  total_received: '0.00',
  retention_held: '0.00',
  total_committed: '0.00',
  total_expenses: '0.00',
  total_paid: '0.00',
  cashflow_nett: '0.00',
  cashflow_margin: null,
  expected_cashflow: '0.00',
  cashflow_this_month: '0.00',
  cashflow30: '0.00',
  cashflow60: '0.00',
  cashflow90: '0.00',
  profit_margin: null,
  eac: '800000.00',
  projected_margin: '20.00',
  work_done_percent: '0.00',
  duration_la: '49.73',
  progress_diff: '-49.73',
};

/** A project of RM 1 m in progress without documents. */
export function buildProject(given: Partial<Project> = {}): Project {
  const recorded = buildRecorded();
  const client = buildReference('Binaan Seri Maju Sdn Bhd');
  return {
    ...recorded,
    ...FIGURES,
    code: `P-${String(recorded.id).padStart(4, '0')}`,
    name: `Project ${recorded.id}`,
    status: 'On Going',
    contract_sum: '1000000.00',
    client,
    client_name: client.name,
    client_uuid: client.uuid,
    variation_order: '0.00',
    end_customer: null,
    retention_percent: '5.00',
    retention: null,
    schedule: null,
    remarks: null,
    project_managers: [],
    budget: '800000.00',
    contingency_amt: '0.00',
    omission_value: '0.00',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    ...contractValues({}),
    updated_at: recorded.created_at,
    as_of: '2026-07-01',
    ...given,
  };
}
