import type { Letterhead } from '@siteledger/shared-lib/domain';

type Props = {
  /** Who signs: a line for each, with what is under it. */
  lines: readonly (readonly [who: string, what: string])[];
};

/** Lines to sign on; never torn apart by the end of a page. */
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

/** "For Siteledger Bina Sdn Bhd", or of us while there is no own company. */
export const onBehalfOf = (issuer: Pick<Letterhead, 'name'> | null) => `For ${issuer?.name ?? 'us'}`;
