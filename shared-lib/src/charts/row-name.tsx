import { MaybeLink } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import type { ChartProps } from './series';

type Props<Row> = Pick<ChartProps<Row>, 'category' | 'onChoose' | 'chosen'> & { row: Row; children: ReactNode };

/** The name of a row: it chooses the row where rows are chosen, else it leads to its place, if there is one. */
export const RowName = <Row,>({ row, category, onChoose, chosen, children }: Props<Row>) =>
  onChoose ? (
    <button type="button" aria-pressed={row === chosen} onClick={() => onChoose(row)}>
      {children}
    </button>
  ) : (
    <MaybeLink to={category.to?.(row)}>{children}</MaybeLink>
  );
