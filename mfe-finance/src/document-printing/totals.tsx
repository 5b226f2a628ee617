import { amountInWords, CURRENCY_PREFIX, formatFigure, type Money } from '@siteledger/shared-lib/domain';

/** A line of a sum: taken off in parentheses, or a result with a rule above it, or what it all comes to. */
export type TotalLine = { label: string; amount: Money; as?: 'less' | 'sum' | 'total' };

const figureOf = ({ amount, as }: TotalLine) => {
  if (as === 'less') return `(${formatFigure(amount)})`;
  return as === 'total' ? CURRENCY_PREFIX + formatFigure(amount) : formatFigure(amount);
};

/** Lines that lead to a sum, one under the other, in RM. */
export const TotalLines = ({ name, lines }: { name: string; lines: readonly TotalLine[] }) => (
  <table className="print-totals" aria-label={name}>
    <tbody>
      {lines.map((line) => (
        <tr key={line.label} data-as={line.as}>
          <th scope="row">{line.label}</th>
          <td>{figureOf(line)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** An amount in words, which nobody changes with a stroke of a pen. */
export const InWords = ({ amount }: { amount: Money }) => <p className="print-words">{amountInWords(amount)}</p>;
