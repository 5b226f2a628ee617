import { isIdentifier, VALIDATION_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { useDebounced } from '@siteledger/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useProjectExpensesRefNoTakenQuery } from './project-suppliers-api';

/**
 * Whether the contractor has another bill with the typed Ref No; requested when typing pauses for 300 ms.
 * docs/domain/expenses.md#fields
 */
export function useRefNoTaken(exclude: string | undefined) {
  const { contractor_uuid, ref_no } = useFormValues();
  const refNo = typeof ref_no === 'string' ? ref_no.trim() : '';
  const key = `${String(contractor_uuid)} ${refNo}`;
  const [started] = useState(key);
  const [settled, settle] = useState(key);
  const settleLater = useDebounced(settle, VALIDATION_DEBOUNCE_MS);
  useEffect(() => settleLater(key));

  const contractor = isIdentifier(contractor_uuid) ? contractor_uuid : undefined;
  const isAsked = settled === key && key !== started && contractor !== undefined && refNo !== '';
  const { currentData } = useProjectExpensesRefNoTakenQuery(
    { contractor_uuid: contractor ?? '', ref_no: refNo, exclude },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  return isAsked && currentData === true;
}
