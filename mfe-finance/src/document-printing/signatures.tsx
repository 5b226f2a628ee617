import type { Letterhead } from '@siteledger/shared-lib/domain';

type Props = {
  /** One line per signatory, with the text below it. */
  lines: readonly (readonly [who: string, what: string])[];
};

/** Signature lines; a page break never splits them. */
export const Signatures = ({ lines }: Props) => (
  <div className="print-signatures">
    {lines.map(([who, what]) => (
      <div key={who}>
        <p>{who}</p>
        <p>{what}</p>
      </div>
    ))}
  </div>
);

/** "For Siteledger Bina Sdn Bhd", or "For us" without an own company. */
export const onBehalfOf = (issuer: Pick<Letterhead, 'name'> | null) => `For ${issuer?.name ?? 'us'}`;
