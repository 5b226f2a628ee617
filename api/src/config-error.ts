/** A setting that cannot work; its message is the one sentence that the person who starts the server reads. */
export { ConfigError } from '@siteledger/platform/registry';
