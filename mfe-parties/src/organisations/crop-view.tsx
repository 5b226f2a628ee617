import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cropByKey, moved, type Crop } from './crop';
import { drawPart } from './picture';

type Props = { bitmap: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

const SHOWN_PIXELS = 900;

/** The part of a picture that is kept; it is moved by dragging and by the arrow keys, + and - bring it nearer or farther. */
export function CropView({ bitmap, crop, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, bitmap, crop, SHOWN_PIXELS);
  }, [bitmap, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cropByKey(crop, bitmap, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  // The picture follows the pointer, so the part that is kept goes the other way.
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0 || !canvas.current) return;
    const { clientWidth, clientHeight } = canvas.current;
    onChange(moved(crop, bitmap, -event.movementX / clientWidth, -event.movementY / clientHeight));
  };

  return (
    <div
      className="crop-view"
      role="application"
      aria-label="Part of the picture that is kept"
      aria-describedby="crop-keys"
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <canvas ref={canvas} />
    </div>
  );
}
