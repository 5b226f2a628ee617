import {
  addMoney,
  counted,
  subtractMoney,
  type FigureDocument,
  type FigureDocuments,
} from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { Day, Money } from '@siteledger/shared-lib/ui';
import { placeOf, wordsOf } from '../document-places';

// Longer lists are collapsed at first.
const OPEN_MOST = 6;

type Props = { uuid: string; label: string; documents: FigureDocuments };

/**
 * The documents behind a term, latest first. Unlisted ones are summed in one line, so that the lines add up to the
 * term.
 */
export const TermDocuments = ({ uuid, label, documents }: Props) => {
  const { total, sum, rows, date_label, is_hidden } = documents;
  if (is_hidden) return <p className="term-documents">{counted(total, 'document')} that your roles do not show.</p>;
  const more = total - rows.length;
  return (
    <details className="term-documents" open={total <= OPEN_MOST}>
      <summary>{counted(total, 'document')}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <th>Document</th>
            <th>{date_label}</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((document) => (
            <DocumentRow key={document.uuid} uuid={uuid} document={document} />
          ))}
          {more > 0 && (
            <tr>
              <td colSpan={2}>and {more} more</td>
              <td>
                <Money value={subtractMoney(sum, addMoney('0.00', ...rows.map(({ amount }) => amount)))} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </details>
  );
};

const DocumentRow = ({ uuid, document }: { uuid: string; document: FigureDocument }) => (
  <tr>
    <td>
      <Link to={placeOf(uuid, document)}>{wordsOf(document)}</Link>
      <span className="document-party">{[document.party, document.note].filter(Boolean).join(' · ')}</span>
    </td>
    <td>
      <Day value={document.date} />
    </td>
    <td>
      <Money value={document.amount} />
    </td>
  </tr>
);
