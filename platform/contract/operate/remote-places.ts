import { array, boolean, type InferType } from 'yup';
import { onUse, record, text } from '../fields';
import type { Arrangeable } from './arrangement';
import { reasonField } from './reason';

const FILLS_MAX = 200;
const PLACES_MAX = 50;

const fillSchema = onUse(() =>
  record({
    remote: text('Remote').required().max(100),
    id: text('Fill').required().max(200),
    on: boolean().label('On').required(),
  }),
);

const placeSchema = onUse(() =>
  record({
    place: text('Place').required().max(200),
    fills: array(fillSchema.required()).label('Fills').max(FILLS_MAX).required(),
  }),
);

/**
 * How an environment arranges the places of a remote. Places that are not listed use the order that their fills state.
 * docs/remotes.md#order-and-switch-fills
 */
export const remotePlacesSchema = onUse(() =>
  record({
    places: array(placeSchema.required()).label('Places').max(PLACES_MAX).required(),
    reason: reasonField(),
  }),
);

export type RemotePlacesInput = InferType<typeof remotePlacesSchema>;

/** A fill of a release that runs in the environment, at its position in the place. */
export type PlacedFill = Arrangeable & {
  on: boolean;
  /** Whether its remote is switched on; while it is off, nobody sees the fill. */
  is_running: boolean;
};

/** A place of a remote in an environment, with its fills in order. */
export type PlaceContent = {
  place: string;
  /** Whether an admin has arranged it; otherwise the order that its fills state applies. */
  is_arranged: boolean;
  fills: PlacedFill[];
};

/** The places of a remote in an environment; `revision` is the one in force, null when nothing was ever set. */
export type RemotePlaces = { revision: number | null; places: PlaceContent[] };
