import {
  COMPLETED_TAKES_NO_PROGRESS,
  compareMoney,
  INVOICE_KINDS,
  type Certified,
  type InvoiceKind,
  type Project,
} from '@siteledger/shared-lib/domain';
import { Choice } from '@siteledger/shared-lib/ui';
import { KIND_TEXTS } from './invoice-texts';

type Refusals = Partial<Record<InvoiceKind, string>>;

/** Kinds of invoice that the project cannot have now, with the reason. docs/domain/states-and-deletions.md#projects */
export const refusedKinds = ({ status }: Project, { retention, released }: Certified): Refusals => ({
  ...(status === 'Completed' && { progress: COMPLETED_TAKES_NO_PROGRESS }),
  ...(compareMoney(retention, released) <= 0 && { retention_release: 'There is no retention to release.' }),
});

/** The requested kind if possible, else the first possible one. */
export const possibleKind = (asked: string | null, refused: Refusals): InvoiceKind =>
  [asked, ...INVOICE_KINDS].find(
    (kind): kind is InvoiceKind => INVOICE_KINDS.some((one) => one === kind) && !refused[kind as InvoiceKind],
  ) ?? 'other';

type Props = { kind: InvoiceKind; refused: Refusals; onChange: (kind: InvoiceKind) => void };

/** Choice of an invoice's kind; impossible kinds stay visible with the reason. */
export const KindChoice = ({ kind, refused, onChange }: Props) => (
  <div className="kind-choice">
    <Choice
      aria-label="Kind"
      value={kind}
      options={INVOICE_KINDS.map((value) => ({
        value,
        label: KIND_TEXTS[value],
        disabled: refused[value] !== undefined,
      }))}
      onChange={onChange}
    />
    {Object.values(refused).map((why) => (
      <p key={why}>{why}</p>
    ))}
  </div>
);
