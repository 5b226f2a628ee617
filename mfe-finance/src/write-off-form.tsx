import { formatMoney, WRITE_OFF_REASON_MAX, writeOffSchema, type Money } from '@siteledger/shared-lib/domain';
import { Form, FormActions, SubmitButton, TextField } from '@siteledger/shared-lib/form';
import { Button } from '@siteledger/shared-lib/ui';

type Props = {
  /** The document, by its number. */
  name: string;
  /** What is open on it, in RM: all of it is written off. */
  balance: Money;
  onSubmit: (reason: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the reason of a write-off, at most 50 characters. Specification §5. */
export const WriteOffForm = ({ name, balance, onSubmit, onCancel }: Props) => (
  <Form
    label={`Write-off of ${name}`}
    schema={writeOffSchema}
    initialValues={{}}
    onSubmit={({ reason }) => onSubmit(reason)}
    guardsLeaving={false}
  >
    <TextField
      name="reason"
      isWide
      hint={`At most ${WRITE_OFF_REASON_MAX} characters; stands in the list of write-offs`}
    />
    <FormActions>
      <Button onClick={onCancel}>Cancel</Button>
      <SubmitButton danger>Write off {formatMoney(balance)}</SubmitButton>
    </FormActions>
  </Form>
);
