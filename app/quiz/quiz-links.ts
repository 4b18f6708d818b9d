import { wholeLibrary } from "~/library/select-file";

type Place = { id: string; fileId: string | null };

/** A question of a quiz; its material stays selected. */
export function questionLink({ id, fileId }: Place, number: number): string {
  return `/app/quiz/${id}?${new URLSearchParams({ fileId: fileId ?? wholeLibrary, question: String(number) })}`;
}

export function resultLink({ id, fileId }: Place): string {
  return `/app/quiz/${id}/result?${new URLSearchParams({ fileId: fileId ?? wholeLibrary })}`;
}

/** The setup form for another quiz from the same material. */
export function setupLink({ fileId }: Pick<Place, "fileId">): string {
  return `/app/quiz?${new URLSearchParams({ fileId: fileId ?? wholeLibrary })}`;
}
