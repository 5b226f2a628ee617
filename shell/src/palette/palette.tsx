import type { RemoteCommand } from '@siteledger/platform/contract';
import { useState, type KeyboardEvent } from 'react';
import type { Known } from './entries';
import { PaletteBox } from './palette-box';
import './palette.css';

type Props = {
  known: Known;
  start: string;
  /** `isLeft` is true when the chosen line leads to another page, which then takes the focus. */
  onClose: (isLeft: boolean) => void;
};

/**
 * Finds records, screens and commands while the user types, and opens the chosen one: a combobox whose list is always
 * open. docs/domain/search.md
 */
export function Palette({ known, start, onClose }: Props) {
  const [command, setCommand] = useState<RemoteCommand>();
  const title = command ? `${command.title}: choose a project` : 'Find anything';

  // Keeps the focus in the text box, so that nothing behind the dialog can be reached.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (command) setCommand(undefined);
    else onClose(false);
  };

  return (
    <div className="palette-veil" onMouseDown={(event) => event.target === event.currentTarget && onClose(false)}>
      <div className="palette" role="dialog" aria-modal="true" aria-label={title} onKeyDown={onKeyDown}>
        {command && <p className="palette-question">{title}</p>}
        <PaletteBox
          key={command?.path ?? ''}
          known={known}
          start={command ? '' : start}
          command={command}
          onAsk={setCommand}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
