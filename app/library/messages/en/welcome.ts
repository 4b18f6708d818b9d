export const hello = <T>({ username }: { username: T }) => ["Hello ", username] as const;
export const nothingToReadYet = () => "Upload something to study";
export const introduction = () =>
  "Upload a chapter, your lecture notes or a photo of a page. Fennec reads it, and then you can ask about it and quiz yourself.";
export const skip = () => "Skip & Continue";
export const noFilesYet = () => "No files yet";
export const uploadLater = () => "You can upload files later from the sidebar.";
export const continueWithout = () => "Continue without uploading";
