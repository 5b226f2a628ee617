import { type ProductScreen, productScreens } from '../product-screens';

const OF_EACH = 2;

/** Which part of the screens the short form takes. */
export const seed = Number(process.env.SEED_OF_GATES ?? 1);

const partOf = (screens: ProductScreen[]) =>
  screens.filter((_, at) => (at + seed) % Math.max(1, Math.floor(screens.length / OF_EACH)) === 0).slice(0, OF_EACH);

const owners = [...new Set(productScreens.map(({ of }) => of))];

/** The screens to walk through: all of them in the full form, in the short one some of each remote, others by each seed. */
export const someScreens = process.env.PROVE
  ? productScreens
  : owners.flatMap((owner) => partOf(productScreens.filter(({ of }) => of === owner)));
