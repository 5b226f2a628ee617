import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { TableRow, type RowParts } from './table-row';

type Props<Row extends { uuid: string }> = {
  rows: readonly Row[];
  parts: RowParts<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** The row that a link opened. */
  openedUuid: string | undefined;
};

// Rows are measured when they are drawn; until then they count so much.
const ESTIMATED_ROW_PX = 45;
const HEAD_PX = 44;
// So many more on each side, so that a turn of the wheel finds them drawn.
const BEYOND_THE_VIEW = 8;

/** The rows of a long list: only those in view, and some around them, are in the document. */
export function VirtualBody<Row extends { uuid: string }>({ rows, parts, scroller, openedUuid }: Props<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]!.uuid,
    estimateSize: () => ESTIMATED_ROW_PX,
    overscan: BEYOND_THE_VIEW,
    scrollMargin: HEAD_PX,
    // Until the view is measured, so that the first frame has rows.
    initialRect: { width: 0, height: window.innerHeight },
  });
  const opened = openedUuid === undefined ? -1 : rows.findIndex(({ uuid }) => uuid === openedUuid);

  useEffect(() => {
    if (opened >= 0) virtualizer.scrollToIndex(opened);
  }, [opened, virtualizer]);

  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? HEAD_PX) - HEAD_PX;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? HEAD_PX) + HEAD_PX;
  return (
    <>
      <Gap height={before} />
      {shown.map(({ index, key }) => (
        <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
          <TableRow row={rows[index]!} parts={parts} rowIndex={index + 2} />
        </tbody>
      ))}
      <Gap height={after} />
    </>
  );
}

// What stands for the rows that are not in the document.
const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden className="sl-rows-gap">
    <tr>
      <td style={{ height: Math.max(0, height) }} />
    </tr>
  </tbody>
);
