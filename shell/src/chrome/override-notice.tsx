import { browserLocation } from '@siteledger/shared-lib/session';
import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';

const OVERRIDES = 'siteledger.remote_overrides';

/** Says which remotes of this tab are a developer's, with the way back. Architecture §4. */
export function OverrideNotice() {
  const overrides = Object.entries(window.siteledger.overrides);
  if (overrides.length === 0) return null;

  const onReset = () => {
    sessionStorage.removeItem(OVERRIDES);
    // Without the query, which would set them again.
    browserLocation.goTo(location.pathname);
  };

  return (
    <div className="notice" role="status">
      <WarningOutlined aria-hidden />
      <span>This tab runs {overrides.map(([name, origin]) => `${name} from ${origin}`).join(', ')}.</span>
      <Button size="small" onClick={onReset}>
        Reset
      </Button>
    </div>
  );
}
