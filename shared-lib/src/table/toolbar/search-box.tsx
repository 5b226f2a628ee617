import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Input, SearchOutlined, Tooltip, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = { label: string; search: string; onSearch: (search: string) => void };

/** Searches when typing pauses for 300 ms; text in double quotes is searched as it stands. lists-and-search.md#search */
export function SearchBox({ label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [asked, setAsked] = useState(search);
  const searchLater = useDebounced((text: string) => {
    setAsked(text.trim());
    onSearch(text);
  }, SEARCH_DEBOUNCE_MS);

  // The address changed by other means than this box, such as the browser's Back: follow it. What this box asked for may
  // arrive late, when more is typed already.
  if (search !== shown) {
    setShown(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  const type = (text: string) => {
    setTyped(text);
    searchLater(text);
  };

  return (
    <Tooltip
      // It stands over the list, which is what one looks at once something is typed.
      title={typed ? undefined : '"Quoted" text finds the exact phrase'}
      onFocusOnly
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        prefix={<SearchOutlined aria-hidden />}
        clearLabel="Clear search"
        onClear={() => type('')}
        value={typed}
        className="sl-list-search"
        onChange={(event) => type(event.target.value)}
      />
    </Tooltip>
  );
}
