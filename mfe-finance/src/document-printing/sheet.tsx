import type { Letterhead } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { addressLines } from './address-lines';
import './sheet.css';
import './sheet-head.css';
import './sheet-tables.css';

type Props = {
  issuer: Letterhead | null;
  title: string;
  number: string;
  /** A second line: "Progress certificate No. 2". */
  subtitle?: string | undefined;
  /** Reason why it is not valid: "Draft". */
  mark?: string | undefined;
  children: ReactNode;
};

/** One document on A4: our own company's letterhead, the title, and the content. */
export const Sheet = ({ issuer, title, number, subtitle, mark, children }: Props) => (
  <article className="print-sheet" aria-label={`${title} ${number}`}>
    <header className="print-letterhead">
      {issuer ? <Issuer {...issuer} /> : <NoIssuer />}
      <div className="print-title">
        <h1>{title}</h1>
        <p className="print-number">{number}</p>
        {subtitle && <p>{subtitle}</p>}
        {mark && <p className="print-mark">{mark}</p>}
      </div>
    </header>
    {children}
  </article>
);

function Issuer({ name, registration_no, sst_no, tin, logo, tel_no, fax_no, ...address }: Letterhead) {
  const calls = [tel_no && `Tel ${tel_no}`, fax_no && `Fax ${fax_no}`].filter(Boolean).join(' · ');
  const numbers = [sst_no && `SST No ${sst_no}`, tin && `TIN ${tin}`].filter(Boolean).join(' · ');
  return (
    <div className="print-issuer">
      {logo && <img src={logo} alt="" />}
      <div>
        <p className="print-company">{name}</p>
        {registration_no && <p>Registration No {registration_no}</p>}
        <p>{addressLines({ ...address, tel_no, fax_no }).join(', ')}</p>
        {calls && <p>{calls}</p>}
        {numbers && <p>{numbers}</p>}
      </div>
    </div>
  );
}

const NoIssuer = () => (
  <p className="print-hint">Add your company (Organisations → Own company) to print its name, address and logo here.</p>
);
