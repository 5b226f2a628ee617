import { agreeToOverrides, askedOverrides, declineOverrides, useListing } from '@siteledger/platform/runtime';
import { browserLocation } from '@siteledger/shared-lib/session';
import { Button, Modal } from '@siteledger/shared-lib/ui';
import { useRef, useState } from 'react';

/**
 * Asks before a link runs a build of this machine as a remote, because that code could do everything the user can. None
 * of it is loaded before the answer, which applies to the tab. Never shown in production.
 */
export function OverrideQuestion() {
  const { environment } = useListing();
  const [asked, setAsked] = useState(askedOverrides);
  const cancel = useRef<HTMLButtonElement>(null);
  if (environment === 'production' || asked.length === 0) return null;

  const onAgree = () => {
    agreeToOverrides(asked);
    browserLocation.goTo(location.pathname);
  };
  const onDecline = () => {
    declineOverrides(asked);
    setAsked([]);
  };

  return (
    <Modal
      open
      title="Run code from this machine?"
      footer={[
        <Button key="cancel" ref={cancel} onClick={onDecline}>
          Cancel
        </Button>,
        <Button key="run" danger onClick={onAgree}>
          Run it
        </Button>,
      ]}
      // Focuses Cancel, so that an accidental Enter declines.
      afterOpenChange={(isOpen) => isOpen && cancel.current?.focus()}
      onCancel={onDecline}
    >
      <p>This link runs, in this tab:</p>
      <ul className="override-question">
        {asked.map(({ name, origin }) => (
          <li key={name}>
            <strong>{name}</strong> from the build at <code>{origin}</code>
          </li>
        ))}
      </ul>
      <p>That code can do everything you can do. Run it only if you started it yourself.</p>
    </Modal>
  );
}
