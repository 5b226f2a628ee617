import { counted, type OpenDocuments } from '@siteledger/shared-lib/domain';
import { FigureLink } from './figure-link';

type Props = {
  open: OpenDocuments;
  /** What one of them is called: "invoice". */
  noun: string;
  /** Their list in the project. */
  list: string;
};

/** What is open on one side of a project, and what of it is overdue; each leads to exactly the rows that add up to it. */
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
