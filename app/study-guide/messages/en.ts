// The document's title
export const title = () => "Study guide";
export const titleOf = ({ name }: { name: string }) => `Study guide, ${name}`;

// Heading
export const heading = ({ name }: { name: string }) => `Study guide: ${name}`;
export const openCourse = () => "Open course";
export const readText = () => "Read the text";
export const print = () => "Print";
export const introduction = () =>
  "Key facts from the document, in its own words and sorted by kind.";
export const introductionToCourse = () =>
  "Key facts from the documents in this course, in their own words and sorted by kind.";
export const linksBack = () => "Each one links to its place in the text.";

// Parts
export const parts = () => "Parts of the guide";
export const terms = () => "Key terms";
export const people = () => "People";
export const causes = () => "Causes and consequences";
export const differences = () => "Differences";
export const dates = () => "Dates";
export const steps = () => "Steps";
export const lists = () => "Lists";
export const formulas = () => "Formulas";
export const questions = () => "Questions and answers";
export const tables = () => "Tables";
export const table = () => "Table";
export const page = ({ page }: { page: number }) => `Page ${page}`;
export const pageOf = ({ page, document }: { page: number; document: string }) =>
  `${document}, page ${page}`;
export const showInText = () => "Show it in the text";

// Without a guide
export const reading = () =>
  "Fennec is reading the text. The guide will appear here when it's ready.";
export const noGuideTitle = () => "No guide for this document";
export const noGuideForCourse = () => "No guide for this course";
export const noText = () =>
  "Fennec couldn't read any text in this document. Try uploading a clearer copy.";
export const noDocuments = () => "The course has no documents yet. Add some to it.";
export const noTextInCourse = () =>
  "Fennec couldn't read any text in this course's documents. Try adding clearer copies.";
export const nothingFoundInCourse = () =>
  "Fennec found no terms, causes, dates or lists in this course's documents. You can still read them and ask about them.";
export const nothingFound = () =>
  "Fennec found no terms, causes, dates or lists in this document. You can still read it and ask about it.";

// Requests
export const scopeMissing = () => "Send `fileId` or `courseId`.";
