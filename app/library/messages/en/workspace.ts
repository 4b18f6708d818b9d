import { plural } from "~/localization/plural";

// Ways to study
export const waysToStudy = () => "Ways to study";
export const studyMode = ({ mode }: { mode: string }) => `Study mode: ${mode}`;
export const switchedTo = ({ mode }: { mode: string }) => `Switched to ${mode} mode`;

// The account menu
export const accountMenu = ({ username }: { username: string }) => `Account menu of ${username}`;
export const premiumPlan = () => "Premium Plan";
export const freePlan = () => "Free Plan";
export const profile = () => "Profile";
export const soundtrack = () => "Learning Soundtrack";
export const logOut = () => "Log out";
export const loggingOut = () => "Logging out...";

// Auto TTS
export const autoTts = () => "Auto TTS";
export const autoTtsNeedsJavaScript = () => "Auto TTS needs JavaScript";
export const needsJavaScript = () => "needs JavaScript";
export const premiumReadsAloud = () => "With Premium, Fennec reads replies aloud";

// The sidebar
export const openMaterials = () => "Study Materials, files:";
export const materials = () => "Study Materials";
export const closeMaterials = () => "Close";
export const yourFiles = () => "Your files";
export const answeredBy = ({ engine }: { engine: string }) => `Answers come from ${engine}`;
export const allMaterials = () => "All materials";
export const courseOf = ({ count }: { count: number }) =>
  count === 0
    ? "Course, no documents"
    : plural(count, { one: "Course, # document", other: "Course, # documents" });
export const readingPage = ({ page, pages }: { page: number; pages: number }) =>
  `Reading page ${page} of ${pages}`;
export const readingText = () => "Reading the text";
export const noTextRead = () => "Fennec couldn't read any text. Try uploading a clearer copy.";
export const typeAndSize = ({ type, size }: { type: string; size: string }) => `${type}, ${size}`;

// The preview
export const previewOf = ({ file }: { file: string }) => `Preview of ${file}`;
export const noPreview = () => "No preview available";
export const pictureFailed = ({ status }: { status: number }) =>
  `Failed to load image preview (${status})`;
export const thumbnailFailed = ({ status }: { status: number }) =>
  `Failed to load thumbnail (${status})`;

// The conversation
export const resetChat = () => "Reset Chat";
export const resettingChat = () => "Resetting...";
export const exportNotes = () => "Export Notes";
export const exportingNotes = () => "Exporting...";
export const emptyConversation = () => "Nothing to reset or export until you have asked something.";
export const notesExported = () => "Export Successful";
export const exportFailedTitle = () => "Export Failed";
export const exportFailed = () => "Could not export your notes. Please try again.";
