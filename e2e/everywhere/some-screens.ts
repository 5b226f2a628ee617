import { type ProductScreen, productScreens } from '../product-screens';

const OF_EACH = 2;

/** Selects the screens of the short form. */
export const seed = Number(process.env.SEED_OF_GATES ?? 1);

const partOf = (screens: ProductScreen[]) =>
  screens.filter((_, at) => (at + seed) % Math.max(1, Math.floor(screens.length / OF_EACH)) === 0).slice(0, OF_EACH);

const owners = [...new Set(productScreens.map(({ of }) => of))];

/** All screens in the full form; in the short form some of each remote, depending on the seed. */
export const someScreens = process.env.PROVE
  ? productScreens
  : owners.flatMap((owner) => partOf(productScreens.filter(({ of }) => of === owner)));
