import type { ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import * as admin from '../../mfe-admin/remote';
import * as finance from '../../mfe-finance/remote';
import * as parties from '../../mfe-parties/remote';
import * as projects from '../../mfe-projects/remote';
import * as reports from '../../mfe-reports/remote';

const bundled = [admin, finance, parties, projects, reports];

const listed = bundled.map(({ remote: descriptor }): ListedRemote => {
  const { name } = descriptor;
  return { name, version: '1.0.0', base_url: '/', entry: '', container: name, files: [], descriptor };
});

/** The listing of a single-bundle application, known without a request. */
export const bundledListing: RemoteListing = { environment: 'development', revision: 0, remotes: listed, paused: [] };

/** Replaces the shell's loading of remotes: returns the remote from the same build. */
export const loadExposed = ({ name }: ListedRemote) => {
  const found = bundled.find(({ remote }) => remote.name === name);
  return found ? Promise.resolve(found) : Promise.reject(new Error(`The bundle has no remote called ${name}.`));
};

export const guardEntries = () => undefined;

export const registerListed = () => undefined;

export const fallbackOf = () => undefined;
