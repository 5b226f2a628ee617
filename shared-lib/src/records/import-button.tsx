import type { ImportEntity } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { ImportOutlined, LinkButton } from '@siteledger/shared-lib/ui';

/** Button beside a list's "New" that imports its records from a file. docs/domain/imports.md */
export const ImportButton = ({ entity }: { entity: ImportEntity }) => (
  <Permission any={['import.manage']}>
    <LinkButton icon={<ImportOutlined aria-hidden />} to={`/imports/new?entity=${entity}`}>
      Import
    </LinkButton>
  </Permission>
);
