import { firstListCall } from '@siteledger/shared-lib/domain';

const anyType: { type: string } = { type: '' };

/** The list of contractors or organisations with nothing chosen in its address. */
export const byNameOfAnyType = { sort: 'name', order: 'asc' as const, filters: anyType };

/** The call for the first page of such a list. */
export const firstCallOf = (path: '/contractors' | '/organisations') => firstListCall(path, byNameOfAnyType);
