import { Entrance } from './entrance';
import { forgotPath } from './entrance-paths';

// The form that had the focus is gone.
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** A link that sets no password any more, and the way to one that does. */
export const DeadLink = ({ email }: { email: string }) => (
  <Entrance title="Set a new password" lead={email || 'The address is not complete.'}>
    <p className="general-message" role="alert">
      The link is not valid or has expired.
    </p>
    <p className="hint">Links are single-use and expire after 60 minutes; only the latest works.</p>
    <a className="submit" ref={focus} href={forgotPath(email)}>
      Ask for a new link
    </a>
    <p className="aside">
      <a href="/login">Back to sign in</a>
    </p>
  </Entrance>
);
