import { type EnvironmentName, type HostFacts } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';

/** A remote in an environment, and the revision that the caller last saw; `latest` accepts any revision. */
export type Target = {
  environment: EnvironmentName;
  remote: string;
  expected: number | undefined | 'latest';
  /** The environment's host facts; read only when a release is to run. */
  hostFacts: (db: Db) => Promise<HostFacts>;
};
