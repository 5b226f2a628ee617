import { useSearchParams } from '@siteledger/shared-lib/router';
import type { Column } from './column';
import { withParams } from '../list/list-url';

/** Query parameter of the shown columns: their keys, separated by commas. */
export const COLUMNS = 'columns';

/** Columns named in an address, and how to change or remove them. */
export type AddressColumns = {
  keys: readonly string[] | undefined;
  change: (keys: readonly string[] | undefined) => void;
};

/**
 * The columns that the page's address names, such as the address of a saved view. They override the choice stored in
 * this browser. Undefined if the address names no column of this list; a nested list ignores the address.
 */
export function useAddressColumns<Row>(columns: readonly Column<Row>[], hasAddress: boolean): AddressColumns {
  const [params, setParams] = useSearchParams();
  const asked = hasAddress ? (params.get(COLUMNS)?.split(',') ?? []) : [];
  const keys = asked.filter((key) => columns.some((column) => column.key === key));
  return {
    keys: keys.length > 0 ? keys : undefined,
    change: (chosen) =>
      setParams((current) => withParams(current, { [COLUMNS]: chosen?.join(',') }), { replace: true }),
  };
}
