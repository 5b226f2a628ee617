import { CallState, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { EXPORT_PAGE_SIZE, formatInstant, serverNow, type ListQuery } from '@siteledger/shared-lib/domain';
import { EmptyState, PrintFrame, useDocumentName } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { useAddressColumns } from '../columns/address-columns';
import type { Column } from '../columns/column';
import { useColumnChoice } from '../columns/column-choice';
import { filterLines } from '../export/about-lines';
import type { ListEndpoint } from './list-endpoint';
import { ShowAll } from './list-messages';
import { ListSheet } from './list-sheet';
import type { ListState } from './use-list-state';

type Props<Row extends { uuid: string }, Args> = {
  /** What the paper is called: "Invoices by client". */
  title: string;
  company: string | null;
  facts: readonly string[];
  list: Pick<ListState, 'query' | 'isNarrowed' | 'showAll'>;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  columnsKey: string;
  args: Args;
  /** The name of a record that a filter is by, if it is known. */
  nameOf: (uuid: string) => string | undefined;
};

/**
 * A list on paper as its screen shows it: filters, order and columns are those of the address and of this browser, the rows
 * the first thousand. The browser's print dialog opens once they are there.
 */
export function PrintList<Row extends { uuid: string }, Args>(props: Props<Row, Args>) {
  const { title, list, endpoint, columns, columnsKey, args, company, nameOf } = props;
  const query = { ...list.query, ...args, page: 1, per_page: EXPORT_PAGE_SIZE } as ListQuery & Args;
  const { data, error, refetch } = endpoint.useQuery(query);
  const { data: user } = useUserDetailsQuery();
  const { shown } = useColumnChoice(columnsKey, columns, useAddressColumns(columns, true));
  useDocumentName(title);
  usePrintOnce(data !== undefined && data.total > 0);

  const by = user && `Printed by ${user.name}, ${formatInstant(serverNow().toISOString())}`;
  const filters = list.isNarrowed ? filterLines({ columns, query, nameOf }).map((line) => line.join(': ')) : [];
  return (
    <PrintFrame canPrint={data !== undefined}>
      {data && data.total > 0 && (
        <ListSheet
          {...{ title, company, filters, reply: data }}
          columns={shown}
          facts={[...props.facts, ...(by ? [by] : [])]}
        />
      )}
      {data?.total === 0 && <EmptyState>No rows match the filters.</EmptyState>}
      {!data && <CallState error={error} onRetry={refetch} wayOut={<ShowAll onShowAll={list.showAll} />} />}
    </PrintFrame>
  );
}

function usePrintOnce(isReady: boolean) {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || hasPrinted.current) return;
    // After the sheet is painted, or the dialog shows an empty page.
    const frame = requestAnimationFrame(() => {
      hasPrinted.current = true;
      window.print();
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
