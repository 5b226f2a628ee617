/** The code of a key that an input method takes, in browsers that end the composition before they tell of its Enter. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Leaves the keys of a composition to the input method: Enter and the arrows choose among its words, and no handler of the
 * product, of antd or of a remote hears of them.
 */
export function leaveKeysToInputMethod() {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}
