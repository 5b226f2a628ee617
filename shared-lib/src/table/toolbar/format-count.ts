import { withThousands } from '@siteledger/shared-lib/domain';

/** Formats a number: "12,345". */
export const formatCount = (count: number) => withThousands(String(count));

/** Formats a number of rows: "1 row", "12,345 rows". */
export const formatRows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
