import { counted, type OpenDocuments } from '@siteledger/shared-lib/domain';
import { FigureLink } from './figure-link';

type Props = {
  open: OpenDocuments;
  noun: string;
  list: string;
};

/** Open and overdue amounts of one side of a project; each links to exactly the rows that add up to it. */
export const OpenRows = ({ open, noun, list }: Props) =>
  open.count === 0 ? (
    <FigureLink label={`No open ${noun}s`} />
  ) : (
    <>
      <FigureLink label={counted(open.count, `open ${noun}`)} amount={open.amount} to={`${list}?status=pending`} />
      {open.overdue_count > 0 && (
        <FigureLink
          label={`${open.overdue_count} overdue`}
          amount={open.overdue_amount}
          to={`${list}?overdue=1`}
          isOverdue
        />
      )}
    </>
  );
