import { follow } from './follow';

// The shell starts this script with the name of the followed remote and the entry of its running build.
const script = document.currentScript as HTMLScriptElement | null;
const { remote, entry } = script?.dataset ?? {};

// If there is no build yet, the federation runtime runs this script as the entry, and there is nothing to follow.
if (script && remote && entry)
  follow({ remote, entry, events: new URL('events', script.src).href, reload: () => location.reload() });
