import type { DocumentMaterial } from "../ports";

/** Material that holds nothing. */
export const emptyMaterial: DocumentMaterial = {
  documents: [],
  search: async () => [],
  read: async () => [],
  derive: (_, work) => work(),
  outline: async () => [],
  within: () => emptyMaterial,
  wordsLike: async () => [],
};
