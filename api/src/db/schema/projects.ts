import { type ContractForm, type TaxPosition } from '@siteledger/shared-lib/domain';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type Decimal, type DefaultedInstant, type Recorded } from './values';

export type ProjectsTables = {
  project_access: {
    project_id: number;
    user_id: number;
  };
  project_contractors: {
    project_id: number;
    contractor_id: number;
    created_at: DefaultedInstant;
  };
  project_managers: {
    project_id: number;
    user_id: number;
  };
  projects: Recorded & {
    code: string;
    name: string;
    status: Generated<'New' | 'On Going' | 'Completed'>;
    client_id: number;
    end_customer_id: number | null;
    contract_sum: Decimal;
    variation_order: Generated<Decimal>;
    omission_value: Generated<Decimal>;
    budget: Generated<Decimal>;
    contingency_amt: Generated<Decimal>;
    retention_percent: Generated<Decimal>;
    retention: Decimal | null;
    schedule: string | null;
    remarks: string | null;
    start_date: Day;
    end_date: Day;
    site_state: string | null;
    contract_form: ContractForm | null;
    award_day: Day | null;
    tax_position: TaxPosition | null;
    ld_per_day: Decimal | null;
    honour_days: number | null;
    cpc_day: Day | null;
    dlp_months: number | null;
    dlp_end: Day | null;
    cmgd_day: Day | null;
  };
  purchase_order_lines: {
    id: GeneratedAlways<number>;
    uuid: Generated<string>;
    purchase_order_id: number;
    position: number;
    description: string;
    unit: string | null;
    qty: Decimal;
    unit_price: Decimal;
    amount: Decimal;
    account_code_id: number | null;
    tax_code: Generated<string>;
  };
  purchase_orders: Recorded & {
    project_id: number;
    contractor_id: number;
    po_no: string;
    status: Generated<'draft' | 'issued' | 'closed' | 'cancelled'>;
    issued_date: Day;
    required_date: Day | null;
    description: string | null;
    remarks: string | null;
    terms: string | null;
    budget: Decimal | null;
    total_tax: Generated<Decimal>;
    total_value: Decimal;
    billed: Generated<Decimal>;
    dc_note: Generated<Decimal>;
  };
  user_projects: {
    user_id: number;
    project_id: number;
  };
  variation_orders: Recorded & {
    project_id: number;
    vo_no: string;
    title: string;
    type: 'addition' | 'omission';
    amount: Decimal;
    cost_amount: Generated<Decimal>;
    contractor_id: number | null;
    status: Generated<'draft' | 'submitted' | 'approved' | 'rejected' | 'void'>;
    status_reason: string | null;
    submitted_date: Day | null;
    approved_date: Day | null;
    client_ref: string | null;
    eot_days: Generated<number>;
    remarks: string | null;
  };
};
