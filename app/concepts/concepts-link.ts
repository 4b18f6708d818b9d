import { type StudyScope, scopedLink } from "~/study-scope";

/** The concepts of a document or a course. */
export function conceptsLink(scope: StudyScope): string {
  return scopedLink("/app/docs/concepts", scope);
}
