import { type StableAfter, type RemoteReport } from '@siteledger/platform/contract';
import { recordStable } from './record-stable';
import { type Product } from '../product';
import { type Db } from '../store/tables';
import { insertReports, recordPresence, type Seen } from '../store/health-reports.queries';

type Taken = { events: readonly RemoteReport[]; seen: Seen; product: Product; stableAfter: StableAfter };

/** Stores browser reports and their effects: releases that are now stable, and sessions active in each remote. */
export async function takeReports(db: Db, { events, seen, product, stableAfter }: Taken) {
  const stored = await insertReports(db, events, seen);
  await recordStable({ db, product, now: seen.now }, seen.environment, stored, stableAfter);
  const active = events.filter(({ kind }) => kind === 'active').map(({ remote }) => remote);
  if (active.length > 0) await recordPresence(db, active, seen);
}
