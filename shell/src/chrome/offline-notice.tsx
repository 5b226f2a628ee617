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

/** A notice while the browser is offline that nothing is saved; there are no toasts then. errors.md#what-people-read */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // Always rendered, because screen readers only announce changes inside a status element that already exists.
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
