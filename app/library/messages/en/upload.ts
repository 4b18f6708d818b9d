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

// Pages of the web, and pasted texts
export const addPageTitle = () => "Add a web page or pasted text";
export const addMore = () => "Add a web page or pasted text";
export const webPage = () => "Web page";
export const address = () => "Address";
export const addressHint = () =>
  "Fennec reads the main text of the page. The address of a PDF or another document works too.";
export const addPage = () => "Add page";
export const addingPage = () => "Reading the page...";
export const pastedText = () => "Pasted text";
export const textName = () => "Name (optional)";
export const textToPaste = () => "Text";
export const addText = () => "Add text";
export const addingText = () => "Reading the text...";
export const notAddedTitle = () => "Nothing was added";
export const addedTitle = () => "Document added";
export const noAnswer = () => "Fennec didn't answer. Check your connection and try again.";
export const sourceOf = ({ site }: { site: string }) => `From ${site}`;
export const addressMissing = () => "Enter the address of a page.";
export const addressMalformed = () => "That doesn't look like the address of a page.";
export const addressForbidden = () =>
  "Fennec only opens pages on the public web. Copy the text and add that instead.";
export const addressUnreachable = () =>
  "Fennec couldn't open that page. Check the address, or copy the text and add that instead.";
export const addressUnreadable = () =>
  "Fennec can't read the content at that address. Download it and upload a copy in another format.";
export const addressTooLarge = () => "The content at that address is too large for Fennec to read.";
export const textMissing = () => "Paste or type some text first.";
export const textTooLong = ({ count }: { count: number }) =>
  `Keep the text under ${new Intl.NumberFormat("en").format(count)} characters.`;
