import { LoadingState, Modal } from '@siteledger/shared-lib/ui';
import { lazy, Suspense } from 'react';
import type { NamedView } from './name-view-form';

type Props = { screen: string; named: NamedView | undefined; onClose: () => void };

// Lazy: forms are not needed to read a list.
const NameViewForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "name-view" */ './name-view-form')).NameViewForm,
}));

/** Dialog for a view's name. */
export const NameViewModal = ({ screen, named, onClose }: Props) => (
  <Modal
    title={named && 'uuid' in named ? `Rename "${named.name}"` : 'Save this view'}
    open={named !== undefined}
    onCancel={onClose}
    footer={null}
    width={420}
    destroyOnHidden
  >
    <Suspense fallback={<LoadingState />}>
      {named && <NameViewForm screen={screen} named={named} onClose={onClose} />}
    </Suspense>
  </Modal>
);
