import { compiledAlready as compiledBesides } from '@siteledger/platform/jest';

// Packages that ship ES modules only; Jest on Node 20 needs them compiled. The names are patterns.
const ofBrowser = ['d3-[^/]+', 'internmap', 'lodash-es', 'ml-array-[^/]+', 'rettime', 'until-async'];

/** What Jest leaves as it is: all packages but those that ship ES modules only, of the screens or `others`, and .mjs files. */
export const compiledAlready = (others) => compiledBesides([...ofBrowser, ...others]);
