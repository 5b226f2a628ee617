import { formatFigure, type ListReply } from '@siteledger/shared-lib/domain';
import { cellValue, formatCell, isFigure, type CellType, type CellValue, type Column } from '../columns/column';
import { formatCount, formatRows } from '../toolbar/format-count';
import './list-sheet.css';

type Props<Row extends { uuid: string }> = {
  title: string;
  /** Our own company's name; null until it is recorded. */
  company: string | null;
  /** Facts about the rows, such as "As of 30-Jun-2026", and who printed it. */
  facts: readonly string[];
  /** Filters with their values. */
  filters: readonly string[];
  columns: readonly Column<Row>[];
  reply: ListReply<Row>;
};

// With more columns than this the print is smaller, because figures do not wrap and would leave texts too little room.
const MANY_COLUMNS = 12;

/**
 * A list on A4 landscape: its head, its rows under headings repeated on each page, and the totals of all matching rows.
 * Amounts are in RM.
 */
export function ListSheet<Row extends { uuid: string }>(props: Props<Row>) {
  const { title, company, facts, filters, columns, reply } = props;
  const left = reply.total - reply.data.length;
  return (
    <article
      className="print-list"
      aria-label={title}
      // On a phone it scrolls sideways; focusable, so that the keyboard can scroll it.
      tabIndex={0}
      data-columns={columns.length > MANY_COLUMNS ? 'many' : undefined}
    >
      <header>
        <div>
          {company && <p className="print-list-company">{company}</p>}
          <h1>{title}</h1>
        </div>
        <div className="print-list-facts">
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <p>Amounts in RM</p>
        </div>
      </header>
      <p className="print-list-about">
        {filters.length > 0 && `${filters.join(' · ')} · `}
        {rowsText(reply)}
        {left > 0 && ` The other ${formatCount(left)} are not printed; the totals count them.`}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title: heading, type }) => (
              <th key={key} scope="col" data-figure={isFigure(type) || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reply.data.map((row) => (
            <tr key={row.uuid}>
              {columns.map((column) => (
                <PaperCell key={column.key} type={column.type} value={cellValue(column, row)} />
              ))}
            </tr>
          ))}
          {/* Not in a tfoot, which browsers repeat on every page. */}
          {reply.totals && <Totals columns={columns} totals={reply.totals} />}
        </tbody>
      </table>
    </article>
  );
}

const rowsText = ({ data, total }: ListReply<unknown>) => {
  const all = `${formatRows(total)}.`;
  return data.length < total ? `The first ${formatCount(data.length)} of ${all}` : all;
};

const PaperCell = ({ type, value }: { type: CellType | undefined; value: CellValue }) => (
  <td data-figure={isFigure(type) || undefined} data-whole={type === 'day' || staysOnOneLine(value) || undefined}>
    {paperText(type, value)}
  </td>
);

// Short texts without spaces, such as document numbers, must not wrap at their hyphens.
const staysOnOneLine = (value: CellValue) => typeof value === 'string' && /^\S{1,20}$/.test(value);

// The head says that amounts are in RM.
const paperText = (type: CellType | undefined, value: CellValue) =>
  type === 'money' ? (typeof value === 'string' ? formatFigure(value) : '') : formatCell(type, value);

function Totals<Row>({ columns, totals }: { columns: readonly Column<Row>[]; totals: Record<string, string> }) {
  return (
    <tr className="print-list-totals">
      {columns.map(({ key, type }, index) => (
        <PaperCell key={key} type={type} value={key in totals ? totals[key] : index === 0 ? 'Total' : null} />
      ))}
    </tr>
  );
}
