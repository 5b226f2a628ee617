import { notifyError } from '@siteledger/shared-lib/api';
import { Button, Modal, Choice } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { CropView, zoomed } from './crop-view';
import { cutOut, type Picture, type PicturePart } from './picture';
import './logo.css';

type Props = {
  picture: Picture;
  isSending: boolean;
  onSend: (cut: Blob) => Promise<unknown>;
  onClose: () => void;
};

const SHAPES = [
  { value: 'whole', label: 'As it is' },
  { value: 'wide', label: 'Wide 3:1' },
  { value: 'square', label: 'Square' },
] as const;

type Shape = (typeof SHAPES)[number]['value'];

const aspectOf = (shape: Shape, { width, height }: ImageBitmap) =>
  ({ whole: width / height, wide: 3, square: 1 })[shape];

/** Dialog to choose the part of a picture that becomes the logo, and to upload it. parties.md#logos */
export function CropDialog({ picture, isSending, onSend, onClose }: Props) {
  const [shape, setShape] = useState<Shape>('whole');
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<PicturePart>();
  const isWhole = shape === 'whole' && zoom === 1;

  const reshape = (chosen: Shape) => {
    setShape(chosen);
    setZoom(1);
    setPart(undefined);
  };
  const send = () =>
    cutOut(picture, isWhole ? undefined : part).then(onSend, (error: Error) => notifyError(error.message));

  return (
    <Modal
      open
      title="Crop the logo"
      className="crop-dialog"
      width={620}
      okText="Use as logo"
      okButtonProps={{ disabled: !isWhole && !part }}
      confirmLoading={isSending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="crop">
        <Choice aria-label="Shape" options={[...SHAPES]} value={shape} onChange={reshape} />
        {/* The key recentres the picture after a change of shape. */}
        <CropView
          key={shape}
          file={picture.file}
          aspect={aspectOf(shape, picture.bitmap)}
          zoom={zoom}
          onZoom={setZoom}
          onKeep={setPart}
        />
        <div className="crop-end">
          <p id="crop-keys">Drag, or use the arrow keys to move, + and − to zoom.</p>
          <div className="crop-zoom">
            <Button aria-label="Zoom out" disabled={zoom === 1} onClick={() => setZoom(zoomed(zoom, -1))}>
              −
            </Button>
            <span aria-live="polite">{Math.round(zoom * 100)}%</span>
            <Button aria-label="Zoom in" onClick={() => setZoom(zoomed(zoom, 1))}>
              +
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
