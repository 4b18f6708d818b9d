// The form
export const dropToUpload = () => "Drop to upload";
export const fileNotUploaded = ({ file }: { file: string }) => `Not uploaded: ${file}`;
export const filesNotUploaded = ({ count }: { count: number }) => `${count} files not uploaded`;
export const tryUploadAgain = () => "Try again";
export const upload = () => "Upload";

// Its page and its results
export const uploadPageTitle = () => "Upload";
export const uploadHeading = () => "Upload Study Materials";
export const nothingUploaded = () => "Nothing was uploaded";
export const filesUploadedTitle = () => "Files uploaded";
export const filesUploaded = ({ count }: { count: number }) =>
  `Successfully uploaded ${count} file(s).`;
export const chatStartedTitle = () => "Chat started";
export const chatStarted = ({ file }: { file: string }) => `Started chat with ${file}`;
