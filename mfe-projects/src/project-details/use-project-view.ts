import { useLocation } from '@siteledger/shared-lib/router';

/**
 * The part of a project shown by the address: overview, fields (`edit=1`), or another tab.
 * docs/domain/projects.md#overview
 */
export function useProjectView(): 'overview' | 'details' | 'tab' {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isBelow = pathname.split('/').filter(Boolean).length > 2;
  if (isBelow || params.has('tab')) return 'tab';
  return params.get('edit') === '1' ? 'details' : 'overview';
}
