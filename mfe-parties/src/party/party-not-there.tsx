import { CallState } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';

type Props = {
  error: unknown;
  onRetry: () => unknown;
  /** What is not there, such as "Client", and the list that leads on. */
  what: string;
  list: { path: string; title: string };
};

/** A party's page before its party is there, or when it cannot be. */
export const PartyNotThere = ({ what, list, ...call }: Props) => (
  <CallState {...call} notFound={`${what} not found.`}>
    <p>It may have been deleted.</p>
    <Link to={list.path}>{list.title}</Link>
  </CallState>
);
