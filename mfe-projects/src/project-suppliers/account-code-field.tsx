import { useAccountCodeOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { SelectField } from '@siteledger/shared-lib/form';

type Props = {
  /** The account that the expense is on: always on offer. */
  own?: Reference | null;
  isDisabled: boolean;
};

/** The account that the expense is posted to, found by code or name. */
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
