import type { ProjectOverview } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import { projectPath } from '../../project-paths';
import { FigureLink } from './figure-link';
import { OpenRows } from './open-rows';

type Props = { project: string; overview: ProjectOverview };

/** The last certificate, and the client's open invoices; nothing without the permission to see invoices. */
export function ClaimRows({ project, overview: { receivable, last_certificate: last } }: Props) {
  if (!receivable) return null;
  const list = `${projectPath(project)}/invoices`;
  return (
    <>
      <OpenRows open={receivable} noun="invoice" list={list} />
      {last ? (
        <FigureLink
          label={
            <>
              Last certificate {last.cert_no} <Day value={last.date} />
            </>
          }
          amount={last.amount}
          to={`${list}/${last.uuid}`}
        />
      ) : (
        <FigureLink label="No certificate yet" />
      )}
    </>
  );
}

/** The project's open bills; nothing without the permission to see expenses. */
export const CostRows = ({ project, overview: { payable } }: Props) =>
  payable && <OpenRows open={payable} noun="bill" list={`${projectPath(project)}/suppliers/expenses`} />;
