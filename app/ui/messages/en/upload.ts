// Choosing files
export const processingFile = () => "Processing file...";
export const tapToUploadFile = () => "Tap to upload a file";
export const tapToUploadFiles = () => "Tap to upload materials";
export const dropFile = () => "Drop a file, or click to choose";
export const dropFiles = () => "Drop files, or click to choose";
export const fileChosen = () => "File chosen.";
export const filesChosen = () => "Files chosen. Press Upload.";
export const fileHint = ({ formats, size }: { formats: readonly string[]; size: string }) =>
  `${listed(formats)}. Up to ${size}.`;
export const filesHint = ({
  formats,
  size,
  count,
}: {
  formats: readonly string[];
  size: string;
  count: number;
}) => `${listed(formats)}. Up to ${size} each, ${count} at once.`;
export const uploadMaterials = () => "Upload Study Materials";

// Files that cannot be uploaded
export const invalidFileTypeTitle = () => "Invalid file type";
export const fileTooLargeTitle = () => "File too large";
export const fileTooLarge = ({ file, size }: { file: string; size: string }) =>
  `“${file}” is over ${size}. Make it smaller or split it.`;
export const tooManyFilesTitle = () => "Too many files";
export const tooManyFiles = ({ count }: { count: number }) =>
  `Please upload up to ${count} files at once.`;
export const filesTooLargeTitle = () => "Files too large";
export const filesTooLarge = ({ size }: { size: string }) =>
  `Together these files are over ${size}. Please upload fewer at once.`;

// Uploads that failed
export const uploadFailedTitle = () => "Upload failed";
export const uploadFailed = () => "Failed to upload files. Please try again.";
export const uploadRefused = ({ status, reason }: { status: number; reason: string }) =>
  `Upload failed: ${status} ${reason}`.trim();

// Progress
export const shrinkingPhotos = () => "Making your photos smaller before uploading them.";
export const readingUpload = () => "Uploaded. Fennec is reading the text.";
export const cancelUpload = () => "Cancel";
export const filesBeingUploaded = () => "Files being uploaded";
export const percentSent = ({ percent }: { percent: number }) => `${percent}%`;
export const fileSent = () => "Uploaded";

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("en", { type: "unit" }).format(formats);
