import type { ExportedFile } from "./export-formats";

/** A response that the browser stores as a file. */
export function downloadOf({ fileName, contentType, bytes }: ExportedFile): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
