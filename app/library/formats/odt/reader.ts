import { openDocumentReader } from "~/library/extraction/open-document";

export const odtReader = openDocumentReader("text");
