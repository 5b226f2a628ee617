// The page's first script, built separately: it has no React and no federation, and runs before everything else.
import './say-what-to-allow';
import { boot } from '@siteledger/platform/boot';
import { apiUrl, storedToken } from '@siteledger/shared-lib/session';
import { readAppearance } from '@siteledger/shared-lib/tokens';

boot({ listingUrl: '/api/v2/remotes', token: storedToken, callUrl: apiUrl, firstCalls: ['/user/details'] });
document.documentElement.dataset.theme = readAppearance().theme;
