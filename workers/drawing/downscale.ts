import { type GrayscaleImage, maxOutputPixels } from "./grayscale-image";

/** Takes the pixels of a large picture in any order and makes a picture of at most `maxOutputPixels`. */
export interface Downscaler {
  /** @param grey 0 to 255 */
  add(x: number, y: number, grey: number): void;
  picture(): GrayscaleImage;
}

/** Each pixel of the result is the mean of the area that it covers. */
export function createDownscaler(width: number, height: number): Downscaler {
  const scale = Math.min(1, Math.sqrt(maxOutputPixels / (width * height)));
  const small = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const columns = shares(width, small.width);
  const rows = shares(height, small.height);
  // A column and a row more take the shares beyond the last pixel.
  const pitch = small.width + 1;
  const sums = new Float32Array(pitch * (small.height + 1));
  return {
    add(x, y, grey) {
      const at = (rows.first[y] ?? 0) * pitch + (columns.first[x] ?? 0);
      const left = columns.share[x] ?? 0;
      const upper = (rows.share[y] ?? 0) * grey;
      const lower = grey - upper;
      sums[at] = (sums[at] ?? 0) + upper * left;
      sums[at + 1] = (sums[at + 1] ?? 0) + upper * (1 - left);
      sums[at + pitch] = (sums[at + pitch] ?? 0) + lower * left;
      sums[at + pitch + 1] = (sums[at + pitch + 1] ?? 0) + lower * (1 - left);
    },
    picture() {
      const area = (width / small.width) * (height / small.height);
      const grey = new Uint8Array(small.width * small.height);
      for (let y = 0; y < small.height; y += 1) {
        for (let x = 0; x < small.width; x += 1) {
          grey[y * small.width + x] = Math.round((sums[y * pitch + x] ?? 0) / area);
        }
      }
      return { ...small, grey };
    },
  };
}

/** For each of `from` pixels, the first of `to` pixels that it falls on, and its share there; the rest falls on the next. */
function shares(from: number, to: number) {
  const first = new Uint16Array(from);
  const share = new Float32Array(from);
  const scale = to / from;
  for (let place = 0; place < from; place += 1) {
    const at = Math.floor(place * scale);
    first[place] = at;
    share[place] = Math.min(1, (at + 1 - place * scale) / scale);
  }
  return { first, share };
}
