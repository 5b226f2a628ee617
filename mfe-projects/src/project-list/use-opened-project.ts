import { usePermissions } from '@siteledger/shared-lib/permission';
import { useMatch, useNavigate, useLocation } from '@siteledger/shared-lib/router';
import { PROJECT_VIEWS } from './project-views';

/**
 * Which row of the list is open and with which view, as the address says, and the ways to change it; filters stay.
 * docs/domain/screens.md#routes
 */
export function useOpenedProject() {
  const match = useMatch('/projects/list/:uuid/:view/*');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { can } = usePermissions();
  const views = PROJECT_VIEWS.filter(({ permission }) => can(permission));
  const uuid = match?.params.uuid;
  const shown = views.find(({ key }) => key === match?.params.view);

  const open = (project: { uuid: string }) => {
    // Row after row with the view that was looked at last.
    const path = match && shown ? `${match.params.view}/${match.params['*']}`.replace(/\/$/, '') : views[0]?.path;
    void navigate({ pathname: `/projects/list/${project.uuid}/${path}`, search });
  };

  return {
    uuid,
    shown,
    views,
    search,
    open,
    close: () => void navigate({ pathname: '/projects/list', search }),
  };
}
