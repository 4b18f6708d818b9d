import { countTokens, isUnspacedScript } from "~/ai/text/tokenize";
import { contextOf, needsContext, unlessContained } from "./context";
import type { Line, LineFact } from "./draft";
import {
  aliasesOf,
  type Entry,
  readEntry,
  splitArrows,
  splitOutsideBrackets,
  withoutNumbering,
} from "./entry";
import { glossaryWeight, isGlossary } from "./glossary";
import { isCircumstance, isExample, isMeaning, isTerm } from "./meaning";
import { shortenAnswer } from "./shorten-answer";
import { hasTopicLabels, isSelfContained } from "./topics";
import { entryListOf, isWordList } from "./word-lists";

/** Code: a call, an index or a name with an underscore. */
const CODE = /\p{L}\(\)|\p{L}\.\p{Ll}+\(|\p{L}\[\p{N}|\p{L}_\p{L}/u;

export function readDefinition(entry: Entry, line: Line): LineFact[] {
  const { term, meaning, bracket, separator } = entry;
  const { view } = line;
  const second = readEntry(meaning);
  if (isSummaryOrCode(entry, second)) return [];
  const aliases = aliasesOf(term, bracket);
  if (separator === "equals" && countTokens(term) > 4 && countTokens(meaning) <= 3) {
    // The term is last: "Oceanic plate dives under the continent = subduction".
    const isDefined = isTerm(meaning, view) && isMeaning(term, meaning, view);
    return isDefined
      ? [{ kind: "definition", subject: meaning, predicate: term, weight: 0.6 }]
      : [];
  }
  if (entryListOf(line.section) === "translations") {
    return [{ kind: "translation", subject: term, predicate: meaning, aliases, weight: 0.6 }];
  }
  const subject = definedTerm(entry, line);
  if (subject === null) return [];
  const context = contextOfTerm(entry, line);
  const weight = weightOf(entry, line);
  const [condition = "", result] = splitArrows(meaning);
  if (result && countTokens(condition) <= 2) {
    if (!isTerm(term, view)) return [];
    // A consequence, not a definition: "Congenital hypothyroidism: missed -> …".
    const predicate = meaning.slice(meaning.indexOf(result, condition.length));
    return [{ kind: "consequence", subject: condition, predicate, context: term, weight }];
  }
  const definition: LineFact = {
    kind: "definition",
    subject,
    predicate: shortenAnswer(meaning, view),
    aliases,
    context,
    weight,
  };
  // The inner term is defined: "Science of the day: galvanism = …".
  if (second?.separator === "equals" && countTokens(second.term) <= 2 && !isExample(second.term))
    return readDefinition(second, line);
  // A lower-case label ("too demanding: …") describes its context.
  const [first = ""] = term.split(" ");
  const isOwn =
    separator === "equals" || /\p{Lu}/u.test(term) || !view.pack.words.stopWords.has(first);
  const isDefined = isTerm(subject, view) && isMeaning(definition.predicate, subject, view);
  const isTopic =
    separator === "colon" &&
    hasTopicLabels(line.section, view) &&
    isSelfContained(definition.predicate, view.pack);
  return isOwn &&
    isDefined &&
    !isTopic &&
    isDefiningText(entry, line) &&
    !hasOwnSubject(entry, line)
    ? [definition]
    : [];
}

/** "Three theories, three starting points: …" is a summary, "x = x.sort()" and "a = b = c" are assignments. */
function isSummaryOrCode({ term, meaning, separator }: Entry, second: Entry | null): boolean {
  if (separator === "colon") return /[,;]/u.test(term);
  if (separator !== "equals") return false;
  const isChain = second?.separator === "equals" && isShort(second.term);
  return isChain || [term, meaning].some((side) => CODE.test(side));
}

/** The term, or its last word if it is a clause: "sleep helps consolidation = …"; null if that is no term either. */
function definedTerm({ term, separator }: Entry, { section, view }: Line): string | null {
  const { answerType, labelRole } = view.pack.grammar;
  const isClause =
    separator === "equals" &&
    !isWordList(section) &&
    countTokens(term) > 1 &&
    answerType(term).kind === "clause";
  if (!isClause) return term;
  const last = /(?<=\s)[\p{L}\p{M}-]{4,}$/u.exec(term)?.[0];
  return last && countTokens(term) <= 4 && labelRole(last) === "term" ? last : null;
}

/** Whether a term follows a comma: "…, together = …". */
function isShort(term: string): boolean {
  const [first = "", ...rest] = term.split(",");
  return rest.length === 0 ? countTokens(first) <= 3 : countTokens(rest.at(-1) ?? "") <= 2;
}

/** A short word without the capitals and digits of technical names. */
const COMMON_WORD = /^\p{L}\p{Ll}{1,10}$/u;

/** The context of a term whose single word is ambiguous: "Act" below "Utilitarianism". */
function contextOfTerm({ term, separator }: Entry, { node, section, view }: Line): string | null {
  const isWord = isUnspacedScript(term) ? term.length <= 2 : COMMON_WORD.test(term);
  const isListed = isGlossary(section, view.pack) || isWordList(section);
  const isUnclear =
    (isWord && !isListed) || (separator !== "equals" && needsContext(term, node, section, view));
  return isUnclear ? unlessContained(contextOf(node, section, view), term) : null;
}

/** The fewest comma-separated parts of a list. */
const minListedParts = 4;

/** The shortest definition, in words or characters; shorter texts are names. */
const minDefinitionWords = 4;
const minDefinitionLength = 24;
const minUnspacedDefinitionLength = 6;

/** Whether the text after the term is long enough to be a definition; in lists one word is. */
export function isDefiningText(
  { term, separator, meaning }: Entry,
  { section, view }: Line,
): boolean {
  if (isGlossary(section, view.pack) || isWordList(section)) return true;
  if (isUnspacedScript(meaning)) return meaning.length >= minUnspacedDefinitionLength;
  if (separator === "equals" || separator === "arrow") return countTokens(meaning) > 2;
  if (isCircumstance(meaning, view)) return false;
  const isListed = entryListOf(section) !== null && countTokens(meaning) > 1;
  const isBareName = /^(?:\p{Ll}{1,3}\s)?\p{Lu}\p{L}+\s\([^)]*\)$/u.test(meaning);
  const parts = splitOutsideBrackets(meaning, /[,;]/u);
  const isList = countTokens(meaning) <= minDefinitionWords || parts.length >= minListedParts;
  const areNames = isList && view.pack.grammar.answerType(term).isPlural;
  return (
    !isBareName &&
    !areNames &&
    (isListed ||
      countTokens(meaning) >= minDefinitionWords ||
      meaning.length >= minDefinitionLength)
  );
}

/**
 * Whether the text is a sentence with a subject of its own ("Consumers: The price remains the
 * same."). Except in glossaries, it does not define its label.
 */
function hasOwnSubject({ separator, meaning }: Entry, { boldLead, section, view }: Line): boolean {
  if (separator === "equals" || !/^\p{Lu}/u.test(meaning) || isGlossary(section, view.pack))
    return false;
  if (boldLead !== null && /[.。]$/u.test(boldLead)) return false;
  const isAny = () => true;
  const context = {
    previous: null,
    headings: section.headings,
    bold: [],
    isTopical: isAny,
    isKeyTerm: isAny,
  };
  return (view.pack.grammar.statements?.(meaning, context) ?? []).some(({ subject }) =>
    meaning.startsWith(subject),
  );
}

/** An equals sign is the clearest separator. */
function weightOf({ separator }: Entry, { boldLead, section, view }: Line): number {
  if (isGlossary(section, view.pack)) return glossaryWeight;
  if (separator === "equals") return 0.65;
  return boldLead !== null || separator === "colon" ? 0.55 : 0.5;
}

/**
 * Reads a bold term followed by its definition or verb, in any language: "**Conventional current**
 * flows …".
 */
export function readBoldLead({ text, boldLead, isNote, view }: Line): LineFact[] {
  if (boldLead === null || boldLead.length >= text.length - 3) return [];
  const subject = withoutNumbering(boldLead)
    .replace(/[.:：。]+$/u, "")
    .trim();
  const rest = text.slice(text.indexOf(boldLead) + boldLead.length).trim();
  if (subject === "" || countTokens(subject) > 6 || countTokens(rest) < 3) return [];
  if (/[.:：。]$/u.test(boldLead)) {
    const [meaning = rest] = view.pack.sentences.split(rest);
    const predicate = meaning.replace(/[.。]$/u, "");
    if (!isTerm(subject, view) || !isMeaning(predicate, subject, view)) return [];
    return [
      {
        kind: "definition",
        subject,
        predicate,
        weight: 0.6,
        quote: text.slice(0, text.indexOf(meaning) + meaning.length),
      },
    ];
  }
  // Without a colon, the verb follows in lower case (if the script has any).
  const isContinuation = /^\p{L}/u.test(rest) && !/^\p{Lu}/u.test(rest);
  // Full sentences are left to the language's grammar.
  if (!isNote && view.pack.grammar.statements) return [];
  const opening = rest.split(/\s+/u).slice(0, 3).join(" ");
  return isContinuation &&
    isTerm(subject, view) &&
    view.pack.grammar.answerType(opening).kind === "clause"
    ? [{ kind: "statement", subject, predicate: rest.replace(/[.。]$/u, ""), weight: 0.45 }]
    : [];
}
