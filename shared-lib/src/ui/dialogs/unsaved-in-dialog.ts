import { createContext, type MouseEvent, useContext, useEffect, useId } from 'react';

type Dialog = {
  /** What would be lost with the dialog, by the id of the form. */
  unsaved: Set<string>;
  /** Closes the dialog as its × does. */
  cancel: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The dialog around. */
export const DialogContext = createContext<Dialog | null>(null);

/** Makes the dialog around ask before Escape, its × or its Cancel closes it. */
export function UnsavedInDialog({ isDirty }: { isDirty: boolean }) {
  const unsaved = useContext(DialogContext)?.unsaved;
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    unsaved?.add(id);
    return () => void unsaved?.delete(id);
  }, [unsaved, id, isDirty]);
  return null;
}
