import {
  ACCOUNTING_HEADINGS,
  ACCOUNTING_PURPOSES,
  ACCOUNTING_SOFTWARE,
  accountingSettingsForm,
  TAX_CODES,
  type AccountingSettings,
  type AccountingSettingsForm,
} from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  Form,
  FormActions,
  FormSection,
  SelectField,
  SubmitButton,
  SuggestField,
  TextField,
  useFormValues,
} from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { accountTreeOf } from '../account-tree';
import { useAccountCodesTreeQuery } from '../account-codes-api';
import { useExportSettingsUpdateMutation } from './export-settings-api';

const software = ACCOUNTING_HEADINGS.map((value) => ({ value, label: ACCOUNTING_SOFTWARE[value] }));

const picked = <Key extends string>(values: { [Name in Key]?: string | null }, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null])) as Record<Key, string | null>;

/** The software, its account of each purpose, and its name of each tax code. */
export function ExportSettingsForm({ settings }: { settings: AccountingSettings }) {
  const [update, { error }] = useExportSettingsUpdateMutation();
  const { headings, version } = settings;

  const onSubmit = async ({ version: read, ...values }: AccountingSettingsForm) => {
    const body = {
      headings: values.headings,
      accounts: picked(
        values,
        ACCOUNTING_PURPOSES.map(({ key }) => key),
      ),
      tax_codes: picked(values, TAX_CODES),
    };
    await update({ version: read ?? undefined, body }).unwrap();
    notify.success('Settings saved.');
  };

  return (
    <Form
      label="Accounting export"
      schema={accountingSettingsForm}
      initialValues={{ headings, version, ...settings.accounts, ...settings.tax_codes }}
      onSubmit={onSubmit}
    >
      <Fields />
      <ChangedMeanwhile error={error} />
      <FormActions>
        <SubmitButton>Save settings</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Fields() {
  const { data: roots = [] } = useAccountCodesTreeQuery();
  const names = new Map([...accountTreeOf(roots).byUuid.values()].map(({ code, name }) => [code, name]));
  const values = useFormValues();
  return (
    <>
      <FormSection>
        <SelectField name="headings" options={software} hint={HINTS[String(values.headings)]} />
      </FormSection>
      <FormSection title="Accounts">
        {ACCOUNTING_PURPOSES.map(({ key }) => (
          <SuggestField key={key} name={key} suggestions={[...names.keys()]} hint={names.get(String(values[key]))} />
        ))}
      </FormSection>
      <FormSection title="Names of the tax codes there">
        {TAX_CODES.map((code) => (
          <TextField key={code} name={code} />
        ))}
      </FormSection>
    </>
  );
}

const HINTS: Readonly<Record<string, string>> = {
  'sql-account': 'Clients and contractors need their Accounting Code. Without a name for N-T, untaxed lines have none.',
};
