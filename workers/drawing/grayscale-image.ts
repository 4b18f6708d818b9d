/** A grayscale picture: one byte a pixel, row by row. */
export interface GrayscaleImage {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Of EXIF, without the mirrored ones: upright, or to be rotated by 90, 180 or 270 degrees. */
export type Orientation = 1 | 3 | 6 | 8;

export const orientations: readonly Orientation[] = [1, 6, 8, 3];

/** Pixels of a page that OCR reads well; a larger picture is downscaled while it is decoded. */
export const maxOutputPixels = 5_000_000;

/** Pixels that are decoded at most: each takes time, even of a picture that is downscaled. */
export const maxInputPixels = 120_000_000;

/** Rotates a picture so that it is upright. */
export function applyOrientation(
  picture: GrayscaleImage,
  orientation: Orientation,
): GrayscaleImage {
  if (orientation === 1) return picture;
  const { width, height, grey } = picture;
  const turned = new Uint8Array(grey.length);
  if (orientation === 3) {
    for (let at = 0; at < grey.length; at += 1) turned[at] = grey[grey.length - 1 - at] ?? 0;
    return { width, height, grey: turned };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [row, column] = orientation === 6 ? [x, height - 1 - y] : [width - 1 - x, y];
      turned[row * height + column] = grey[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, grey: turned };
}
