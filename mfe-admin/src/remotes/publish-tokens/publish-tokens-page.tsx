import { CallState, useRemotesMatrixQuery } from '@siteledger/shared-lib/api';
import { EmptyState, PageHeader, Button, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { PublishTokenRow } from './publish-token-row';
import { usePublishTokensListQuery } from './publish-tokens-api';
import { IssueTokenModal } from './issue-token-modal';
import './publish-tokens.css';

const TITLES = ['Name', 'Remotes', 'Environments', 'End date', 'Issued', 'Last used'];

/** List of the tokens with which teams publish their remotes; needs the permission to issue them. */
export const PublishTokensPage = () => (
  <>
    <PageHeader
      title="Publish tokens"
      subtitle="A team publishes its remotes with a token."
      actions={<IssueTokenButton />}
    />
    <PublishTokens />
  </>
);

function PublishTokens() {
  const { data: tokens, error, refetch } = usePublishTokensListQuery(undefined, { refetchOnMountOrArgChange: true });

  if (!tokens) return <CallState error={error} onRetry={refetch} />;
  if (tokens.length === 0)
    return (
      <EmptyState>
        <p>No publish tokens yet.</p>
      </EmptyState>
    );
  return (
    <table className="publish-tokens" role="table" aria-label="Publish tokens">
      <thead role="rowgroup">
        <tr role="row">
          {TITLES.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sl-visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tokens.map((token) => (
          <PublishTokenRow key={token.uuid} token={token} />
        ))}
      </tbody>
    </table>
  );
}

function IssueTokenButton() {
  // Preloads the matrix, which gives the dialog's initial values.
  useRemotesMatrixQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Issue token
      </Button>
      {isOpen && <IssueTokenModal onClose={() => setOpen(false)} />}
    </>
  );
}
