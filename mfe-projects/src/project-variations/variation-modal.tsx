import { errorMessage, type CallError } from '@siteledger/shared-lib/api';
import type { VariationOrderDetails } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useParams } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState, StatusTag } from '@siteledger/shared-lib/ui';
import { UpdateVariationForm } from './update-variation-form';
import { VariationDialog } from './variation-dialog';
import { useProjectVariationsOneQuery } from './variations-api';

/** One variation order, over the list: to change it, or to read it when that is all that is allowed. Decisions §3 and §4. */
export function VariationModal() {
  const { variationUuid = '' } = useParams();
  const { currentData: variation, error, refetch } = useProjectVariationsOneQuery(variationUuid);
  return (
    <VariationDialog title={variation ? <Title variation={variation} /> : 'Variation order'}>
      {variation ? <Loaded variation={variation} /> : <NotLoaded error={error} onRetry={refetch} />}
    </VariationDialog>
  );
}

const Title = ({ variation: { vo_no, status } }: { variation: VariationOrderDetails }) => (
  <span className="variation-title">
    {vo_no} <StatusTag status={status} />
  </span>
);

const Loaded = ({ variation }: { variation: VariationOrderDetails }) => (
  <Permission any={['project.update']} otherwise="readonly">
    <UpdateVariationForm key={variation.uuid} variation={variation} />
  </Permission>
);

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <LoadingState />;
  if ((error as Partial<CallError>).status === 404) return <EmptyState title="Variation order not found." />;
  return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
}
