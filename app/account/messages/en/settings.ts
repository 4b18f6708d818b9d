// Settings
export const settingsTitle = () => "Account Settings";
export const username = () => "Username";
export const usernameFixed = () => "Usernames cannot be changed";
export const email = () => "Email";
export const currentPassword = () => "Current password";
export const changedPassword = () => "New password";
export const changedPasswordHint = () =>
  "At least 6 characters. Leave this empty to keep your current password. A new password logs you out on your other devices.";
export const saveSettings = () => "Save Changes";
export const savingSettings = () => "Saving...";
export const cancel = () => "Cancel";
export const linkToSecurity = () => "Devices, passkeys and recovery";
export const downloadData = () => "Download all my data";
export const cardsForAnki = () => "All cards and questions for Anki";
export const cardsAsCsv = () => "All cards and questions as CSV";
export const cardsAsMarkdown = () => "All cards and questions as Markdown";
export const settingsNotSavedTitle = () => "Your changes were not saved";
export const settingsSavedTitle = () => "Settings saved";
export const settingsSavedWithPassword = () =>
  "Your password has been changed, and you've been logged out on your other devices.";

// Language
export const languageNotChanged = () => "The language was not changed";
export const languageUnknown = () => "Choose one of the languages that are listed.";

// Deleting the account
export const deleteTitle = () => "Delete your account";
export const deleteQuestion = () => "Are you sure?";
export const deleteConsequences = () =>
  "This permanently deletes your account and everything in it: files, chats, quizzes, flashcards and tests. This action cannot be undone.";
export const passwordToDelete = () => "Your password";
export const deleteAccount = () => "Delete my account";
export const deletingAccount = () => "Deleting...";
export const notDeletedTitle = () => "Your account was not deleted";
export const accountDeletedTitle = () => "Account deleted";
export const accountDeleted = () => "Your account and everything in it have been deleted.";
