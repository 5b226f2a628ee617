import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import type { Column, Filters, ListDefaults, ListEndpoint } from '@siteledger/shared-lib/table';
import type { ReportArgs } from './report-view';

/** Definition of a report: its documents, its groups, and their names. */
export type ReportKind<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = {
  /** "Purchase orders"; the title of page, list and print. */
  name: string;
  /** Path of the report, and base name of its files. */
  path: string;
  fileName: string;
  /** Screen name of its saved views. */
  views: string;
  documents: {
    endpoint: ListEndpoint<Row, ReportArgs>;
    columns: readonly Column<Row>[];
    aged?: readonly Column<Row>[];
    defaults: ListDefaults<F>;
  };
  groups: {
    endpoint: ListEndpoint<Group, ReportArgs>;
    columns: readonly Column<Group>[];
    /** Sort key of the groups, largest first. */
    sort: string;
    party: string;
    /** Filters that select the documents of one group. */
    filtersOf: (group: Group) => Partial<F>;
  };
};
