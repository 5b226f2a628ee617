import { createContext, type MouseEvent, useContext, useEffect, useId } from 'react';

type Dialog = {
  /** Ids of the forms with unsaved changes. */
  unsaved: Set<string>;
  /** Closes the dialog like its × button. */
  cancel: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The surrounding dialog. */
export const DialogContext = createContext<Dialog | null>(null);

/** Makes the surrounding dialog ask before Escape, × or Cancel closes it. */
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
