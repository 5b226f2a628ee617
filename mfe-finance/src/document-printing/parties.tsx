import type { Address } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { addressLines } from './address-lines';

type PartyProps = {
  /** Role of the party: "Bill to". */
  label: string;
  party: Address & { name: string; registration_no?: string | null; sst_no?: string | null; tin?: string | null };
  attention?: string | null;
};

/** The recipient of a document, placed for a window envelope. */
export const Party = ({ label, party, attention }: PartyProps) => (
  <section className="print-party" aria-label={label}>
    <h2>{label}</h2>
    <p className="print-name">{party.name}</p>
    {addressLines(party).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {party.registration_no && <p>Registration No {party.registration_no}</p>}
    {party.sst_no && <p>SST No {party.sst_no}</p>}
    {party.tin && <p>TIN {party.tin}</p>}
    {party.tel_no && <p>Tel {party.tel_no}</p>}
    {attention && <p>Attn {attention}</p>}
  </section>
);

/** A label with its value; empty ones are omitted. */
export type Fact = readonly [label: string, value: ReactNode];

/** Numbers and dates of a document, beside the recipient. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="print-facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Head of a document's content: recipient and facts. */
export const Head = ({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) => (
  <div className="print-head">
    {children}
    <Facts facts={facts} />
  </div>
);
