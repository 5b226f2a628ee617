import type { ListReply } from '@siteledger/shared-lib/domain';
import { SIZES } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { cellValue, formatCell, isFigure, widthOf, type Column } from './column';
import { useIsFontLoaded, widthOfText } from './text-width';

type Given<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  totals: ListReply<Row>['totals'];
  isNested?: boolean;
};

// Padding of a cell plus one pixel for rounding.
const BESIDE_TEXT_PX = 25;

/**
 * The columns, with figures and days wide enough for their widest value or total, so that none is cut or wrapped in any
 * font. docs/domain/lists-and-search.md#the-table
 */
export function useRoomForFigures<Row>({ columns, rows, totals, isNested }: Given<Row>): readonly Column<Row>[] {
  const { density } = useAppearance();
  const size = SIZES[density][isNested ? 'text-small' : 'text'];
  const isFontLoaded = useIsFontLoaded();
  return useMemo(() => {
    const roomy = columns.map((column) => withRoom(column, shownIn(column, rows, totals), size));
    return roomy.every((column, index) => column === columns[index]) ? columns : roomy;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the widths of the texts change with the font
  }, [columns, rows, totals, size, isFontLoaded]);
}

function shownIn<Row>(column: Column<Row>, rows: readonly Row[], totals: Given<Row>['totals']) {
  if (!isFigure(column.type) && column.type !== 'day') return [];
  const values = new Set(rows.map((row) => cellValue(column, row)));
  if (totals && column.key in totals) values.add(totals[column.key]);
  return [...values].map((value) => formatCell(column.type, value));
}

function withRoom<Row>(column: Column<Row>, texts: readonly string[], size: number): Column<Row> {
  const widest = Math.max(0, ...texts.map((text) => widthOfText(text, size)));
  const width = Math.ceil(widest) + BESIDE_TEXT_PX;
  return width > widthOf(column) ? { ...column, width } : column;
}
