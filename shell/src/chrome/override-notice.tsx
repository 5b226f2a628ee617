import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';
import { resetOverrides } from './override-store';

/** Says which remotes of this tab are a developer's, with the way back. Architecture §4. */
export function OverrideNotice() {
  const overrides = Object.entries(window.siteledger.overrides);
  if (overrides.length === 0) return null;

  return (
    <div className="notice" role="status">
      <WarningOutlined aria-hidden />
      <span>This tab runs {overrides.map(([name, origin]) => `${name} from ${origin}`).join(', ')}.</span>
      <Button size="small" onClick={resetOverrides}>
        Reset
      </Button>
    </div>
  );
}
