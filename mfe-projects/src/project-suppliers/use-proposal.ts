import { skipToken, useTaxRatesQuery } from '@siteledger/shared-lib/api';
import {
  addDays,
  dueAfter,
  type ExpenseProposal,
  formatPercent,
  isAmount,
  isDay,
  isIdentifier,
  percentOfMoney,
  taxRateOn,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { useFormField, useFormValues, type Values } from '@siteledger/shared-lib/form';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useProjectExpensesProposalQuery } from './project-suppliers-api';

/**
 * Fills in account, due date and tax from the contractor's last bill, except in fields the user has typed in.
 * docs/domain/expenses.md#what-is-proposed
 */
export function useProposal(isNew: boolean) {
  const values = useFormValues();
  const { can } = usePermissions();
  const { data: rates = [] } = useTaxRatesQuery(undefined, { skip: !isNew });
  const proposal = useProposalOf(isNew ? values.contractor_uuid : undefined);
  const code = proposal?.tax_code;
  const rate = code && isDay(values.invoice_date) ? taxRateOn(rates, code, values.invoice_date) : undefined;

  useProposed('account_code_uuid', can('finance_account_code.view') ? proposal?.account_code?.uuid : undefined);
  useProposed('due_date', proposal && dueDay(proposal, values));
  useProposed('tax_amt', taxBy(rate, values));
  return { taxHint: rate && `${code} ${formatPercent(rate)}, as on their last bill` };
}

const taxBy = (rate: string | undefined, { invoice_amt }: Values) =>
  rate && isAmount(invoice_amt) ? percentOfMoney(toMoney(invoice_amt), rate) : undefined;

function useProposalOf(contractor_uuid: unknown) {
  const asked = isIdentifier(contractor_uuid) ? { contractor_uuid } : skipToken;
  return useProjectExpensesProposalQuery(asked).currentData;
}

// The default terms need no proposal: a blank due date already means them.
function dueDay({ days_to_pay }: ExpenseProposal, { date_received }: Values) {
  if (days_to_pay === null || !isDay(date_received)) return undefined;
  const due = addDays(date_received, days_to_pay);
  return due === dueAfter(date_received) ? undefined : due;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const focusedBox = (name: string) => {
  const { activeElement: box } = document;
  return box instanceof HTMLInputElement && box.name === name ? box : undefined;
};

// A proposal replaces the previous proposal, or an empty value while there was none. Typed values stay, and so does a
// proposal that the user cleared. A focused box takes a proposal only while empty, and selects it, so that further
// typing replaces it.
function useProposed(name: string, proposal: string | undefined) {
  const { value, setValue } = useFormField({ name });
  const last = useRef<string>(undefined);
  const toSelect = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    if (last.current === proposal) return;
    const isOurs = isEmpty(value) ? last.current === undefined : value === last.current;
    const box = focusedBox(name);
    if (!isOurs || box?.value) return;
    last.current = proposal;
    toSelect.current = box;
    setValue(proposal ?? null);
  });
  useLayoutEffect(() => {
    if (!toSelect.current?.value) return;
    toSelect.current.select();
    toSelect.current = undefined;
  });
}
