import type { PurchaseOrderPrint } from '@siteledger/shared-lib/domain';
import { Day, statusText } from '@siteledger/shared-lib/ui';
import { Head, Party, type Fact } from '../parties';
import { Sheet } from '../sheet';
import { onBehalfOf, Signatures } from '../signatures';
import { Subject } from '../subject';
import { InWords, TotalLines } from '../totals';
import { PoLines } from './po-lines';

// Other statuses are marked on the print, so that nobody delivers on a draft or a cancelled order.
const IN_FORCE: readonly string[] = ['issued', 'closed'];

const factsOf = ({ order, project }: PurchaseOrderPrint): Fact[] => [
  ['PO No', order.po_no],
  ['Issued date', <Day value={order.issued_date} />],
  ['Required date', order.required_date && <Day value={order.required_date} />],
  ['Project code', project.code],
];

/**
 * Printed purchase order for the sub-contractor or supplier, with the terms for its type.
 * docs/domain/orders.md#printing, docs/domain/parties.md#the-own-company
 */
export function PoSheet({ print }: { print: PurchaseOrderPrint }) {
  const { order, issuer, payee, project, subtotal } = print;
  return (
    <Sheet
      issuer={issuer}
      title="Purchase order"
      number={order.po_no}
      mark={IN_FORCE.includes(order.status) ? undefined : statusText(order.status)}
    >
      <Head facts={factsOf(print)}>
        <Party label="To" party={payee} />
      </Head>
      <Subject project={project} description={order.description} />
      <PoLines lines={order.lines} />
      <div className="print-together">
        <TotalLines
          name="Totals in RM"
          lines={[
            { label: 'Subtotal', amount: subtotal },
            { label: 'Tax', amount: order.total_tax },
            { label: 'Total', amount: order.total_value, as: 'total' },
          ]}
        />
        <InWords amount={order.total_value} />
      </div>
      {order.terms && (
        <section className="print-note" aria-label="Terms and conditions">
          <h2>Terms and conditions</h2>
          <p className="print-text">{order.terms}</p>
        </section>
      )}
      <Signatures
        lines={[
          [onBehalfOf(issuer), 'Authorised signature, name and date'],
          [`Accepted by ${payee.name}`, 'Signature, company stamp and date'],
        ]}
      />
    </Sheet>
  );
}
