import { openDocumentReader } from "~/library/extraction/open-document";

export const odpReader = openDocumentReader("presentation");
