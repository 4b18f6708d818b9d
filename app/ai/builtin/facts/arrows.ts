import { capitalize } from "~/ai/text/capitalize";
import { countTokens } from "~/ai/text/tokenize";
import { contextOf } from "./context";
import type { DocumentView, Line, LineFact } from "./draft";
import { readEntry, splitArrows, splitOutsideBrackets, withoutNumbering } from "./entry";
import { containsVerb, isBalanced, isMeaning, isTerm } from "./meaning";

/** Reads arrows: "A -> B" is a consequence, a chain below a term its steps. */
export function readArrows({ node, section, view }: Line, text: string): LineFact[] {
  const parts = splitArrows(text);
  const [whole = "", second = ""] = parts;
  const first = splitOutsideBrackets(whole, /[;；]/u).at(-1) ?? whole;
  const bare = withoutNumbering(text);
  const context = contextOf(node, section, view);
  if (parts.some((part) => !/\p{L}/u.test(part))) return [];
  if (parts.length > 2 && node.parent && context && parts.every(isStep)) {
    return [{ kind: "step", subject: context, predicate: bare, members: parts, weight: 0.55 }];
  }
  const named = readEntry(second);
  const definition: LineFact[] =
    named?.separator === "equals" &&
    isTerm(named.meaning, view) &&
    isMeaning(named.term, named.meaning, view)
      ? [{ kind: "definition", subject: named.meaning, predicate: named.term, weight: 0.55 }]
      : [];
  if (!follows(first, second, view)) return definition;
  const predicate = bare.slice(bare.indexOf(second, first.length)).replace(/[.;]$/u, "");
  const consequence: LineFact = {
    kind: "consequence",
    subject: first,
    predicate,
    context,
    weight: 0.5,
  };
  return [consequence, ...definition];
}

function isStep(part: string): boolean {
  return countTokens(part) <= 6 && !/[,;]/u.test(part);
}

/**
 * Whether the arrow is causal: between two names it can mean anything, after a clause the effect
 * follows.
 */
function follows(cause: string, effect: string, { pack }: DocumentView): boolean {
  const { answerType } = pack.grammar;
  return (
    answerType(cause).kind === "clause" &&
    containsVerb(cause, { pack }) &&
    !/^["“„«'‘]|[+=]/u.test(cause) &&
    countTokens(cause) > 1 &&
    [cause, effect].every(isBalanced) &&
    !pack.sentences.dependsOnPrevious(capitalize(cause))
  );
}
