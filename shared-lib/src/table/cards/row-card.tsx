import { Checkbox } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { CardArrow } from './card-arrow';
import { CardFacts } from './card-facts';
import type { CardPlan } from './card-plan';
import { Cell } from '../columns/cell';
import { cellValue, formatCell, type Column } from '../columns/column';
import { tellWhole } from '../rows/tell-whole';
import type { RowsProps } from '../rows/rows-props';

type Props<Row extends { uuid: string }> = Pick<
  RowsProps<Row>,
  'columns' | 'rowActions' | 'expanded' | 'opened' | 'created'
> & {
  row: Row;
  plan: CardPlan<Row>;
  selected?: { is: boolean; set: (isSelected: boolean) => void };
};

/** A row as a card of three lines; expanded, it shows every shown column and the row's expanded content. */
export function RowCard<Row extends { uuid: string }>(props: Props<Row>) {
  const { row, columns, plan, expanded } = props;
  const { isOpen, toggle } = useOpening(props);
  const hasMore = Boolean(expanded) || columns.length > countIn(plan);
  return (
    <li
      className="sl-card"
      data-row-key={row.uuid}
      data-created={row.uuid === props.created || undefined}
      onMouseOver={tellWhole}
    >
      <FirstLine {...props} />
      <Names row={row} columns={plan.names} />
      {(plan.marks.length > 0 || props.rowActions || hasMore) && (
        <div className="sl-card-line">
          <div className="sl-card-marks">
            {shownOf(plan.marks, row).map((column) => (
              <Fact key={column.key} column={column} row={row} isNamed={column.type !== undefined} />
            ))}
          </div>
          {props.rowActions?.(row)}
          {hasMore && <CardArrow of="row" isOpen={isOpen} onClick={toggle} />}
        </div>
      )}
      {isOpen && (
        <>
          <CardFacts
            facts={shownOf(columns, row)
              .filter((column) => column !== plan.heading)
              .map((column) => ({ title: column.title, value: <Cell column={column} row={row} /> }))}
          />
          {expanded?.(row)}
        </>
      )}
    </li>
  );
}

const FirstLine = <Row extends { uuid: string }>({ row, plan: { heading, figure }, selected }: Props<Row>) => (
  <div className="sl-card-line">
    {selected && (
      <Checkbox
        aria-label={`Select ${heading ? formatCell(heading.type, cellValue(heading, row)) : row.uuid}`}
        checked={selected.is}
        onChange={(event) => selected.set(event.target.checked)}
      />
    )}
    <div className="sl-card-heading">{heading && <Cell column={heading} row={row} />}</div>
    {figure && <Fact column={figure} row={row} />}
  </div>
);

function Names<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const shown = shownOf(columns, row);
  if (shown.length === 0) return null;
  return (
    <div className="sl-card-names">
      {shown.map((column) => (
        <Fact key={column.key} column={column} row={row} isNamed={column.render === undefined} />
      ))}
    </div>
  );
}

type FactProps<Row> = { column: Column<Row>; row: Row; isNamed?: boolean };

// Sighted users recognise a link or an amount by its position, so only screen readers get its title.
const Fact = <Row,>({ column, row, isNamed = false }: FactProps<Row>) => (
  <span className="sl-card-fact">
    <span className={isNamed ? 'sl-card-title' : 'sl-visually-hidden'}>{column.title}</span>{' '}
    <Cell column={column} row={row} />
  </span>
);

function useOpening<Row extends { uuid: string }>({ row, opened }: Props<Row>) {
  const [isOpenHere, setOpenHere] = useState(false);
  if (!opened) return { isOpen: isOpenHere, toggle: () => setOpenHere(!isOpenHere) };
  const isOpen = opened.uuid === row.uuid;
  return { isOpen, toggle: () => opened.onChange(isOpen ? undefined : row) };
}

// Leaves out empty values; a column with its own `render` is always shown.
const shownOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.filter((column) => column.render !== undefined || formatCell(column.type, cellValue(column, row)) !== '');

const countIn = <Row,>({ heading, figure, names, marks }: CardPlan<Row>) =>
  [heading, figure].filter(Boolean).length + names.length + marks.length;
