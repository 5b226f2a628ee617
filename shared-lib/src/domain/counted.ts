export { counted } from '@siteledger/platform/contract';
