import type { Permission, Reference } from '@siteledger/shared-lib/domain';
import { RecordLink } from './record-link';

const PAGES = {
  invoice: { folder: 'invoices', permission: 'project.invoice' },
  expense: { folder: 'suppliers/expenses', permission: 'project.expense' },
} as const satisfies Record<string, { folder: string; permission: Permission }>;

type Props = { kind: keyof typeof PAGES; of: { uuid: string; project: Reference }; number: string; tabIndex?: number };

/** The number of an invoice or a bill, which leads to its page in its project. docs/domain/screens.md#routes */
export const DocumentLink = ({ kind, of: { uuid, project }, number, tabIndex }: Props) => (
  <RecordLink
    to={`/projects/${project.uuid}/${PAGES[kind].folder}/${uuid}`}
    name={number}
    permission={PAGES[kind].permission}
    tabIndex={tabIndex}
  />
);
