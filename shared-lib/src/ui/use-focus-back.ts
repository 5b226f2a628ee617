import { useEffect, useState } from 'react';

/**
 * For a dialog at a path of its own: it leaves the document with its path, before antd can lead the focus back to where it
 * was when the dialog opened. This does.
 */
export function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
