import {
  canWriteOff,
  todayInKualaLumpur,
  wholeNumber,
  writeOffSchemaOf,
  type Day,
  type DocumentStatus,
  type Money,
  type WriteOffInput,
} from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  DateField,
  Form,
  FormActions,
  FormSection,
  SubmitButton,
  TextField,
} from '@siteledger/shared-lib/form';
import { Alert, Button, Money as Amount } from '@siteledger/shared-lib/ui';
import { useMemo, type ReactNode } from 'react';
import './document-facts.css';

type Props = {
  name: string;
  document: { status: DocumentStatus; balance: Money; version: number; invoice_date: Day };
  /** Further facts: pairs of `dt` and `dd`. */
  facts: ReactNode;
  error: unknown;
  onWriteOff: (body: WriteOffInput, version: number) => Promise<unknown>;
  onClose: () => void;
};

// `version` is the version to write off; it is sent outside the body.
const schemaOf = (invoice_date: Day, today: Day) =>
  writeOffSchemaOf({ invoice_date }, today).shape({ version: wholeNumber('Version') });

/** Form for reason and date of a write-off, below the lost amount. docs/domain/payments.md#write-offs */
export function WriteOffForm({ name, document, facts, error, onWriteOff, onClose }: Props) {
  const isOpen = canWriteOff(document);
  const { version, balance, invoice_date } = document;
  const today = todayInKualaLumpur();
  const schema = useMemo(() => schemaOf(invoice_date, today), [invoice_date, today]);
  return (
    <Form
      label="Write off"
      schema={schema}
      initialValues={{ reason: null, write_off_date: today, version }}
      onSubmit={({ version: read, ...body }) => onWriteOff(body, read ?? version)}
    >
      <dl className="document-facts">
        {facts}
        <dt>To be written off</dt>
        <dd>
          <strong>
            <Amount value={balance} />
          </strong>
        </dd>
      </dl>
      {isOpen ? (
        <FormSection>
          <TextField name="reason" isWide />
          <DateField name="write_off_date" />
        </FormSection>
      ) : (
        <Alert type="info" title={`"${name}" is already settled.`} />
      )}
      <ChangedMeanwhile error={error} />
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        {isOpen && <SubmitButton danger>{`Write off ${name}`}</SubmitButton>}
      </FormActions>
    </Form>
  );
}
