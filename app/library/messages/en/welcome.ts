export const hello = <T>({ username }: { username: T }) => ["Hello ", username] as const;
export const nothingToReadYet = () => "Nothing to read yet";
export const introduction = () =>
  "Bring a chapter, a script or a photo of your notes. Fennec reads it, then you can ask about it and quiz yourself.";
export const skip = () => "Skip & Continue";
export const noFilesYet = () => "No files yet";
export const uploadLater = () => "You can upload files later from the sidebar.";
export const continueWithout = () => "Continue without uploading";
