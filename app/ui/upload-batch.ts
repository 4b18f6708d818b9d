import { formatMegabytes } from "~/ui/file-size";
import * as m from "./messages";

/** What one upload may hold; the server checks it again. */
export interface UploadRules {
  formatNames: readonly string[];
  /** Lower case. */
  extensions: readonly string[];
  /** The sentence that names the accepted formats. */
  unsupportedFormat(): string;
  /** Bytes of one file. */
  fileBytes: number;
  /** Bytes of all files together. */
  batchBytes: number;
  files: number;
}

/** Why a batch of files cannot be sent. */
export type BatchProblem = { title: string; message: string };

/** What is wrong with a batch before it is sent; null if nothing is. */
export function batchProblem(
  files: { name: string; size: number }[],
  rules: UploadRules,
): BatchProblem | null {
  const isAccepted = ({ name }: { name: string }) =>
    rules.extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (!files.every(isAccepted)) {
    return { title: m.invalidFileTypeTitle(), message: rules.unsupportedFormat() };
  }
  const large = files.find((file) => file.size > rules.fileBytes);
  if (large) {
    const size = formatMegabytes(rules.fileBytes);
    return { title: m.fileTooLargeTitle(), message: m.fileTooLarge({ file: large.name, size }) };
  }
  if (files.length > rules.files) {
    return { title: m.tooManyFilesTitle(), message: m.tooManyFiles({ count: rules.files }) };
  }
  if (files.reduce((sum, file) => sum + file.size, 0) > rules.batchBytes) {
    const size = formatMegabytes(rules.batchBytes);
    return { title: m.filesTooLargeTitle(), message: m.filesTooLarge({ size }) };
  }
  return null;
}

/** The title of a notice about an upload that the server refused. */
export function refusalTitle(isUnsupportedFormat: boolean): string {
  return isUnsupportedFormat ? m.invalidFileTypeTitle() : m.uploadFailedTitle();
}

export { uploadFailed, uploadFailedTitle } from "./messages";

/** The percentage sent of each file, of files that are sent one after the other. */
export function percentSentOfEach(files: { size: number }[], sent: number): number[] {
  let before = 0;
  return files.map(({ size }) => {
    const own = Math.min(size, Math.max(0, sent - before));
    before += size;
    return size === 0 ? 100 : Math.floor((own / size) * 100);
  });
}
