import type { RemotePlace } from '@siteledger/shared-lib/api';
import { type RemotePlaces, type RemotePlacesInput, remotePlacesSchema } from '@siteledger/platform/contract';
import { outcomeText, wholeNumber } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogActions, Form, TextAreaField } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { useRemotesArrangeMutation } from '../remotes-api';
import { placesToSend } from './arranged-value';
import { PlacesField } from './places-field';

type Props = {
  place: RemotePlace;
  text: string;
  present: RemotePlaces;
  onClose: () => void;
};

/** Form to order and switch the fills in a remote's places, with a reason. */
export function PlacesForm({ place, text, present, onClose }: Props) {
  const [arrange, { error }] = useRemotesArrangeMutation();

  const onSubmit = async ({ version, places, reason }: RemotePlacesInput & { version?: number | null }) => {
    const body = { places: placesToSend(present.places, places), reason };
    const reply = await arrange({ ...place, revision: version ?? undefined, body }).unwrap();
    notify.success(outcomeText(reply, text, `Places of ${text} arranged.`));
    onClose();
  };

  return (
    <Form
      label={`Places of ${text}`}
      schema={placesFormSchema}
      initialValues={{ places: [], reason: null, version: present.revision }}
      onSubmit={onSubmit}
      guardsLeaving="dialog"
    >
      <PlacesField contents={present.places} />
      <TextAreaField name="reason" hint="Recorded in the history." />
      <ChangedMeanwhile error={error} />
      <DialogActions>Save</DialogActions>
    </Form>
  );
}

// `version` is the revision that the change is based on; it is sent outside the body.
const placesFormSchema = remotePlacesSchema.shape({ version: wholeNumber('Version') });
