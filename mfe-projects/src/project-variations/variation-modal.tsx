import { CallState } from '@siteledger/shared-lib/api';
import type { VariationOrderDetails } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useParams } from '@siteledger/shared-lib/router';
import { StatusTag } from '@siteledger/shared-lib/ui';
import { UpdateVariationForm } from './update-variation-form';
import { VariationDialog } from './variation-dialog';
import { useProjectVariationsOneQuery } from './variations-api';

/**
 * Dialog of a variation order over the list, editable or read-only by permission and status.
 * docs/domain/variations.md#fields, docs/domain/variations.md#states
 */
export function VariationModal() {
  const { variationUuid = '' } = useParams();
  const { currentData: variation, error, refetch } = useProjectVariationsOneQuery(variationUuid);
  return (
    <VariationDialog title={variation ? <Title variation={variation} /> : 'Variation order'}>
      {variation ? (
        <Loaded variation={variation} />
      ) : (
        <CallState error={error} onRetry={refetch} notFound="Variation order not found." />
      )}
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
