/** Dots of a photographed page whose text is read as well as that of a larger one. */
const mostDots = 4_000_000;
/** Of JPEG, up to 1; letters stay sharp. */
const quality = 0.9;

/**
 * Makes large photographs smaller, and turns them upright, before they travel. Whatever keeps one
 * from it, such as a browser that cannot, leaves it as it is.
 */
export async function shrinkPhotos(files: readonly File[]): Promise<File[]> {
  const sent: File[] = [];
  // One at a time: each takes a lot of memory while it is unpacked.
  for (const file of files) sent.push(await shrink(file).catch(() => file));
  return sent;
}

async function shrink(file: File): Promise<File> {
  if (file.type !== "image/jpeg" && file.type !== "image/png") return file;
  const { width, height } = await measure(file);
  const scale = Math.sqrt(mostDots / (width * height));
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

/** Its size as it is shown. */
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
  // Drawn, not handed over: Chromium hands a turned photograph over as it was before.
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
