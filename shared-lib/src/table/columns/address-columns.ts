import { useSearchParams } from '@siteledger/shared-lib/router';
import type { Column } from './column';
import { withParams } from '../list/list-url';

/** The name that an address has for the columns it shows, their keys with commas. */
export const COLUMNS = 'columns';

/** Columns that an address names, and the ways to name others or none. */
export type AddressColumns = {
  keys: readonly string[] | undefined;
  change: (keys: readonly string[] | undefined) => void;
};

/**
 * The columns that the address of a screen's list asks for, as that of a saved view does: they go before the choice that this
 * browser keeps. Undefined where it asks for none that the list has. A list inside another has no address.
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
