import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type CompositionEvent } from 'react';
import type { Edit, EditedText } from './edited-text';

/**
 * Binds an input to text in its own format: `edit` turns each edit into the new text and caret, and `take` receives
 * that text. Text being composed by an input method is left alone until it is complete.
 */
export function useEditedText(text: string, edit: (edit: Edit) => EditedText, take: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const composedIn = useRef<string>(undefined);
  // Renders even after an edit without effect, as the browser would leave the caret at the end.
  const [, draw] = useReducer((edits: number) => edits + 1, 0);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const read = (box: HTMLInputElement, before: string, deleted?: Edit['deleted']) => {
    const typed = box.value;
    const next = edit({ before, typed, caret: box.selectionStart ?? typed.length, deleted });
    caret.current = next.caret;
    draw();
    take(next.text);
  };

  return {
    ref: input,
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (composedIn.current !== undefined) take(target.value);
      else read(target, text, deletedBy(nativeEvent));
    },
    onCompositionStart: () => {
      composedIn.current = text;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      const before = composedIn.current ?? text;
      composedIn.current = undefined;
      read(currentTarget, before);
    },
  };
}

function deletedBy(event: Event): Edit['deleted'] {
  const type = 'inputType' in event ? String(event.inputType) : '';
  if (!type.startsWith('delete')) return undefined;
  return type.endsWith('Forward') ? 'behind' : 'before';
}
