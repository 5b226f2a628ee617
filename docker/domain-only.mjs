// Runs before the packages of the server's image are installed. Of shared-lib the server needs only the domain, of the
// platform only the contract and the registry. Leaves out browser packages (three quarters of all bytes) and tools.
import { readFileSync, writeFileSync } from 'node:fs';

const DOMAIN = ['@siteledger/platform', 'big.js', 'yup'];

const edit = (path, change) => {
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
};
const keepDomain = (one) => {
  one.dependencies = Object.fromEntries(DOMAIN.map((name) => [name, one.dependencies[name]]));
};

const withoutTools = (one) => {
  delete one.peerDependencies;
  delete one.peerDependenciesMeta;
};

edit('shared-lib/package.json', (one) => {
  keepDomain(one);
  withoutTools(one);
});
edit('platform/package.json', withoutTools);
edit('package-lock.json', ({ packages }) => {
  keepDomain(packages['shared-lib']);
  withoutTools(packages['shared-lib']);
  withoutTools(packages.platform);
});
