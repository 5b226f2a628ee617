const FIELDS = 'input, textarea, select, [contenteditable=true]';
// Where the focus is while something opens: on what opened it, nowhere, or on a dialog whose fields are still to come. Anything
// else may have keys of its own.
const WAITING = 'body, main, a, button, [role=dialog], .ant-modal-wrap, [aria-hidden=true]';
const HAS_OWN_KEYS = '[role=menu], [role=listbox]';

// What opens no field: the menu, tabs, the headings of a list, what closes a dialog. Keys after it are shortcuts.
const OPENS_NO_FIELD = 'nav a, [role=tab], th, [aria-label=Close]';

// A screen that takes longer to come has lost whoever opened it.
const KEPT_FOR_MS = 10_000;

const isWaiting = (focused: Element | null) => !focused || (focused.matches(WAITING) && !focused.closest(HAS_OWN_KEYS));

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !metaKey && ctrlKey === altKey;

// Undefined where the key is meant for what has the focus: a first blank, or any of the others with nothing before.
function withKey(kept: string, event: KeyboardEvent) {
  if (kept === '' && (event.key === ' ' || !isText(event))) return undefined;
  if (isText(event)) return kept + event.key;
  if (event.key === 'Backspace') return kept.slice(0, -1);
  if (event.key === 'Tab' && !event.shiftKey) return `${kept}\t`;
  return event.key === 'Enter' ? kept : undefined;
}

/**
 * Keeps what is typed between the click, or Enter, that opens a dialog or a form and the moment at which its first field has
 * the focus, and types it into that field: a tab goes on to the next field, Backspace takes the last key back. What is typed
 * is kept while no field has the focus, until the next click, and for ten seconds at most.
 */
export function keepTypedAhead() {
  let kept = '';
  let openedAt = -Infinity;
  const end = () => {
    kept = '';
    openedAt = -Infinity;
  };

  const begin = ({ target }: MouseEvent) => {
    const opensField = !(target instanceof Element && target.closest(OPENS_NO_FIELD));
    openedAt = opensField ? performance.now() : -Infinity;
  };

  const onKey = (event: KeyboardEvent) => {
    const isAwaited = performance.now() - openedAt < KEPT_FOR_MS;
    if (!isAwaited || !isWaiting(document.activeElement)) return;
    const next = withKey(kept, event);
    if (next === undefined) return;
    kept = next;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (kept === '' || !(target instanceof HTMLElement) || !target.matches(FIELDS)) return;
    const texts = kept.split('\t');
    end();
    // A form that was refused puts the focus where it is wrong: what was typed meanwhile was for another record.
    if (target.matches('[aria-invalid=true]')) return;
    // Not before the field has what it starts with.
    queueMicrotask(() => texts.forEach((text, at) => typeInto(fieldAfter(target, at), text)));
  };

  const listeners = { pointerdown: end, click: begin, keydown: onKey, focusin: onFocus };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of entries) removeEventListener(type, listener, true);
  };
}

// Where the Tab key stops.
const STOPS = `${FIELDS}, button, a[href]`;

function fieldAfter(field: HTMLElement, by: number) {
  if (by === 0) return field;
  const stops = [...(field.closest('form')?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const free = stops.filter((one) => one === field || (!one.matches(':disabled') && one.tabIndex >= 0));
  return free[free.indexOf(field) + by];
}

const CHOICES = '[type=radio], [type=checkbox], [type=file]';

/** Types a text where the caret of a field stands, as one edit. */
function typeInto(field: HTMLElement | undefined, text: string) {
  if (field !== document.activeElement) field?.focus();
  const isBox = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!text || !isBox || field.matches(CHOICES)) return;
  // A box for an e-mail address does not say where its caret is. React knows by its own setter what it wrote itself.
  if (field.selectionStart === null) Reflect.set(HTMLInputElement.prototype, 'value', field.value + text, field);
  else field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
