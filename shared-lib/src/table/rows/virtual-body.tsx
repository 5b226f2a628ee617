import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { TableRow, type RowParts } from './table-row';

type Props<Row extends { uuid: string }> = {
  rows: readonly Row[];
  parts: RowParts<Row>;
  /** The table's element in the page. */
  place: RefObject<HTMLElement | null>;
  /** The row opened by a link. */
  openedUuid: string | undefined;
};

// Estimated height until a row is rendered and measured.
const ESTIMATED_ROW_PX = 40;
const HEAD_PX = 36;
// Rows rendered beyond each edge, so that a turn of the wheel finds them ready.
const BEYOND_THE_VIEW = 8;

const optionsFor = (rows: readonly { uuid: string }[], scrollMargin: number) => ({
  count: rows.length,
  getItemKey: (index: number) => rows[index]!.uuid,
  estimateSize: () => ESTIMATED_ROW_PX,
  overscan: BEYOND_THE_VIEW,
  scrollMargin,
});

/** Body of a long list: only rows in the viewport, and some around them, are in the document. */
export function VirtualBody<Row extends { uuid: string }>(props: Props<Row>) {
  const top = useTopOf(props.place) + HEAD_PX;
  const virtualizer = useWindowVirtualizer(optionsFor(props.rows, top));
  return <RowsInView {...props} virtualizer={virtualizer} />;
}

/** The same for a table that scrolls in its own box. */
export function VirtualBodyInWindow<Row extends { uuid: string }>(props: Props<Row>) {
  const virtualizer = useVirtualizer({
    ...optionsFor(props.rows, HEAD_PX),
    getScrollElement: () => props.place.current?.querySelector('[data-wide]') ?? null,
    // Used until the viewport is measured, so that the first frame has rows.
    initialRect: { width: 0, height: window.innerHeight },
  });
  return <RowsInView {...props} virtualizer={virtualizer} />;
}

type InViewProps<Row extends { uuid: string }> = Props<Row> & {
  virtualizer: Pick<
    Virtualizer<Window, Element> | Virtualizer<Element, Element>,
    'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'scrollToIndex' | 'options'
  >;
};

function RowsInView<Row extends { uuid: string }>({ rows, parts, openedUuid, virtualizer }: InViewProps<Row>) {
  const opened = openedUuid === undefined ? -1 : rows.findIndex(({ uuid }) => uuid === openedUuid);

  useEffect(() => {
    if (opened >= 0) virtualizer.scrollToIndex(opened);
  }, [opened, virtualizer]);

  const shown = virtualizer.getVirtualItems();
  const top = virtualizer.options.scrollMargin;
  const before = (shown[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? top) + top;
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

// Top of the table in the page, in px.
function useTopOf(place: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const table = place.current;
    if (!table) return undefined;
    const measure = () => setTop(Math.round(table.getBoundingClientRect().top + window.scrollY));
    measure();
    // Content above may grow later, and so may the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return top;
}

// Space in place of the rows that are not in the document.
const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden className="sl-rows-gap">
    <tr>
      <td style={{ height: Math.max(0, height) }} />
    </tr>
  </tbody>
);
