import { formatFigure, formatMoney, subtractMoney, type Money } from '@siteledger/shared-lib/domain';
import { amountInWords } from './amount-in-words';

/** A line of a calculation: a deduction in parentheses, a subtotal with a rule above it, or the total. */
export type TotalLine = { label: string; amount: Money; as?: 'less' | 'sum' | 'total' };

const figureOf = ({ amount, as }: TotalLine) => {
  if (as === 'less') return formatFigure(subtractMoney('0.00', amount));
  return as === 'total' ? formatMoney(amount) : formatFigure(amount);
};

type Props = {
  name: string;
  /** Heading, for a document that has no other lines. */
  head?: string;
  lines: readonly TotalLine[];
};

/** Lines that lead to a total, in RM. */
export const TotalLines = ({ name, head, lines }: Props) => (
  <table className="print-totals" aria-label={name}>
    {head && (
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Amount (RM)</th>
        </tr>
      </thead>
    )}
    <tbody>
      {lines.map((line) => (
        <tr key={line.label} data-as={line.as}>
          <th scope="row">{line.label}</th>
          <td className="sl-figure">{figureOf(line)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** An amount in words, as a figure is easily altered with a pen. */
export const InWords = ({ amount }: { amount: Money }) => <p className="print-words">{amountInWords(amount)}</p>;
