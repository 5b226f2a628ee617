import { boot } from '@siteledger/platform/boot';

boot({ listingUrl: '/listing', token: () => null });
