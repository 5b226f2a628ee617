import {
  DEFAULT_PROJECT_STATUS,
  DEFAULT_RETENTION_PERCENT,
  PROJECT_STATUSES,
  projectSchema,
} from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

/** Columns of projects. */
export const projectFields = () =>
  importFields(projectSchema, {
    name: words('Menara Seri', 'Project', 'Project Name', 'Nama', 'Nama Projek', 'Projek'),
    status: {
      ...words('On Going', 'Project Status'),
      kind: 'choice',
      fallback: DEFAULT_PROJECT_STATUS,
      choices: PROJECT_STATUSES.map((value) => ({ value, names: [value] })),
    },
    client_name: reference('Seri Maju Sdn Bhd', 'Client Name', 'Customer', 'Pelanggan'),
    end_customer: words('', 'End Client', 'Pelanggan Akhir'),
    project_managers: reference('aisyah@example.com', 'Project Manager', 'PM', 'Manager', 'Pengurus Projek'),
    contract_sum: money('1060000.00', 'Contract Amount', 'Contract Value', 'Nilai Kontrak'),
    variation_order: money('', 'VO', 'VO Amount'),
    omission_value: money('', 'Omission', 'Omission Value'),
    budget: money('', 'Cost Budget', 'Bajet'),
    contingency_amt: money('', 'Contingency'),
    retention_percent: { ...money('5', 'Peratus Tahanan'), fallback: DEFAULT_RETENTION_PERCENT },
    retention: money('', 'Retention Limit', 'Tahanan'),
    start_date: date('2026-01-01', 'Start', 'Commencement Date', 'Tarikh Mula'),
    end_date: date('2026-12-31', 'End', 'Completion Date', 'Tarikh Siap'),
    schedule: words('', 'Service', 'Scope', 'Skop'),
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
  });
