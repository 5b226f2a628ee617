import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Tabs } from '@siteledger/shared-lib/ui';

type Tab = { path: string; label: string; permission: Permission };

/** The tabs of a project by the path below it; each is a child of its route. Specification §2. */
const TABS: readonly Tab[] = [{ path: '', label: 'Details', permission: 'project.*' }];

/** The way between a project's tabs, those that the user may open. */
export function ProjectTabs({ uuid }: { uuid: string }) {
  const { can } = usePermissions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const active = pathname.split('/')[3] ?? '';
  return (
    <Tabs
      activeKey={active}
      items={TABS.filter((tab) => can(tab.permission)).map(({ path, label }) => ({ key: path, label }))}
      onChange={(path) => void navigate(`/projects/${uuid}/${path}`)}
    />
  );
}
