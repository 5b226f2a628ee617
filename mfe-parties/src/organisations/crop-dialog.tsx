import { notifyError } from '@siteledger/shared-lib/api';
import { Button, Modal, Radio } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { WHOLE, zoomed, type Crop, type CropShape } from './crop';
import { CropView } from './crop-view';
import { cutOut, type Picture } from './picture';
import './logo.css';

type Props = {
  picture: Picture;
  isSending: boolean;
  onSend: (cut: Blob) => Promise<unknown>;
  onClose: () => void;
};

const SHAPES: readonly { value: CropShape; label: string }[] = [
  { value: 'whole', label: 'As it is' },
  { value: 'wide', label: 'Wide 3:1' },
  { value: 'square', label: 'Square' },
];

/** Shows the chosen picture, lets its part be chosen that becomes the logo, and sends that. parties.md#logos */
export function CropDialog({ picture, isSending, onSend, onClose }: Props) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const send = () => cutOut(picture, crop).then(onSend, (error: Error) => notifyError(error.message));
  return (
    <Modal
      open
      title="Crop the logo"
      className="crop-dialog"
      width={620}
      okText="Use as logo"
      confirmLoading={isSending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="crop">
        <Radio.Group
          aria-label="Shape"
          optionType="button"
          options={[...SHAPES]}
          value={crop.shape}
          onChange={({ target }) => setCrop({ ...WHOLE, shape: target.value as CropShape })}
        />
        <CropView bitmap={picture.bitmap} crop={crop} onChange={setCrop} />
        <div className="crop-end">
          <p id="crop-keys">Drag, or use the arrow keys to move, + and − to zoom.</p>
          <div className="crop-zoom">
            <Button aria-label="Zoom out" disabled={crop.zoom === 1} onClick={() => setCrop(zoomed(crop, -1))}>
              −
            </Button>
            <span aria-live="polite">{Math.round(crop.zoom * 100)}%</span>
            <Button aria-label="Zoom in" onClick={() => setCrop(zoomed(crop, 1))}>
              +
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
