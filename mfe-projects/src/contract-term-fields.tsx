import {
  CONTRACT_FORMS,
  CONTRACT_TERMS,
  type ContractTerms,
  dlpEndOf,
  formatDay,
  STATES,
  TAX_POSITION_NAMES,
  TAX_POSITIONS,
} from '@siteledger/shared-lib/domain';
import {
  DateField,
  FoldedSection,
  MoneyField,
  SelectField,
  useFormValues,
  WholeNumberField,
} from '@siteledger/shared-lib/form';
import { contractFacts } from './contract-facts';

const states = STATES.map(({ name }) => ({ value: name, label: name }));
const forms = CONTRACT_FORMS.map((form) => ({ value: form, label: form }));
const taxPositions = TAX_POSITIONS.map((position) => ({ value: position, label: TAX_POSITION_NAMES[position] }));

/** Terms of a project's contract, folded because a new project seldom has them all. projects.md#contract-terms */
export function ContractTermFields() {
  const terms = useFormValues() as Partial<ContractTerms>;
  const facts = contractFacts(terms).map(([label, value]) => `${label} ${value}`);
  return (
    <FoldedSection
      title="Contract terms"
      names={CONTRACT_TERMS}
      facts={facts.join(' · ') || 'Form, site, service tax, CPC, defects, delay'}
    >
      <SelectField name="contract_form" options={forms} />
      <SelectField name="site_state" options={states} hint="State in which the site is" />
      <DateField name="award_day" />
      <SelectField name="tax_position" options={taxPositions} hint="Service tax on this project" />
      <MoneyField name="ld_per_day" hint="Liquidated damages for each day of delay" />
      <WholeNumberField name="honour_days" unit="days" hint="In which the client has to pay a certificate" />
      <DateField name="cpc_day" hint="Certificate of practical completion" />
      <WholeNumberField name="dlp_months" unit="months" hint="Defects liability period" />
      <DateField name="dlp_end" hint={dlpEndHint(terms)} />
      <DateField name="cmgd_day" hint="Certificate of making good defects" />
    </FoldedSection>
  );
}

function dlpEndHint({ cpc_day, dlp_months, dlp_end }: Partial<ContractTerms>) {
  const proposed = dlpEndOf(cpc_day, dlp_months);
  if (!proposed || dlp_end === proposed) return undefined;
  return dlp_end ? `${formatDay(proposed)} by CPC Date and DLP Months` : `Defaults to ${formatDay(proposed)}`;
}
