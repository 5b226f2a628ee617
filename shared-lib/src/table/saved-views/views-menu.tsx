import { errorMessage } from '@siteledger/shared-lib/api';
import { Button, ErrorState, LoadingState } from '@siteledger/shared-lib/ui';
import { copyLink } from './copy-link';
import type { NamedView } from './name-view-form';
import { savedViewsApi } from './saved-views-api';
import { linkTo, showsSame } from './view-address';
import { ViewLine } from './view-line';

type Props = {
  screen: string;
  address: { pathname: string; query: string };
  onName: (view: NamedView) => void;
  /** Called after an action, to close the menu. */
  onDone: () => void;
};

/** Menu of a screen's views, sorted by name, with actions for the present state. */
export function ViewsMenu({ screen, address, onName, onDone }: Props) {
  const { data, error, isFetching, refetch } = savedViewsApi.endpoints.savedViewsOf.useQuery(screen);
  const { pathname, query } = address;
  if (error && !isFetching) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <>
      {data.length === 0 ? (
        <p className="sl-views-none">No saved views yet. Filter, sort and choose columns, then save what you see.</p>
      ) : (
        <ul>
          {data.map((view) => (
            <ViewLine
              key={view.uuid}
              view={view}
              pathname={pathname}
              isOpen={showsSame(view.query, query)}
              onOpen={onDone}
              onRename={() => onName(view)}
            />
          ))}
        </ul>
      )}
      <div className="sl-views-present">
        <Button type="primary" size="small" onClick={() => onName({ query })}>
          Save this view
        </Button>
        <Button size="small" onClick={() => void copyLink(linkTo(pathname, query))}>
          Copy link
        </Button>
      </div>
    </>
  );
}
