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
 * Columns in the address of a screen's list, as in a saved view's; they override the choice stored in this browser.
 * Undefined if the address has none that the list has. A nested list has no address.
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
