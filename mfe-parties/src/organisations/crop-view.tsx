import { type KeyboardEvent, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type PicturePart } from './picture';

type Props = {
  file: File;
  /** Width divided by height of the cropped part. */
  aspect: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onKeep: (part: PicturePart) => void;
};

const ZOOM_MAX = 8;
const ZOOM_STEP = 1.15;
const MOVE_STEP_PIXELS = 16;

const BY_KEY: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

/** Zooms by steps, in (1) or out (-1), limited to the whole picture. */
export const zoomed = (zoom: number, steps: number) =>
  Math.min(ZOOM_MAX, Math.max(1, Math.round(zoom * ZOOM_STEP ** steps * 1000) / 1000));

/** A picture with a crop frame. Dragging and the arrow keys move the picture; the wheel, two fingers, + and - zoom. */
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
        // The page's Content-Security-Policy blocks styles injected by scripts.
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
