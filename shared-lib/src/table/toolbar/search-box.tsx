import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Input, SearchOutlined, Tooltip, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = { label: string; search: string; onSearch: (search: string) => void };

/** Searches once typing pauses for 300 ms; text in double quotes is searched literally. lists-and-search.md#search */
export function SearchBox({ label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [asked, setAsked] = useState(search);
  const searchLater = useDebounced((text: string) => {
    setAsked(text.trim());
    onSearch(text);
  }, SEARCH_DEBOUNCE_MS);

  // Follows changes of the address from elsewhere, such as the browser's Back. Its own search may arrive late, when the
  // user has typed more.
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
      // Hidden once something is typed, as it covers the list.
      title={typed ? undefined : '"Quoted" text finds the exact phrase'}
      isFocusOnly
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
