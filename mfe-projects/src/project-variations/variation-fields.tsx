import { KEPT_WHEN_APPROVED, VARIATION_ORDER_TYPES, type Reference } from '@siteledger/shared-lib/domain';
import {
  DateField,
  FormSection,
  LookupField,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  WholeNumberField,
} from '@siteledger/shared-lib/form';
import type { ReactNode } from 'react';
import { useContractorSearch } from '../use-contractor-search';
import { TYPE_TEXT } from './variation-words';

type Props = {
  /** A new one has no approval date. */
  isNew?: boolean;
  /** Fields that affect figures are locked once it is approved. */
  isApproved?: boolean;
  /** The present contractor, which is always offered. */
  contractor?: Reference | null;
  numberHint?: string;
  children?: ReactNode;
};

type Name = 'type' | 'amount' | 'cost_amount' | 'contractor_uuid';

const types = VARIATION_ORDER_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));

/** All editable fields of a variation order. docs/domain/variations.md#fields */
export function VariationFields({ isNew = false, isApproved = false, contractor, numberHint, children }: Props) {
  const contractors = useContractorSearch(contractor ?? undefined);
  const kept = (name: Name) => ({ name, isDisabled: isApproved && KEPT_WHEN_APPROVED.includes(name) });

  return (
    <>
      <FormSection>
        <TextField name="title" isWide />
        <TextField name="vo_no" hint={numberHint} />
        <SelectField {...kept('type')} options={types} />
        {children}
      </FormSection>
      <FormSection title="Amounts">
        <MoneyField {...kept('amount')} />
        <MoneyField {...kept('cost_amount')} hint="Added to the budget once approved" />
        <LookupField
          {...kept('contractor_uuid')}
          lookup={contractors}
          isWide
          placeholder="Client variation"
          hint="Leave blank for a client variation (changes the contract sum); choose a contractor for a subcontract variation (changes its commitment)."
        />
      </FormSection>
      <FormSection title="Progress">
        <DateField name="submitted_date" />
        {!isNew && <DateField name="approved_date" />}
        <TextField name="client_ref" />
        <WholeNumberField name="eot_days" unit="days" />
        <TextAreaField name="remarks" />
      </FormSection>
    </>
  );
}
