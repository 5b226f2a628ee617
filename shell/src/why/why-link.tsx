import { pathNotFound } from '@siteledger/platform/runtime';
import { Link } from '@siteledger/shared-lib/router';

/** Leads from a page that is not there to the rule that hides it. */
export function WhyLink() {
  const path = pathNotFound();
  return <Link to={path ? `/why?path=${encodeURIComponent(path)}` : '/why'}>Why don’t I see this?</Link>;
}
