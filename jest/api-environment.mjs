import { TestEnvironment } from 'jest-environment-node';

// Outlives the files that one worker of Jest runs.
const kept = {};

/** Node's environment with a place for what takes seconds to start and serves every test file of a worker. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.siteledgerKept = kept;
  }
}
