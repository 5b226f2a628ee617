import type { Project } from '@siteledger/shared-lib/domain';
import { AccountingExportModal, exportOfProject } from '@siteledger/shared-lib/records';
import { Button, EllipsisOutlined, MenuButton } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

const KINDS = [
  { key: 'invoices', label: 'Accounting export of invoices' },
  { key: 'expenses', label: 'Accounting export of expenses' },
] as const;

type Kind = (typeof KINDS)[number]['key'];

/** Menu with the accounting exports of a row's project. docs/domain/accounting-export.md#the-call */
export function ExportProjectMenu({ project }: { project: Project }) {
  const [kind, setKind] = useState<Kind>('invoices');
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: Kind) => {
    setKind(chosen);
    setOpen(true);
  };
  return (
    <>
      <MenuButton acts={KINDS.map((one) => ({ ...one, onChoose: () => choose(one.key) }))}>
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`Export ${project.name}`}
        />
      </MenuButton>
      {isOpen && <AccountingExportModal {...exportOfProject(project, kind)} isOpen onClose={() => setOpen(false)} />}
    </>
  );
}
