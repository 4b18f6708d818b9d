import type { FileSummary } from "./schema";

/** In place of a file's id in an address: no file, the whole library. */
export const wholeLibrary = "library";

/**
 * The file that an address selects: the one it names, else the first; null for the whole library,
 * or where there are no files.
 */
export function selectFile(files: FileSummary[], fileId: string | undefined): FileSummary | null {
  if (fileId === wholeLibrary) return null;
  return files.find((file) => file.id === fileId) ?? files[0] ?? null;
}
