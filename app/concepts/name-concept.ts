import * as m from "./messages";
import type { Concept } from "./schema";

/** What a learner knows a part of a document by: its heading, or its page. */
export function nameConcept({ heading, page, part }: Pick<Concept, "heading" | "page" | "part">) {
  if (heading !== null) return heading;
  if (page !== null) return m.page({ page });
  return "before" in part && part.before === null ? m.wholeDocument() : m.beforeFirstHeading();
}
