// The first script of the page, a build of its own: no React, no federation, and it runs before everything else.
import './say-what-to-allow';
import { boot } from '@siteledger/platform/boot';
import { storedToken } from '@siteledger/shared-lib/session';
import { readAppearance } from '@siteledger/shared-lib/tokens';

boot({ listingUrl: '/api/v2/remotes', token: storedToken });
document.documentElement.dataset.theme = readAppearance().theme;
