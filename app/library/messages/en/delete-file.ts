export const deletePageTitle = () => "Delete a file";
export const deleteTitle = () => "Are you sure?";
export const deleteQuestion = ({ file }: { file: string }) =>
  `This will permanently delete "${file}". This action cannot be undone.`;
export const deletedWithFile = () =>
  "Its text and chat are deleted too. Quizzes, flashcards and practice tests made from it are kept.";
export const deleteFile = () => "Delete";
export const deletingFile = () => "Deleting...";
export const keepFile = () => "Cancel";
export const noFileToDelete = () => "No file to delete";
export const fileDeletedTitle = () => "File deleted";
export const fileDeleted = () => "The file has been removed.";
export const deletionFailedTitle = () => "Error";
export const deletionFailed = () => "Failed to delete file. Please try again.";
