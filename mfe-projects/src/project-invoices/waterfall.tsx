import { formatMoney, type InvoiceKind, type Project } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';
import { isAboveContract } from './invoice-columns';
import { RetentionLimit } from './retention-limit';
import { waterfallLines, type ShownClaim, type WaterfallLine } from './waterfall-lines';
import './waterfall.css';

type Props = { kind: InvoiceKind; claim: ShownClaim; tax: { code: string; rate: string }; project: Project };

/**
 * From gross to the claimed amount, line by line in RM, and the retention held compared with its limit.
 * docs/domain/certificates.md#amounts-to-date
 */
export function Waterfall({ kind, claim, tax, project }: Props) {
  const { certified, claimed } = waterfallLines(kind, claim, tax);
  return (
    <div className="waterfall">
      {certified.length > 0 && (
        <>
          <h3>Certified to date</h3>
          <Lines name="Certified to date" lines={certified} />
          <RetentionLimit held={claim.toDate.retention} percent={claim.retention_percent} project={project} />
          {isAboveContract(claim.toDate.work_done, project) && (
            <Alert
              type="warning"
              title={`Work done is above the contract sum and VO of ${formatMoney(project.contract_sum_and_vo)}.`}
            />
          )}
        </>
      )}
      <h3>This invoice</h3>
      <Lines name="This invoice" lines={claimed} />
    </div>
  );
}

const Lines = ({ name, lines }: { name: string; lines: WaterfallLine[] }) => (
  <table aria-label={name}>
    <tbody>
      {lines.map(({ label, amount, weight }) => (
        <tr key={label} data-weight={weight}>
          <th scope="row">{label}</th>
          <td className="sl-figure" data-sign={weight && amount.startsWith('-') ? 'negative' : undefined}>
            {formatMoney(amount)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
