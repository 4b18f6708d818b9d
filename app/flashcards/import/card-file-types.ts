/** Extensions of files that hold cards. */
export const cardFileTypes = ["apkg", "csv", "tsv", "txt"] as const;
export type CardFileType = (typeof cardFileTypes)[number];

export function isCardFileType(type: string | undefined): type is CardFileType {
  return cardFileTypes.some((known) => known === type);
}
