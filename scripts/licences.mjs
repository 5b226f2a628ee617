// npm run licences: rewrites docs/licences.md after the lockfile has changed.
import { writeFileSync } from 'node:fs';
import { deliveredPackages, licencePage } from './licences/licences.mjs';
import { inRoot } from './run/root.mjs';

writeFileSync(inRoot('docs', 'licences.md'), licencePage(deliveredPackages()));
