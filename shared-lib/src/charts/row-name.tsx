import { MaybeLink } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import type { ChartProps } from './series';

type Props<Row> = Pick<ChartProps<Row>, 'category' | 'onChoose' | 'chosen'> & { row: Row; children: ReactNode };

/** Name of a row: chooses the row if rows can be chosen, else opens its link, if any. */
export const RowName = <Row,>({ row, category, onChoose, chosen, children }: Props<Row>) =>
  onChoose ? (
    <button type="button" aria-pressed={row === chosen} onClick={() => onChoose(row)}>
      {children}
    </button>
  ) : (
    <MaybeLink to={category.to?.(row)}>{children}</MaybeLink>
  );
