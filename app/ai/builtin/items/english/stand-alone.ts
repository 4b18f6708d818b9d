import type { PlacedSentence } from "../../language/sentences";
import { isAskable, isBackMatter, withoutReferences } from "../../reading/askable-sentence";
import type { Clause } from "./read-clause";

/** They join a sentence to the one before, but the rest stands without them. */
const CONNECTIVE =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|Indeed|In fact|Of course|Nevertheless|Nonetheless|For example|For instance|Thus|Therefore|Hence|Consequently|As a result|Likewise|Similarly|Finally|In contrast|By contrast|On the other hand|Meanwhile|Interestingly|Typically|Generally|Ultimately|Eventually|Economically|Traditionally|Historically|Still|Also|Overall|In general|In particular|Specifically|Importantly|Unfortunately|Fortunately|Not surprisingly|Initially|In short|In other words|First|Second|Third|Again|Apparently|Clearly|Obviously|Recently|Often|Sometimes|Today|Now), |^(?:Thus|But|And|Yet|So|Hence) (?=(?:the|an?|in|on|at|\p{Lu})\b)/u;

export function withoutConnective(text: string): string {
  const bare = text.replace(CONNECTIVE, "");
  return bare === text ? text : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

const PRONOUN = /^(It|They|He|She) (?=\p{Ll})/u;

/**
 * "It rotates slowly." after "Mercury is a planet." is a statement about Mercury: the subject of
 * the sentence before stands in, where it is one that can be named and the pronoun fits.
 */
export function withNamedSubject(
  sentence: PlacedSentence,
  read: (text: string) => Clause | null,
  isPerson: (name: string) => boolean,
): { sentence: PlacedSentence; text: string } | null {
  const text = withoutReferences(sentence.text);
  const pronoun = PRONOUN.exec(text)?.[1];
  if (!pronoun || !sentence.previous || isBackMatter(sentence.passage.heading)) return null;
  const before = withoutConnective(withoutReferences(sentence.previous));
  if (!isAskable(before)) return null;
  const clause = read(before);
  if (clause?.tail !== "" || clause.rest.split(" ").length > 14) return null;
  const person = isPerson(clause.subject);
  if (/^(?:He|She)$/u.test(pronoun) ? !person : person || clause.isPlural !== (pronoun === "They"))
    return null;
  const told = text.replace(
    PRONOUN,
    `${clause.subject.charAt(0).toUpperCase()}${clause.subject.slice(1)} `,
  );
  if (!isAskable(told)) return null;
  return {
    sentence: { ...sentence, text: `${sentence.previous} ${sentence.text}` },
    text: told,
  };
}
