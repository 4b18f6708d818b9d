import type { Page } from "@playwright/test";
import type { Upload } from "./documents";

/** A grainy photograph of 12 megapixels, drawn by the browser and rotated by its header. */
export async function photographOf(page: Page, lines: string[]): Promise<Upload> {
  const drawn = await page.evaluate(async (lines) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [4_000, 3_000];
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = "#efe9dc";
    pen.fillRect(0, 0, 4_000, 3_000);
    for (let grain = 0; grain < 60_000; grain += 1) {
      pen.fillStyle = `rgba(90, 80, 60, ${Math.random() * 0.12})`;
      pen.fillRect(Math.random() * 4_000, Math.random() * 3_000, 9, 9);
    }
    pen.translate(0, 3_000);
    pen.rotate(-Math.PI / 2);
    pen.fillStyle = "#222";
    pen.font = "72px serif";
    for (const [index, line] of lines.entries()) pen.fillText(line, 300, 500 + index * 130);
    const url = canvas.toDataURL("image/jpeg", 0.95);
    return url.slice(url.indexOf(",") + 1);
  }, lines);
  return {
    name: "Whiteboard (1).jpg",
    mimeType: "image/jpeg",
    buffer: turnedClockwise(Buffer.from(drawn, "base64")),
  };
}

/** With a header that declares a rotation by 90 degrees. */
function turnedClockwise(jpeg: Buffer): Buffer {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const segment = [...exif, ...entry];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment];
  return Buffer.concat([Buffer.from(head), jpeg.subarray(2)]);
}
