import { api, type TagType, useAppDispatch } from '@siteledger/shared-lib/api';
import type { ImportEntity } from '@siteledger/shared-lib/domain';
import { useEffect, useRef } from 'react';
import { useImportsOneQuery } from './imports-api';

const FOLLOWED_EVERY_MS = 1000;

// The records on other screens that a finished import changes.
const CHANGED: Record<ImportEntity, readonly TagType[]> = {
  account_code: ['AccountCode'],
  client: ['Client', 'EndCustomer', 'Project'],
  organisation: ['Organisation', 'Contractor'],
  project: ['Project', 'ProjectFigures', 'EndCustomer'],
  expense: ['Expense', 'ProjectFigures', 'PurchaseOrder'],
  invoice: ['Invoice', 'ProjectFigures'],
  payment: ['Payment', 'PaymentRecord', 'Invoice', 'Expense', 'ProjectFigures'],
};

/** An import, read every second while a server works on it. When it ends, other screens read their records again. */
export function useFollowedImport(uuid: string) {
  const known = useRef<boolean>(false);
  const dispatch = useAppDispatch();
  const reply = useImportsOneQuery(uuid);
  const { data, refetch } = reply;
  const isRunning = data?.task != null;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refetch(), FOLLOWED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);

  const entity = data?.entity;
  useEffect(() => {
    if (known.current && !isRunning && entity)
      dispatch(api.util.invalidateTags([...CHANGED[entity], 'Import', 'ImportRow']));
    known.current = isRunning;
  }, [isRunning, entity, dispatch]);

  return reply;
}
