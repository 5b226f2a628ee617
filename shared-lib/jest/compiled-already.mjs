import { compiledAlready as compiledBesides } from '@siteledger/platform/jest';

// Packages that ship ES modules only; Jest on Node 20 needs them compiled. The names are patterns.
const ofBrowser = ['d3-[^/]+', 'internmap', 'lodash-es', 'ml-array-[^/]+', 'rettime', 'until-async'];

/**
 * Pattern of files that Jest does not transform: .mjs files, and all packages except those with ES modules only, for
 * screens or in `others`.
 */
export const compiledAlready = (others) => compiledBesides([...ofBrowser, ...others]);
