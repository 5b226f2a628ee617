/** A setting that cannot work; its message is shown to the person starting the server. */
export { ConfigError } from '@siteledger/platform/registry';
