import { momentText } from '../moment-text';
import type { OwnPublishToken } from './publish-token';

/** Describes what a publish token allows: lines for a terminal. */
export const tokenLines = ({
  name,
  remotes,
  environments,
  ends_on,
  issued_by,
  issued_at,
  last_used_at,
}: OwnPublishToken) => [
  `Publish token “${name}”`,
  `  remotes: ${remotes.join(', ')}`,
  `  environments: ${environments.join(', ')}`,
  `  last day: ${ends_on}`,
  `  issued: ${momentText(issued_at)}, by ${issued_by}`,
  `  last used: ${last_used_at ? `${momentText(last_used_at)}, before this call` : 'never before this call'}`,
];
