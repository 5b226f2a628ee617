import type { RemoteListing } from '@siteledger/platform/contract';
import type { FirstAnswer } from './first-calls';

/** A developer's build that this tab agreed to run, and whether it was found. */
export type Override = { origin: string; isRunning: boolean };

/** The global that the boot script sets for the shell and for the runtime of every chunk (platform/boot). */
export type Boot = {
  /** URL of the registry's listing; its events are below. */
  listingUrl: string;
  /** The user's current token; null when nobody is signed in. */
  token: () => string | null;
  /** The registry's answer to the boot script's request. */
  firstListing: Promise<RemoteListing>;
  /** The token of that request. The registry treats an expired token as none, and lists less for visitors. */
  firstAskedWith: string | null;
  /** Requests the listing again. Rejects when the answer is not a listing, or takes more than 8 s. */
  fetchListing: () => Promise<RemoteListing>;
  /** The last listing cached in this browser; null when there is none. */
  keptListing: () => RemoteListing | null;
  /** Whether this tab was started without any remote; every listing is then empty. */
  isSafe: boolean;
  /** The hash a script must have, as in `integrity="…"`; an unknown script gets a hash that no file has. */
  integrityOf: (url: string) => string;
  /** The address for requesting a file: its own at first, a fresh one for each retry. */
  addressOfTry: (url: string) => string;
  /**
   * The answer to a call that the boot script made, for one caller with the same token within 10 s; undefined for any
   * other call, and when it did not succeed.
   */
  takeFirstAnswer: (callUrl: string, token: string | null) => Promise<FirstAnswer | undefined> | undefined;
  /** Drops the answers not taken yet; called before every change. */
  dropFirstAnswers: () => void;
  /** The builds that a developer has agreed to run in this tab, by remote. */
  overrides: Readonly<Record<string, Override>>;
  /** Overrides in the address that nobody has agreed to in this tab; none of their files are loaded. */
  askedOverrides: Readonly<Record<string, string>>;
  /** Fetches the files that a path needs without running them. */
  preload: (pathname: string) => void;
};

declare global {
  interface Window {
    siteledger: Boot;
  }
}
