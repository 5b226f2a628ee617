import { TestEnvironment } from 'jest-environment-node';

// Outlives the test files of one Jest worker.
const kept = {};

/** Node's environment, plus an object shared by a worker's test files for what takes seconds to start. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.siteledgerKept = kept;
  }
}
