// The reader as a study mode, in the navigation
export const readerName = () => "Docs";
