/** A larger photograph of a page gains OCR nothing. */
const maxPixels = 4_000_000;
/** Of JPEG, 0 to 1; letters stay sharp. */
const quality = 0.9;

/**
 * Shrinks large photographs, and turns them upright, before they are uploaded. One that the browser
 * cannot shrink stays as it is.
 */
export async function shrinkPhotos(files: readonly File[]): Promise<File[]> {
  const sent: File[] = [];
  // One at a time: decoding takes a lot of memory.
  for (const file of files) sent.push(await shrink(file).catch(() => file));
  return sent;
}

async function shrink(file: File): Promise<File> {
  if (file.type !== "image/jpeg" && file.type !== "image/png") return file;
  const { width, height } = await measure(file);
  const scale = Math.sqrt(maxPixels / (width * height));
  if (scale >= 1) return file;
  const small = await createImageBitmap(file, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: "high",
  });
  const bytes = await encode(small, file.type);
  if (bytes?.type !== file.type || bytes.size >= file.size) return file;
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}

/** The size of a picture as it is shown. */
async function measure(file: File): Promise<{ width: number; height: number }> {
  const whole = await createImageBitmap(file);
  const { width, height } = whole;
  whole.close();
  return { width, height };
}

async function encode(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  // Drawn, since Chromium transfers a rotated bitmap unrotated.
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
