import { Button, DownOutlined, PopupButton } from '@siteledger/shared-lib/ui';
import { useRef, useState } from 'react';
import type { NamedView } from './name-view-form';
import { NameViewModal } from './name-view-modal';
import { useViewAddress } from './view-address';
import { ViewsMenu } from './views-menu';
import './saved-views.css';

type Props = {
  /** The screen's name on the server, such as "reports-invoices". */
  screen: string;
  /** Keys of the shown columns; without them a view stores no columns. */
  columns?: readonly string[];
};

/**
 * Menu of the user's own views of a screen: filters, sorting, page size and columns under a name. They can be opened,
 * saved, renamed, deleted and shared by link.
 */
export function SavedViews({ screen, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState<NamedView>();
  const button = useRef<HTMLButtonElement>(null);
  const address = useViewAddress(columns);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onName = (view: NamedView) => {
    close();
    setNamed(view);
  };
  return (
    <>
      <PopupButton
        role="dialog"
        aria-label="Saved views"
        isOpen={isOpen}
        onChange={setOpen}
        button={
          <Button ref={button} icon={<DownOutlined aria-hidden />} iconPlacement="end">
            Views
          </Button>
        }
      >
        <div className="sl-views">
          <ViewsMenu screen={screen} address={address} onName={onName} onDone={close} />
        </div>
      </PopupButton>
      <NameViewModal screen={screen} named={named} onClose={() => setNamed(undefined)} />
    </>
  );
}
