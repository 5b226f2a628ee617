import type { ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import type { RouteObject } from '@siteledger/shared-lib/router';
import { remote as admin } from '../../mfe-admin/remote';
import { remote as finance } from '../../mfe-finance/remote';
import { remote as parties } from '../../mfe-parties/remote';
import { remote as projects } from '../../mfe-projects/remote';
import { remote as reports } from '../../mfe-reports/remote';

const routesOf: Record<string, () => Promise<{ routes: RouteObject[] }>> = {
  [admin.name]: () => import('../../mfe-admin/src/routes'),
  [finance.name]: () => import('../../mfe-finance/src/routes'),
  [parties.name]: () => import('../../mfe-parties/src/routes'),
  [projects.name]: () => import('../../mfe-projects/src/routes'),
  [reports.name]: () => import('../../mfe-reports/src/routes'),
};

const listed = [admin, finance, parties, projects, reports].map((descriptor): ListedRemote => {
  const { name } = descriptor;
  return { name, version: '1.0.0', base_url: '/', entry: '', container: name, files: [], descriptor };
});

/** What an application in one piece knows of itself without asking. */
export const bundledListing: RemoteListing = { environment: 'development', revision: 0, remotes: listed, paused: [] };

/** Stands in for the shell's loading of remotes: a chunk of the same build. */
export const loadExposed = async ({ name }: ListedRemote) => {
  const routes = await routesOf[name]?.();
  if (!routes) throw new Error(`The bundle has no remote called ${name}.`);
  return routes;
};

export const guardEntries = () => undefined;

export const registerListed = () => undefined;
