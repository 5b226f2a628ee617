import { useEndCustomersQuery } from '@siteledger/shared-lib/api';
import type { Project, ProjectStatus } from '@siteledger/shared-lib/domain';
import {
  DateField,
  FormSection,
  MoneyField,
  PercentField,
  SelectField,
  SuggestField,
  TextAreaField,
  TextField,
} from '@siteledger/shared-lib/form';
import { statusText } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ContractTermFields } from './contract-term-fields';
import { ClientField, ManagersField } from './project-parties';
import './projects.css';

type Props = {
  statuses: readonly ProjectStatus[];
  /** The edited project; its present client and managers are always offered. */
  project?: Project;
  children?: ReactNode;
};

/** Every editable field of a project, in groups. docs/domain/projects.md#fields */
export function ProjectFields({ statuses, project, children }: Props) {
  const { data: endCustomers = [] } = useEndCustomersQuery();

  return (
    <>
      <FormSection title="Project">
        <TextField name="name" isWide />
        <SelectField name="status" options={statuses.map((status) => ({ value: status, label: statusText(status) }))} />
        <ManagersField project={project} />
        {children}
      </FormSection>
      <FormSection title="Parties">
        <ClientField project={project} />
        <SuggestField
          name="end_customer"
          suggestions={endCustomers.map(({ name }) => name)}
          hint="Choose or type a new one"
        />
      </FormSection>
      <FormSection title="Contract">
        <MoneyField name="contract_sum" isWide />
        <MoneyField name="variation_order" hint="Amount not entered as individual variation orders" />
        <MoneyField name="omission_value" hint="Amount not entered as individual variation orders" />
        <PercentField name="retention_percent" />
        <MoneyField name="retention" hint="Retention limit. Leave blank to use the percentage of the contract sum" />
      </FormSection>
      <FormSection title="Budget">
        <MoneyField name="budget" />
        <MoneyField name="contingency_amt" />
      </FormSection>
      <FormSection title="Duration">
        <DateField name="start_date" />
        <DateField name="end_date" />
      </FormSection>
      <ContractTermFields />
      <FormSection title="Scope">
        <TextField name="schedule" isWide />
        <TextAreaField name="remarks" />
      </FormSection>
    </>
  );
}
