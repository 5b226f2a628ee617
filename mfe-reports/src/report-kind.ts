import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import type { Column, Filters, ListDefaults, ListEndpoint } from '@siteledger/shared-lib/table';
import type { ReportArgs } from './report-view';

/** One of the reports: its documents, the same in groups, and what both are called. */
export type ReportKind<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = {
  /** "Purchase orders"; names the page, the list and the paper. */
  name: string;
  /** Where it is, and what its files are called by. */
  path: string;
  fileName: string;
  /** What its saved views are kept under. */
  views: string;
  documents: {
    endpoint: ListEndpoint<Row, ReportArgs>;
    columns: readonly Column<Row>[];
    /** The same with their ageing, where documents have one. */
    aged?: readonly Column<Row>[];
    defaults: ListDefaults<F>;
  };
  groups: {
    endpoint: ListEndpoint<Group, ReportArgs>;
    columns: readonly Column<Group>[];
    /** What groups are sorted by, the largest first. */
    sort: string;
    /** What the party of a document is called: "Client". */
    party: string;
    /** The filters that leave the documents of one group. */
    filtersOf: (group: Group) => Partial<F>;
  };
};
