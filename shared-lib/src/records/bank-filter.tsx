import { DISBURSEMENT_BANKS } from '@siteledger/shared-lib/domain';
import { Select } from '@siteledger/shared-lib/ui';

const banks = DISBURSEMENT_BANKS.map((bank) => ({ value: bank, label: bank }));

type Props = {
  /** The chosen bank, or '' for all. */
  bank: string;
  onChange: (bank: string) => void;
};

/** Filter by the bank of payments. docs/domain/payments.md#payment-records */
export const BankFilter = ({ bank, onChange }: Props) => (
  <Select
    className="sl-list-filter"
    aria-label="Disbursement Bank"
    placeholder="All banks"
    allowClear
    showSearch={{ optionFilterProp: 'label' }}
    options={banks}
    value={bank || undefined}
    onChange={(chosen?: string) => onChange(chosen ?? '')}
  />
);
