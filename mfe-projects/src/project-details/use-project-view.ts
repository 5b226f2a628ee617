import { useLocation } from '@siteledger/shared-lib/router';

/** What the address shows of a project: its overview, its fields (`edit=1`), or another tab. docs/domain/projects.md#overview */
export function useProjectView(): 'overview' | 'details' | 'tab' {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isBelow = pathname.split('/').filter(Boolean).length > 2;
  if (isBelow || params.has('tab')) return 'tab';
  return params.get('edit') === '1' ? 'details' : 'overview';
}
