/** A picture without colours: one byte a dot, line by line. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** As in EXIF: upright, or to be turned by a quarter, a half or three quarters. */
export type Orientation = 1 | 3 | 6 | 8;

export const orientations: readonly Orientation[] = [1, 6, 8, 3];

/** Dots of a page that is easily read; a picture of more is made smaller while it is unpacked. */
export const comfortable = 5_000_000;

/** Dots that are unpacked at most: each takes time, however small the picture becomes. */
export const mostDots = 120_000_000;

/** @param orientation how the picture lies */
export function turnUpright(picture: GreyPicture, orientation: Orientation): GreyPicture {
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
