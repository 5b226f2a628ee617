import { Money } from '@siteledger/shared-lib/ui';
import type { SupplierTotal } from './batch-totals';

type Props = { suppliers: readonly SupplierTotal[] };

/** Total for each supplier, with the bank if known. RM. */
export const SupplierTotals = ({ suppliers }: Props) =>
  suppliers.length === 0 ? (
    <p className="pay-hint">
      Select expenses or type an amount. Space: select · Enter: next row · Ctrl+D: fill down · paste a column
    </p>
  ) : (
    <ul className="pay-suppliers" aria-label="By supplier">
      {suppliers.map(({ uuid, name, bank, count, sum }) => (
        <li key={uuid}>
          <span className="pay-supplier">{name}</span>
          <small>{[count === 1 ? '1 expense' : `${count} expenses`, bank].filter(Boolean).join(' · ')}</small>
          <Money value={sum} />
        </li>
      ))}
    </ul>
  );
