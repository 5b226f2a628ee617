import { pathNotFound } from '@siteledger/platform/runtime';
import { Link } from '@siteledger/shared-lib/router';

/** A link from the not-found page to the rule that hides the path. */
export function WhyLink() {
  const path = pathNotFound();
  return <Link to={path ? `/why?path=${encodeURIComponent(path)}` : '/why'}>Why don’t I see this?</Link>;
}
