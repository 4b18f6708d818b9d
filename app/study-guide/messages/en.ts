// The document's title
export const title = () => "Study guide";
export const titleOf = ({ file }: { file: string }) => `Study guide, ${file}`;

// Heading
export const heading = ({ file }: { file: string }) => `Study guide: ${file}`;
export const readText = () => "Read the text";
export const print = () => "Print";
export const introduction = () => "What the document says, sorted, in its own words.";
export const linksBack = () => "Each line leads back to its place.";

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
export const showInText = () => "Show in text";

// Without a guide
export const reading = () => "The text is being read. Its guide will be here in a moment.";
export const noGuideTitle = () => "No guide for this document";
export const noText = () => "Fennec could read no text in it. A clearer copy may work.";
export const nothingFound = () =>
  "Fennec found no terms, causes, dates or lists in it. You can still read it and ask about it.";
