import type { Project } from '@siteledger/shared-lib/domain';
import { useLocation, useNavigate, useOutletContext } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; children: ReactNode };

/** Returns to the list, which keeps its filters. */
export function useCloseVariation() {
  const { uuid } = useOutletContext<Project>();
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: `/projects/${uuid}/variation-orders`, search }, { replace: true });
}

/** Dialog with its own path over the list; its fields scroll, title and buttons stay visible. */
export function VariationDialog({ title, children }: Props) {
  const close = useCloseVariation();
  return (
    <Modal open title={title} width={720} footer={null} onCancel={close}>
      {children}
    </Modal>
  );
}
