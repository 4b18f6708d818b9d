import { plural } from "~/localization/plural";

// The learner's files
export const noFiles = () => "You haven't uploaded any files yet";
export const uploadFirst = () => "Upload your first file";
export const uploadMore = () => "Upload more";
export const fileCount = ({ count, size }: { count: number; size: string }) =>
  plural(count, {
    one: (number) => `${number} file, ${size}`,
    other: (number) => `${number} files, ${size}`,
  });
export const open = () => "Open";
export const deleteFile = () => "Delete";

// Deleting a file
export const deleteTitle = () => "Delete a file";
export const areYouSure = () => "Are you sure?";
export const deleteWarning = ({ file }: { file: string }) =>
  `This will permanently delete "${file}". This action cannot be undone.`;
export const deletedWithFile = () =>
  "Its text and chat are deleted too. Quizzes, flashcards and practice tests made from it are kept.";
export const deleting = () => "Deleting...";
export const cancel = () => "Cancel";
export const nothingToDelete = () => "No file to delete";
export const deleteFailedTitle = () => "Error deleting file";
export const deletedTitle = () => "File deleted";
export const deleted = () => "The file has been successfully deleted";
