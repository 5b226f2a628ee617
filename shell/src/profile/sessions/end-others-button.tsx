import { tellOutcome } from '@siteledger/shared-lib/api';
import { Button, confirmDialog } from '@siteledger/shared-lib/ui';
import { useSessionPlacesEndOthersMutation } from './sessions-api';

/** Ends all of the user's other sessions after a confirmation. */
export function EndOthersButton() {
  const [endOthers, { isLoading }] = useSessionPlacesEndOthersMutation();

  const onEnd = async () => {
    const title = 'Sign out everywhere else?';
    const content = 'You stay signed in on this device.';
    if (!(await confirmDialog({ title, content, okText: 'Sign out', destructive: true }))) return;
    await tellOutcome(endOthers().unwrap());
  };

  return (
    <Button danger loading={isLoading} onClick={() => void onEnd()}>
      Sign out everywhere else
    </Button>
  );
}
