import { useRemotesMatrixQuery } from '@siteledger/shared-lib/api';
import { ENVIRONMENTS, publishTokenSchema, type RemoteMatrix } from '@siteledger/platform/contract';
import { addDays, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { DateField, DialogActions, Form, SelectField, TextField } from '@siteledger/shared-lib/form';
import { LoadingState, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { environmentTitle } from '../setting-words';
import { IssuedToken } from './issued-token';
import { usePublishTokensIssueMutation } from './publish-tokens-api';

const USUAL_DAYS = 90;

/** Dialog that issues a publish token and shows it once. */
export function IssueTokenModal({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string>();
  return (
    <Modal
      open
      title={token ? 'Copy the token now' : 'Issue a publish token'}
      footer={null}
      // Closing by accident would lose the token, so only the button below closes the dialog.
      keyboard={!token}
      closable={!token}
      onCancel={onClose}
    >
      {token ? <IssuedToken token={token} onDone={onClose} /> : <TokenForm onIssued={setToken} />}
    </Modal>
  );
}

function TokenForm({ onIssued }: { onIssued: (token: string) => void }) {
  const [issue] = usePublishTokensIssueMutation();
  const { data: matrix, isLoading } = useRemotesMatrixQuery();
  // Waits for the matrix, because initial values that arrive later would reset the form.
  if (isLoading) return <LoadingState />;
  return (
    <Form
      label="New publish token"
      schema={publishTokenSchema}
      initialValues={{
        environments: matrix ? [matrix.environment] : [],
        ends_on: addDays(todayInKualaLumpur(), USUAL_DAYS),
      }}
      onSubmit={async (values) => onIssued((await issue(values).unwrap()).token)}
      guardsLeaving="dialog"
    >
      <TextField name="name" hint="For example, the team or workflow that publishes with it." />
      <SelectField
        name="remotes"
        takesNew
        options={(matrix?.remotes ?? []).map(({ name }) => ({ value: name, label: name }))}
        hint="Choose remotes, or type the name of one that is not published yet."
      />
      <SelectField
        name="environments"
        isMultiple
        options={ENVIRONMENTS.map((name) => ({ value: name, label: environmentTitle(name) }))}
        hint={matrix && elsewhereHint(matrix)}
      />
      <DateField name="ends_on" />
      <DialogActions>Issue token</DialogActions>
    </Form>
  );
}

/** Hint that a token may name an unconnected environment; it becomes valid there once connected. */
const elsewhereHint = ({ environments }: RemoteMatrix) => {
  const missing = environments.filter(({ connection }) => connection === 'not connected');
  if (missing.length === 0) return undefined;
  const names = missing.map(({ environment }) => environmentTitle(environment)).join(' and ');
  return `${names}: usable once connected.`;
};
