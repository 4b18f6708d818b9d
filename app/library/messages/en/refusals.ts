import { plural } from "~/localization/plural";

// A request without files, or with too many
export const chooseFile = () => "Choose at least one file.";
export const fileTooLarge = ({ size }: { size: string }) =>
  `One of your files is larger than ${size}. Make it smaller or split it.`;
export const batchTooLarge = ({ size }: { size: string }) =>
  `Together these files are over ${size}. Please upload fewer at once.`;
export const tooManyFiles = ({ count }: { count: number }) =>
  `Please upload up to ${count} files at once.`;
export const uploadIncomplete = () => "The upload was interrupted. Please upload your files again.";

// Files whose text cannot be extracted
export const emptyFile = ({ file }: { file: string }) => `“${file}” is empty. Choose another file.`;
export const encryptedFile = ({ file }: { file: string }) =>
  `“${file}” is protected by a password. Save a copy without one and upload that.`;
export const damagedFile = ({ file }: { file: string }) =>
  `“${file}” is damaged and can't be opened. Export or download it again, then upload the new copy.`;
export const fileWithoutText = ({ file }: { file: string }) =>
  `“${file}” has no text in it, only pictures or shapes. Upload a version whose text can be selected.`;
export const unfinishedFile = ({ file }: { file: string }) =>
  `Fennec couldn't finish reading “${file}”. Try again, or split it into parts and upload those.`;
export const oversizedFile = ({ file }: { file: string }) =>
  `“${file}” is too long for Fennec to read at once. Split it into parts and upload those.`;
export const readerBusy = () =>
  "Fennec is busy reading other files. Please upload yours again in a minute.";

// Pasted texts
export const textReaderBusy = () =>
  "Fennec is busy reading other texts. Please try again in a minute.";
export const unfinishedText = () =>
  "Fennec couldn't finish reading that text. Try again, or shorten it.";

// Files of earlier uploads
export const fileNotFound = () => "Fennec couldn't find that file. It may have been deleted.";
export const stillReading = ({ count }: { count: number }) =>
  plural(count, {
    one: "Fennec is still reading this file. Try again shortly.",
    other: "Fennec is still reading these files. Try again shortly.",
  });
export const fileAndCourse = () => "Send `fileId` or `courseId`, not both.";
export const partsWithoutFile = () =>
  "Send `parts` together with `fileId`; with `courseId`, each part needs its own `fileId`.";
export const topicTooLong = ({ count }: { count: number }) =>
  `Keep the topic under ${count} characters.`;
