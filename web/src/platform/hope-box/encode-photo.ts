import { fittingSize, PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from '@stillgrove/domain/safety-plan/hope-box';

/** Tried one after the other until the photo is small enough: the longer side in pixels, and the quality. */
const TRIES = [
  [PHOTO_MAX_SIDE, 0.82],
  [PHOTO_MAX_SIDE, 0.65],
  [960, 0.7],
  [800, 0.6],
  [640, 0.5],
  [480, 0.4],
] as const;

/**
 * A photo drawn again, small enough to keep. Only its picture comes along: what a camera writes beside it, such as the
 * place and the time, stays behind.
 *
 * @returns null where this browser cannot read the file as a photo
 */
export async function encodePhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  try {
    for (const [maxSide, quality] of TRIES) {
      const encoded = await drawAgain(picture, maxSide, quality);
      if (encoded === null) return null;
      if (encoded.size <= PHOTO_MAX_BYTES) return encoded;
    }
    return null;
  } finally {
    picture.close();
  }
}

async function drawAgain(picture: ImageBitmap, maxSide: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(picture, maxSide));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What is see-through would be black as a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, 'image/webp', quality);
  // A browser without an encoder for WebP answers with a PNG.
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
