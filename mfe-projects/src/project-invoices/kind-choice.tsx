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

/** Which kinds a project takes no invoice of now, and why. docs/domain/states-and-deletions.md#projects */
export const refusedKinds = ({ status }: Project, { retention, released }: Certified): Refusals => ({
  ...(status === 'Completed' && { progress: COMPLETED_TAKES_NO_PROGRESS }),
  ...(compareMoney(retention, released) <= 0 && { retention_release: 'There is no retention to release.' }),
});

/** The kind that was asked for where it is possible, else the first that is. */
export const possibleKind = (asked: string | null, refused: Refusals): InvoiceKind =>
  [asked, ...INVOICE_KINDS].find(
    (kind): kind is InvoiceKind => INVOICE_KINDS.some((one) => one === kind) && !refused[kind as InvoiceKind],
  ) ?? 'other';

type Props = { kind: InvoiceKind; refused: Refusals; onChange: (kind: InvoiceKind) => void };

/** What kind of invoice is raised; those that are not possible stay in view with the reason. */
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
