const accepted = /\.(jpe?g|png|pdf|docx?)$/i;
const mebibyte = 1024 * 1024;

/** Why a batch of files cannot be sent. */
export type BatchProblem = { title: string; message: string };

/** What can be told before a batch travels: the server decides again. */
export function batchProblem(files: { name: string; size: number }[]): BatchProblem | null {
  if (files.some((file) => !accepted.test(file.name))) {
    return {
      title: "Invalid file type",
      message: "Only JPG, PNG, PDF, DOC, and DOCX files are supported.",
    };
  }
  const large = files.find((file) => file.size > 25 * mebibyte);
  if (large) {
    return { title: "File too large", message: `"${large.name}" is over 25 MB.` };
  }
  if (files.length > 20) {
    return { title: "Too many files", message: "Please upload up to 20 files at once." };
  }
  if (files.reduce((sum, file) => sum + file.size, 0) > 80 * mebibyte) {
    return { title: "Files too large", message: "Together these files are over 80 MB." };
  }
  return null;
}

/** Per cent of each file that has left, of files that leave one after the other. */
export function sentOfEach(files: { size: number }[], sent: number): number[] {
  let before = 0;
  return files.map(({ size }) => {
    const own = Math.min(size, Math.max(0, sent - before));
    before += size;
    return size === 0 ? 100 : Math.floor((own / size) * 100);
  });
}
