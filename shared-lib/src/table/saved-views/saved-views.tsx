import { Button, DownOutlined, Popover } from '@siteledger/shared-lib/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { NameViewModal, type NamedView } from './name-view-modal';
import { useViewAddress } from './view-address';
import { ViewsMenu } from './views-menu';
import './saved-views.css';

type Props = {
  /** The screen's name on the server, such as "reports-invoices". */
  screen: string;
  /** The keys of the columns that it shows; without them a view has none. */
  columns?: readonly string[];
};

/**
 * A person's own views of a screen: filters, sorting, page size and columns under a name. They are opened, saved, renamed,
 * deleted and shared by link from its menu.
 */
export function SavedViews({ screen, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState<NamedView>();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const address = useViewAddress(columns);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onName = (view: NamedView) => {
    close();
    setNamed(view);
  };
  const menu = (
    <div
      ref={content}
      role="dialog"
      aria-label="Saved views"
      className="sl-views"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      <ViewsMenu screen={screen} address={address} onName={onName} onDone={close} />
    </div>
  );
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        content={menu}
        open={isOpen}
        onOpenChange={setOpen}
        afterOpenChange={(isShown) => isShown && content.current?.querySelector<HTMLElement>('a, button')?.focus()}
        destroyOnHidden
      >
        <Button
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
        >
          Views
        </Button>
      </Popover>
      <NameViewModal screen={screen} named={named} onClose={() => setNamed(undefined)} />
    </>
  );
}
