const FIELDS = 'input, textarea, select, [contenteditable=true]';
// Elements with focus while a form opens: its opener, none, or a dialog whose fields are not rendered yet. Other
// elements may handle keys themselves.
const WAITING = 'body, main, a, button, [role=dialog], .ant-modal-wrap, [aria-hidden=true]';
const HAS_OWN_KEYS = '[role=menu], [role=listbox]';

// Elements that open no field: the menu, tabs, list headings, close buttons. Keys after them are shortcuts.
const OPENS_NO_FIELD = 'nav a, [role=tab], th, [aria-label=Close]';

// After this time the user no longer expects the screen.
const KEPT_FOR_MS = 10_000;

const isWaiting = (focused: Element | null) => !focused || (focused.matches(WAITING) && !focused.closest(HAS_OWN_KEYS));

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !metaKey && ctrlKey === altKey;

// Undefined if the key is meant for the focused element: a leading blank, or any non-text key with nothing before it.
function withKey(kept: string, event: KeyboardEvent) {
  if (kept === '' && (event.key === ' ' || !isText(event))) return undefined;
  if (isText(event)) return kept + event.key;
  if (event.key === 'Backspace') return kept.slice(0, -1);
  if (event.key === 'Tab' && !event.shiftKey) return `${kept}\t`;
  return event.key === 'Enter' ? kept : undefined;
}

/**
 * Buffers keys typed between the click or Enter that opens a dialog or form and the focus on its first field, then
 * types them there: Tab moves to the next field, Backspace deletes the last key. Keys are buffered while no field has
 * focus, until the next click, for ten seconds at most.
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
    // A refused form focuses its invalid field; keys typed meanwhile were for another record.
    if (target.matches('[aria-invalid=true]')) return;
    // Waits until the field has its initial value.
    queueMicrotask(() => texts.forEach((text, at) => typeInto(fieldAfter(target, at), text)));
  };

  const listeners = { pointerdown: end, click: begin, keydown: onKey, focusin: onFocus };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of entries) removeEventListener(type, listener, true);
  };
}

// Elements reachable by the Tab key.
const STOPS = `${FIELDS}, button, a[href]`;

function fieldAfter(field: HTMLElement, by: number) {
  if (by === 0) return field;
  const stops = [...(field.closest('form')?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const free = stops.filter((one) => one === field || (!one.matches(':disabled') && one.tabIndex >= 0));
  return free[free.indexOf(field) + by];
}

const CHOICES = '[type=radio], [type=checkbox], [type=file]';

/** Types a text at a field's caret, as one edit. */
function typeInto(field: HTMLElement | undefined, text: string) {
  if (field !== document.activeElement) field?.focus();
  const isBox = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!text || !isBox || field.matches(CHOICES)) return;
  // An e-mail input does not expose its caret. React recognises outside changes because they bypass its own setter.
  if (field.selectionStart === null) Reflect.set(HTMLInputElement.prototype, 'value', field.value + text, field);
  else field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
