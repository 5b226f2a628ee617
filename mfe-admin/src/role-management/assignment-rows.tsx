import type { User } from '@siteledger/shared-lib/domain';
import { RowCards, RowTable, useIsNarrow, type RowsProps } from '@siteledger/shared-lib/table';
import { useEffect } from 'react';
import { cardColumns } from './assignment-columns';
import { useAssignments } from './use-assignments';

/** The users as a table or as cards; who was saved by somebody else meanwhile is compared with what is unsaved here. */
export function AssignmentRows(props: RowsProps<User>) {
  const { refresh } = useAssignments();
  const isNarrow = useIsNarrow();
  const { rows } = props;
  useEffect(() => refresh(rows), [refresh, rows]);
  return isNarrow ? <RowCards {...props} columns={cardColumns(props.columns)} /> : <RowTable {...props} />;
}
