import { useContext } from 'react';
import { Button } from '../controls/button';
import { DialogContext } from './unsaved-in-dialog';

/** Closes the surrounding dialog, which asks before unsaved changes are lost. */
export function CancelButton() {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error('CancelButton must be used inside a Modal.');
  return <Button onClick={dialog.cancel}>Cancel</Button>;
}
