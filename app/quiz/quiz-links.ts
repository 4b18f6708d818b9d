import { type StudyScope, scopedLink, scopeParameters } from "~/study-scope";

type Place = StudyScope & { id: string };

/** A question of a quiz; its material stays selected. */
export function questionLink({ id, ...scope }: Place, number: number): string {
  return `/app/quiz/${id}?${new URLSearchParams({ ...scopeParameters(scope), question: String(number) })}`;
}

export function resultLink({ id, ...scope }: Place): string {
  return scopedLink(`/app/quiz/${id}/result`, scope);
}

/** The confirmation page before a quiz is deleted. */
export const deleteLink = (id: string) => `/app/quiz/${id}/delete`;

/** The setup form for another quiz from the same material. */
export function setupLink(scope: StudyScope): string {
  return scopedLink("/app/quiz", scope);
}
