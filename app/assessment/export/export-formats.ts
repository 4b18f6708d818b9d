/** The files that decks, quizzes and practice tests are exported as; `apkg` is for decks only. */
export const exportFormats = ["apkg", "csv", "md", "gift", "qti"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const descriptions: Record<ExportFormat, { extension: string; contentType: string }> = {
  apkg: { extension: "apkg", contentType: "application/octet-stream" },
  csv: { extension: "csv", contentType: "text/csv; charset=utf-8" },
  md: { extension: "md", contentType: "text/markdown; charset=utf-8" },
  gift: { extension: "gift.txt", contentType: "text/plain; charset=utf-8" },
  qti: { extension: "qti.zip", contentType: "application/zip" },
};

/** A file to download, named after its kind and the day. */
export function toFile(
  { name, format, now }: { name: string; format: ExportFormat; now: Date },
  content: string | Uint8Array,
): ExportedFile {
  const { extension, contentType } = descriptions[format];
  return {
    fileName: `${name}-${now.toISOString().slice(0, 10)}.${extension}`,
    contentType,
    bytes: typeof content === "string" ? new TextEncoder().encode(content) : content.slice(),
  };
}
