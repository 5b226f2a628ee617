import { noted } from './notes';
import { productScreens } from './product-screens';
import { seed } from './everywhere/some-screens';

const tell = (gate: string, unit: string, missing = 0) => {
  const found = noted(gate);
  if (found) console.log(`gate ${gate}: ${found.held}/${found.tried + missing} ${unit}`);
};

/** Prints for each gate of this run how many of its cases passed. */
export function tellGates() {
  tell('headers', 'answers of the product, and no violation of its policy');
  const looked = noted('accessibility')?.of ?? new Set();
  const missing = productScreens.filter(({ route }) => !looked.has(route)).map(({ route }) => route);
  tell('accessibility', 'looks of axe', missing.length);
  if (looked.size > 0 && missing.length > 0) console.log(`  never looked at: ${missing.join(', ')}`);
  tell('remote faults', 'faults of files, listings and calls');
  tell('last good', 'parts of bad releases');
  tell('keyboard', `controls, seed ${seed}`);
  tell('zoom', `screens, seed ${seed}`);
  tell('figures in sight', `windows of lists, seed ${seed}`);
  tell('room', `screens with room for their rows, at a desk and on a phone, seed ${seed}`);
  tell('typing', `edits as in a plain text, seed ${seed}`);
  tell('typed ahead', `forms that kept what was typed from the click on, seed ${seed}`);
  tell('odd addresses', `addresses that name no record, seed ${seed}`);
  tell('kept', 'broken values, full and refusing browsers');
  tell('high contrast', `states told from what is beside them, seed ${seed}`);
  tell('popups', `popups inside the screen of a phone, seed ${seed}`);
  tell('pickers', `names typed with Enter, seed ${seed}`);
}
