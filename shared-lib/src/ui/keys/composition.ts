/**
 * keyCode of a key taken by an input method, in browsers that end the composition before the keydown event of Enter.
 */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Leaves keys of a composition to the input method: Enter and the arrows choose among its words, so no handler of the
 * product, of antd or of a remote receives them.
 */
export function leaveKeysToInputMethod() {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}
