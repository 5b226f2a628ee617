import { formatFigure, formatQuantity, formatUnitPrice, type PurchaseOrderLine } from '@siteledger/shared-lib/domain';

/** Lines of an order; the header row repeats on each page. Unit price and amount in RM. */
export const PoLines = ({ lines }: { lines: readonly PurchaseOrderLine[] }) => (
  <div className="print-table" role="region" aria-label="Lines" tabIndex={0}>
    <table aria-label="Lines">
      <thead>
        <tr>
          <th scope="col" className="print-figure">
            No
          </th>
          <th scope="col">Description</th>
          <th scope="col">Unit</th>
          <th scope="col" className="print-figure">
            Qty
          </th>
          <th scope="col" className="print-figure">
            Unit price (RM)
          </th>
          <th scope="col" className="print-figure">
            Amount (RM)
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.uuid}>
            <td className="print-figure">{line.position}</td>
            <td className="print-text">{line.description}</td>
            <td>{line.unit}</td>
            <td className="print-figure">{formatQuantity(line.qty)}</td>
            <td className="print-figure">{formatUnitPrice(line.unit_price)}</td>
            <td className="print-figure">{formatFigure(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
