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
  /** Title of the print: "Invoices by client". */
  title: string;
  company: string | null;
  facts: readonly string[];
  list: Pick<ListState, 'query' | 'isNarrowed' | 'showAll'>;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  columnsKey: string;
  args: Args;
  /** Name of a record used in a filter, if known. */
  nameOf: (uuid: string) => string | undefined;
};

/**
 * Prints a list as its screen shows it: filters and order from the address, columns also from this browser, the first
 * thousand rows. Opens the browser's print dialog once they are loaded.
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
    // Waits until the sheet is painted, else the dialog shows an empty page.
    const frame = requestAnimationFrame(() => {
      hasPrinted.current = true;
      window.print();
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
