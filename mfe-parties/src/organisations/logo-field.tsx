import { tellOutcome, errorMessage, fieldErrors } from '@siteledger/shared-lib/api';
import { LOGO_MAX_PIXELS, type Organisation, LOGO_FIELD } from '@siteledger/shared-lib/domain';
import { useIsFormDirty } from '@siteledger/shared-lib/form';
import { useReadOnly } from '@siteledger/shared-lib/permission';
import { confirmDialog, LoadingState, notify } from '@siteledger/shared-lib/ui';
import { lazy, Suspense, useState } from 'react';
import { useOrganisationsRemoveLogoMutation, useOrganisationsUploadLogoMutation } from './organisations-api';
import { LogoChoice } from './logo-choice';
import { readPicture, type Picture } from './picture';
import './logo.css';

type Props = { organisation: Organisation };

// Lazy: most visitors do not change a logo.
const CropDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog')).CropDialog,
}));

/**
 * An organisation's logo: chosen or dropped, cropped, and uploaded separately from the form's fields.
 * docs/domain/parties.md#logos
 */
export function LogoField({ organisation }: Props) {
  const { uuid, name, version, logo } = organisation;
  const [picture, setPicture] = useState<Picture>();
  const [refusal, setRefusal] = useState<string>();
  const [upload, { isLoading: isSending }] = useOrganisationsUploadLogoMutation();
  const [remove, { isLoading: isRemoving }] = useOrganisationsRemoveLogoMutation();
  const isReadOnly = useReadOnly();
  // A new logo changes the organisation's version, which would conflict with unsaved changes.
  const isDirty = useIsFormDirty();

  const choose = (file: File) => {
    setRefusal(undefined);
    readPicture(file).then(setPicture, (error: Error) => setRefusal(error.message));
  };

  const send = async (cut: Blob) => {
    try {
      await upload({ uuid, version, picture: cut, fileName: picture!.file.name }).unwrap();
      notify.success('Logo updated.');
    } catch (error) {
      setRefusal(logoRefusal(error));
    }
    setPicture(undefined);
  };

  const askAndRemove = async () => {
    if (!(await confirmDialog({ title: `Remove the logo of "${name}"?`, okText: 'Remove', destructive: true }))) return;
    await tellOutcome(remove({ uuid, version }).unwrap(), 'Logo removed.');
  };

  return (
    <div className="logo-field">
      <LogoPicture logo={logo} name={name} />
      {!isReadOnly && (
        <LogoChoice
          hasLogo={logo !== null}
          isRemoving={isRemoving}
          isDisabled={isDirty}
          hint={isDirty ? 'Save or discard your changes first.' : HINT}
          refusal={refusal}
          onChoose={choose}
          onRemove={() => void askAndRemove()}
        />
      )}
      {picture && (
        <Suspense fallback={<LoadingState />}>
          <CropDialog picture={picture} isSending={isSending} onSend={send} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const HINT = `PNG, JPEG or WebP, at most 2 MB and ${LOGO_MAX_PIXELS} × ${LOGO_MAX_PIXELS} pixels.`;

const LogoPicture = ({ logo, name }: { logo: string | null; name: string }) => (
  <div className="logo-picture">{logo ? <img src={logo} alt={`Logo of ${name}`} /> : <span>No logo</span>}</div>
);

function logoRefusal(error: unknown) {
  const message = fieldErrors(error)[LOGO_FIELD]?.[0] ?? errorMessage(error);
  return Array.isArray(message) ? message.join(' ') : (message ?? undefined);
}
