import type { RemoteListing } from '@siteledger/platform/contract';

/** A build of a developer's machine that this tab is to run, and whether there is one. */
export type Override = { origin: string; isRunning: boolean };

/** What the boot script leaves for the shell and for the runtime of every chunk (platform/boot). */
export type Boot = {
  /** Where the registry lists; its events are below. */
  listingUrl: string;
  /** The token that stands for the user now; null when nobody is signed in. */
  token: () => string | null;
  /** The registry's answer to the call that the boot script made. */
  firstListing: Promise<RemoteListing>;
  /** The token that it was asked for with; one that is over counts as none, and a reader without one is told less. */
  firstAskedWith: string | null;
  /** Asks the registry again. Rejects when it does not answer with a listing, or not within 8 s. */
  fetchListing: () => Promise<RemoteListing>;
  /** The last listing that the registry gave this browser; null when it never did. */
  keptListing: () => RemoteListing | null;
  /** Whether this tab was started without any remote; every listing is empty then. */
  isSafe: boolean;
  /** The hash that a script has to have, as in `integrity="…"`; one that no file has when it is not known. */
  integrityOf: (url: string) => string;
  /** The address to ask for a file with: its own at first, a fresh one each time that it is asked for again. */
  addressOfTry: (url: string) => string;
  /** The builds that a developer has agreed to run in this tab, by remote. */
  overrides: Readonly<Record<string, Override>>;
  /** Those that the address asks for and nobody has agreed to in this tab; nothing of them is loaded. */
  askedOverrides: Readonly<Record<string, string>>;
  /** Fetches, without using them, the files that a path needs. */
  preload: (pathname: string) => void;
};

declare global {
  interface Window {
    siteledger: Boot;
  }
}
