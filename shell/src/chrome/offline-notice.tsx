import { WarningOutlined } from '@siteledger/shared-lib/ui';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says while the browser is offline what no toast says then: nothing is saved. errors.md#what-people-read */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // Always there: a screen reader announces what comes into a place that it knows.
    <div role="status">
      {!isOnline && (
        <div className="notice">
          <WarningOutlined aria-hidden />
          <span>You are offline. Nothing is saved until the connection is back.</span>
        </div>
      )}
    </div>
  );
}
