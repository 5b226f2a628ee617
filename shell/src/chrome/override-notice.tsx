import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';
import { useListing } from '../remotes/listing-context';
import { resetOverrides } from './override-store';

/** Says which remotes of this tab are a developer's, and which of those have no build, with the way back. Architecture §4. */
export function OverrideNotice() {
  // Each listing is fetched with the overrides, and may find that a build has gone.
  useListing();
  const overrides = Object.entries(window.siteledger.overrides);
  if (overrides.length === 0) return null;

  const running = overrides.filter(([, { isRunning }]) => isRunning);
  const missing = overrides.filter(([, { isRunning }]) => !isRunning);
  return (
    <div className="notice" role="status">
      <WarningOutlined aria-hidden />
      <span>
        {running.length > 0 && `This tab runs ${named(running, 'from')}. `}
        {missing.length > 0 &&
          `There is no build of ${named(missing, 'at')}: start it and load the page again. Until then this tab runs what is published.`}
      </span>
      <Button size="small" onClick={resetOverrides}>
        Reset
      </Button>
    </div>
  );
}

const named = (overrides: [string, { origin: string }][], word: string) =>
  overrides.map(([name, { origin }]) => `${name} ${word} ${origin}`).join(', ');
