import type { FileSummary } from "./schema";

/** In a URL, instead of a file's id: the whole library. */
export const wholeLibrary = "library";

/** The file that a URL selects: the one it names, else the first; null for the whole library or no files. */
export function selectFile(files: FileSummary[], fileId: string | undefined): FileSummary | null {
  if (fileId === wholeLibrary) return null;
  return files.find((file) => file.id === fileId) ?? files[0] ?? null;
}
