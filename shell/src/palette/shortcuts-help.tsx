import type { RemoteNavEntry } from '@siteledger/platform/contract';
import { Checkbox, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { areSingleKeysOn, setSingleKeys, type Shortcut, SHORTCUTS } from './shortcuts';
import './shortcuts-help.css';

type Props = { entries: readonly RemoteNavEntry[]; onClose: () => void };

const isThere = (entry: RemoteNavEntry): entry is RemoteNavEntry & { key: string } => Boolean(entry.key);

/** A list of all shortcuts, and the switch for single-key ones. docs/domain/search.md#shortcuts */
export function ShortcutsHelp({ entries, onClose }: Props) {
  const [areOn, setOn] = useState(areSingleKeysOn);
  const ways: Shortcut[] = entries
    .filter(isThere)
    .map(({ key, title }) => ({ keys: `g ${key}`, does: `Go to ${title}`, isSingle: true }));
  return (
    <Modal open title="Keyboard shortcuts" footer={null} onCancel={onClose}>
      <dl className="shortcuts">
        {[...SHORTCUTS, ...ways].map(({ keys, does, isSingle }) => (
          <div key={keys} className="shortcut" data-off={isSingle && !areOn}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={areOn}
        onChange={(event) => {
          setSingleKeys(event.target.checked);
          setOn(event.target.checked);
        }}
      >
        Single keys work while nothing is being typed
      </Checkbox>
    </Modal>
  );
}
