import { usePermissions } from '@siteledger/shared-lib/permission';
import { useMatch, useNavigate, useLocation } from '@siteledger/shared-lib/router';
import { PROJECT_VIEWS } from './project-views';

/**
 * The opened row and its view from the address, with functions to change them; filters stay.
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
    // The next row opens with the view of the last one.
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
