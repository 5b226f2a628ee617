import { type AccountingDocument } from './accounting-document';
import { type Exported } from './exported-documents.queries';

/**
 * The columns that sales and purchases share: party, date, days to pay and project.
 * docs/domain/accounting-export.md#the-file
 */
export const documentHead = (kind: 'Sales' | 'Purchases', row: Exported) =>
  ({
    uuid: row.uuid,
    card_name: row.card_name,
    accounting_code: row.accounting_code,
    address: [row.address_1 ?? '', row.address_2 ?? '', row.town, row.state ?? ''],
    date: row.invoice_date,
    days_to_pay: row.days_to_pay,
    job: row.job,
    memo: `${kind}; ${row.card_name}`,
  }) satisfies Partial<AccountingDocument>;
