import { Permission } from '@siteledger/shared-lib/permission';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { invoicesPath } from './invoice-texts';

/** Opens the form of a project's next invoice. */
export const NewInvoiceButton = ({ project }: { project: string }) => (
  <Permission any={['project.invoice']}>
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={`${invoicesPath(project)}/create`}>
      New invoice
    </LinkButton>
  </Permission>
);
