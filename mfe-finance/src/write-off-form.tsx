import {
  canWriteOff,
  wholeNumber,
  writeOffSchema,
  type DocumentStatus,
  type Money,
} from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, Form, FormActions, SubmitButton, TextField } from '@siteledger/shared-lib/form';
import { Alert, Button, Money as Amount } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import './document-facts.css';

type Props = {
  /** The document, by its number. */
  name: string;
  document: { status: DocumentStatus; balance: Money; version: number };
  /** What else is said of it: pairs of `dt` and `dd`. */
  facts: ReactNode;
  /** Why the last try was refused, if it was. */
  error: unknown;
  onWriteOff: (reason: string, version: number) => Promise<unknown>;
  onClose: () => void;
};

// `version` is what the write-off is based on; it travels beside the body.
const schema = writeOffSchema.shape({ version: wholeNumber('Version') });

/** Why a document is written off, under what is lost with it. Specification §5, Decision §4. */
export function WriteOffForm({ name, document, facts, error, onWriteOff, onClose }: Props) {
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => reason.current?.querySelector('input')?.focus(), []);
  const isOpen = canWriteOff(document);
  const { version, balance } = document;
  return (
    <Form
      label="Write off"
      schema={schema}
      initialValues={{ reason: null, version }}
      onSubmit={(values) => onWriteOff(values.reason, values.version ?? version)}
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
        <div ref={reason}>
          <TextField name="reason" isWide />
        </div>
      ) : (
        <Alert type="info" showIcon title={`"${name}" is already settled.`} />
      )}
      <ChangedMeanwhile error={error} />
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        {isOpen && <SubmitButton danger>{`Write off ${name}`}</SubmitButton>}
      </FormActions>
    </Form>
  );
}
