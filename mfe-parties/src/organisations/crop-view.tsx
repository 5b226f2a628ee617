import { type KeyboardEvent, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type PicturePart } from './picture';

type Props = {
  file: File;
  /** Width over height of the part that is kept. */
  aspect: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onKeep: (part: PicturePart) => void;
};

const ZOOM_MAX = 8;
const ZOOM_STEP = 1.15;
const MOVE_STEP_PIXELS = 16;

const BY_KEY: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

/** Steps nearer (1) or farther (-1), not beyond the whole picture. */
export const zoomed = (zoom: number, steps: number) =>
  Math.min(ZOOM_MAX, Math.max(1, Math.round(zoom * ZOOM_STEP ** steps * 1000) / 1000));

/**
 * A picture and the part of it that is kept. The picture is moved by dragging and by the arrow keys; the wheel, two
 * fingers, + and - bring it nearer or farther.
 */
export function CropView({ file, aspect, zoom, onZoom, onKeep }: Props) {
  const image = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = BY_KEY[event.key];
    if (!steps) return;
    event.preventDefault();
    onZoom(zoomed(zoom, steps));
  };

  return (
    <div className="crop-view" onKeyDown={onKeyDown}>
      <Cropper
        image={image}
        aspect={aspect}
        crop={position}
        zoom={zoom}
        maxZoom={ZOOM_MAX}
        keyboardStep={MOVE_STEP_PIXELS}
        onCropChange={setPosition}
        onZoomChange={onZoom}
        onCropAreaChange={(_share, { x, y, width, height }) => onKeep({ left: x, top: y, width, height })}
        cropperProps={{
          role: 'application',
          'aria-label': 'Part of the picture that is kept',
          'aria-describedby': 'crop-keys',
        }}
        // The page's policy admits no styles that a script writes.
        disableAutomaticStylesInjection
      />
    </div>
  );
}

function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
