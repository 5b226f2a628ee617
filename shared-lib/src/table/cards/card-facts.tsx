import { Fragment, useState, type ReactNode } from 'react';
import { CardArrow } from './card-arrow';
import { formatCell, type Column } from '../columns/column';

type Props = { facts: { title: string; value: ReactNode }[] };

/** Titles and values of a card, one per line. */
export const CardFacts = ({ facts }: Props) => (
  <dl className="sl-card-facts">
    {facts.map(({ title, value }) => (
      <Fragment key={title}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

type TotalsProps<Row> = {
  columns: readonly Column<Row>[];
  totals: Record<string, string>;
  figure: Column<Row> | undefined;
};

/** Last card: sums over all rows that match the filters. docs/domain/lists-and-search.md#footers */
export function TotalsCard<Row>({ columns, totals, figure }: TotalsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const summed = columns.filter((column) => column.key in totals);
  const facts = summed.map(({ key, title, type }) => ({
    title,
    value: <strong className="sl-figure">{formatCell(type, totals[key])}</strong>,
  }));
  return (
    <div className="sl-card" data-total>
      <div className="sl-card-line">
        <div className="sl-card-heading">Total</div>
        {figure && figure.key in totals && (
          <strong className="sl-card-fact sl-figure">{formatCell(figure.type, totals[figure.key])}</strong>
        )}
        <CardArrow of="totals" isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
      {isOpen && <CardFacts facts={facts} />}
    </div>
  );
}
