import { forgetOverrides, type Override, useOverrides } from '@siteledger/platform/runtime';
import { browserLocation } from '@siteledger/shared-lib/session';
import { Button, WarningOutlined } from '@siteledger/shared-lib/ui';

/**
 * Lists which remotes of this tab are developer builds, and which of those were not found, with a button to go back.
 * docs/remotes.md#develop
 */
export function OverrideNotice() {
  const { running, missing } = useOverrides();
  if (running.length + missing.length === 0) return null;

  const onReset = () => {
    forgetOverrides();
    browserLocation.goTo(location.pathname);
  };
  return (
    <div className="notice" role="status">
      <WarningOutlined aria-hidden />
      <span>
        {running.length > 0 && `This tab runs ${named(running, 'from')}. `}
        {missing.length > 0 &&
          `There is no build of ${named(missing, 'at')}: start it and load the page again. Until then this tab runs what is published.`}
      </span>
      <Button size="small" onClick={onReset}>
        Reset
      </Button>
    </div>
  );
}

const named = (overrides: Override[], word: string) =>
  overrides.map(({ name, origin }) => `${name} ${word} ${origin}`).join(', ');
