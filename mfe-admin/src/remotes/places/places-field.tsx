import type { ArrangedPlace, PlaceContent } from '@siteledger/platform/contract';
import { useFormField } from '@siteledger/shared-lib/form';
import { shownPlaces, touchedWith } from './arranged-value';
import { PlaceFills } from './place-fills';
import { placeTitle } from './place-words';

type Props = { contents: readonly PlaceContent[] };

/** All places with their fills in order; the field's value has only the edited ones. */
export function PlacesField({ contents }: Props) {
  const { value, setValue, frame, control } = useFormField({ name: 'places' });
  const touched = value as ArrangedPlace[];
  return (
    <>
      {shownPlaces(contents, touched).map(({ place, fills }) => (
        <fieldset key={place} className="place" disabled={control.disabled}>
          <legend>
            {placeTitle(place)} <code>{place}</code>
          </legend>
          <PlaceFills
            title={placeTitle(place)}
            fills={fills}
            known={contents.find((one) => one.place === place)?.fills ?? []}
            onChange={(next) => setValue(touchedWith(touched, { place, fills: next }))}
          />
        </fieldset>
      ))}
      {frame.message && (
        <p className="sl-field-message" role="alert">
          {frame.message}
        </p>
      )}
    </>
  );
}
