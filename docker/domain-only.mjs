// Run before the packages of the server's image are installed: of shared-lib the server uses the domain only, and the packages
// for browsers are three quarters of all bytes.
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

edit('shared-lib/package.json', keepDomain);
edit('package-lock.json', ({ packages }) => keepDomain(packages['shared-lib']));
