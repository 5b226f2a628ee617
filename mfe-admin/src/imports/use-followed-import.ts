import { api, type TagType, useAppDispatch } from '@siteledger/shared-lib/api';
import type { ImportEntity } from '@siteledger/shared-lib/domain';
import { useEffect, useRef } from 'react';
import { importsApi, useImportsOneQuery } from './imports-api';

const FOLLOWED_EVERY_MS = 1000;

// The records on other screens that a finished import changes.
const CHANGED: Record<ImportEntity, readonly TagType[]> = {
  account_code: ['AccountCode'],
  bank_account: ['BankAccount'],
  client: ['Client', 'EndCustomer', 'Project'],
  organisation: ['Organisation', 'Contractor'],
  user: ['User', 'Project'],
  project: ['Project', 'ProjectFigures', 'EndCustomer'],
  purchase_order: ['PurchaseOrder', 'ProjectFigures'],
  variation_order: ['VariationOrder', 'ProjectFigures'],
  opening: ['Invoice', 'Payment', 'ProjectFigures'],
  expense: ['Expense', 'ProjectFigures', 'PurchaseOrder'],
  invoice: ['Invoice', 'ProjectFigures'],
  payment: ['Payment', 'PaymentRecord', 'Invoice', 'Expense', 'ProjectFigures'],
  write_off: ['Invoice', 'Expense', 'ProjectFigures', 'PurchaseOrder'],
};

/** An import, read every second while a server works on it. When it ends, other screens read their records again. */
export function useFollowedImport(uuid: string) {
  const wasRunning = useRef(false);
  const dispatch = useAppDispatch();
  const { data: read } = importsApi.endpoints.importsOne.useQueryState(uuid);
  const reply = useImportsOneQuery(uuid, { pollingInterval: read?.task ? FOLLOWED_EVERY_MS : 0 });
  const { data } = reply;
  const isRunning = data?.task != null;

  const entity = data?.entity;
  useEffect(() => {
    if (wasRunning.current && !isRunning && entity)
      dispatch(api.util.invalidateTags([...CHANGED[entity], 'Import', 'ImportRow']));
    wasRunning.current = isRunning;
  }, [isRunning, entity, dispatch]);

  return reply;
}
