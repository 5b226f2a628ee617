import { follow } from './follow';

// The shell starts this script, and says which remote of the tab is followed, and which build of it runs.
const script = document.currentScript as HTMLScriptElement | null;
const { remote, entry } = script?.dataset ?? {};

// Where there is no build yet, the federation runtime starts it in the place of an entry: then there is nothing to do.
if (script && remote && entry)
  follow({ remote, entry, events: new URL('events', script.src).href, reload: () => location.reload() });
