import { useAccountCodeOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { SelectField } from '@siteledger/shared-lib/form';

type Props = {
  /** The expense's present account, which is always offered. */
  own?: Reference | null;
  isDisabled: boolean;
};

/** Field for the account of an expense, searchable by code or name. */
export function AccountCodeField({ own, isDisabled }: Props) {
  const { data: codes = [], isFetching } = useAccountCodeOptionsQuery();
  const options = codes.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }));
  const isMissing = own && !codes.some(({ uuid }) => uuid === own.uuid);
  return (
    <SelectField
      name="account_code_uuid"
      isWide
      options={isMissing ? [{ value: own.uuid, label: own.name }, ...options] : options}
      isLoading={isFetching}
      isDisabled={isDisabled}
      placeholder="Search by code or name"
    />
  );
}
