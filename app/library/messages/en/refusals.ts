// A request without files, or with too many
export const chooseFile = () => "Choose at least one file.";
export const fileTooLarge = ({ size }: { size: string }) =>
  `A file is larger than ${size}. Make it smaller or split it.`;
export const batchTooLarge = ({ size }: { size: string }) =>
  `That is more than ${size} at once. Send fewer files.`;
export const tooManyFiles = ({ count }: { count: number }) =>
  `That is more than ${count} files at once. Send fewer.`;
export const uploadIncomplete = () => "The upload arrived incomplete. Please send it again.";

// Files whose text cannot be extracted
export const emptyFile = ({ file }: { file: string }) => `“${file}” is empty. Choose another file.`;
export const encryptedFile = ({ file }: { file: string }) =>
  `“${file}” is protected by a password. Save a copy without one and upload that.`;
export const damagedFile = ({ file }: { file: string }) =>
  `“${file}” is damaged and cannot be opened. Export or download it once more.`;
export const fileWithoutText = ({ file }: { file: string }) =>
  `“${file}” has no text in it, only pictures or shapes. Upload a version whose text can be selected.`;
export const unfinishedFile = ({ file }: { file: string }) =>
  `“${file}” could not be read to its end. Try it once more, or split it into parts and upload those.`;
export const oversizedFile = ({ file }: { file: string }) =>
  `“${file}” unpacks to more than Fennec can read. Split it into parts and upload those.`;
export const readerBusy = () =>
  "Many files are being read right now. Please upload yours again in a minute.";

// Pasted texts
export const textReaderBusy = () =>
  "Many texts are being read right now. Please try again in a minute.";
export const unfinishedText = () =>
  "That text could not be read to its end. Try it once more, or shorten it.";

// Files of earlier uploads
export const fileNotFound = () => "That file is not here. It may have been deleted.";
export const stillReading = () => "Fennec is still reading this file. Try again shortly.";
export const topicTooLong = ({ count }: { count: number }) =>
  `Keep the topic under ${count} characters.`;
