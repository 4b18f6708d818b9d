import { countWords, isUnspacedScript } from "~/ai/text/tokenize";
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

/** A call, an index or a name with an underscore. */
const CODE = /\p{L}\(\)|\p{L}\.\p{Ll}+\(|\p{L}\[\p{N}|\p{L}_\p{L}/u;

export function readDefinition(entry: Entry, line: Line): LineFact[] {
  const { term, meaning, bracket, separator } = entry;
  const { view } = line;
  // "Three theories, three starting points: …" sums up; "x = x.sort()" assigns.
  if (separator === "colon" && /[,;]/u.test(term)) return [];
  const second = readEntry(meaning);
  if (separator === "equals" && second?.separator === "equals" && isShort(second.term)) return [];
  if (separator === "equals" && [term, meaning].some((side) => CODE.test(side))) return [];
  const aliases = aliasesOf(term, bracket);
  if (separator === "equals" && countWords(term) > 4 && countWords(meaning) <= 3) {
    // "Oceanic plate dives under the continent = subduction": the name stands last.
    const isDefined = isTerm(meaning, view) && isMeaning(term, meaning, view);
    return isDefined
      ? [{ kind: "definition", subject: meaning, predicate: term, weight: 0.6 }]
      : [];
  }
  const { answerType } = view.pack.grammar;
  const isWord = isWordList(line.section);
  if (entryListOf(line.section) === "translations") {
    return [{ kind: "translation", subject: term, predicate: meaning, aliases, weight: 0.6 }];
  }
  const isClause =
    !isWord && separator === "equals" && countWords(term) > 1 && answerType(term).kind === "clause";
  // "sleep helps consolidation = …" explains its last word.
  const last = /(?<=\s)[\p{L}\p{M}-]{4,}$/u.exec(term)?.[0];
  const isNamed = last && countWords(term) <= 4 && view.pack.grammar.labelRole(last) === "term";
  if (isClause && !isNamed) return [];
  const subject = isClause && last ? last : term;
  const context = contextOfTerm(entry, line);
  const weight = weightOf(entry, line);
  const [condition = "", result] = splitArrows(meaning);
  if (result && countWords(condition) <= 2) {
    if (!isTerm(term, view)) return [];
    // "Congenital hypothyroidism: missed -> …" tells what follows, not what it is.
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
  // "Science of the day: galvanism = …" defines galvanism.
  if (second?.separator === "equals" && countWords(second.term) <= 2 && !isExample(second.term))
    return readDefinition(second, line);
  // "too demanding: …" says something of what stands above it, if anything does.
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

/** "…, together = …": what stands between a comma and a mark is a term of its own. */
function isShort(term: string): boolean {
  const [first = "", ...rest] = term.split(",");
  return rest.length === 0 ? countWords(first) <= 3 : countWords(rest.at(-1) ?? "") <= 2;
}

/** Short, without the inner capitals and figures of a technical name. */
const COMMON_WORD = /^\p{L}\p{Ll}{1,10}$/u;

/** A single word may mean different things in different sections: "Act" is clear below "Utilitarianism". */
function contextOfTerm({ term, separator }: Entry, { node, section, view }: Line): string | null {
  const isWord = isUnspacedScript(term) ? term.length <= 2 : COMMON_WORD.test(term);
  const isListed = isGlossary(section, view.pack) || isWordList(section);
  const isUnclear =
    (isWord && !isListed) || (separator !== "equals" && needsContext(term, node, section, view));
  return isUnclear ? unlessContained(contextOf(node, section, view), term) : null;
}

/** So many parts between commas list things. */
const minListedParts = 4;

/** So few words or signs after a colon name something, but do not tell what it is. */
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
  if (separator === "equals" || separator === "arrow") return countWords(meaning) > 2;
  if (isCircumstance(meaning, view)) return false;
  const isListed = entryListOf(section) !== null && countWords(meaning) > 1;
  const isBareName = /^(?:\p{Ll}{1,3}\s)?\p{Lu}\p{L}+\s\([^)]*\)$/u.test(meaning);
  const parts = splitOutsideBrackets(meaning, /[,;]/u);
  const isList = countWords(meaning) <= minDefinitionWords || parts.length >= minListedParts;
  const areNames = isList && view.pack.grammar.answerType(term).isPlural;
  return (
    !isBareName &&
    !areNames &&
    (isListed || countWords(meaning) >= minDefinitionWords || meaning.length >= minDefinitionLength)
  );
}

/**
 * "Consumers: The price remains the same." A sentence with a subject of its own, set as one, tells
 * what happens; it says what its label means only below a glossary.
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

/** Nothing sets a term off more clearly than an equals sign. */
function weightOf({ separator }: Entry, { boldLead, section, view }: Line): number {
  if (isGlossary(section, view.pack)) return glossaryWeight;
  if (separator === "equals") return 0.65;
  return boldLead !== null || separator === "colon" ? 0.55 : 0.5;
}

/** "**Conventional current** flows …" tells what its term is or does, in any language. */
export function readBoldLead({ text, boldLead, isNote, view }: Line): LineFact[] {
  if (boldLead === null || boldLead.length >= text.length - 3) return [];
  const subject = withoutNumbering(boldLead)
    .replace(/[.:：。]+$/u, "")
    .trim();
  const rest = text.slice(text.indexOf(boldLead) + boldLead.length).trim();
  if (subject === "" || countWords(subject) > 6 || countWords(rest) < 3) return [];
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
  // After a name that needs no colon goes its verb: a small letter, where the script has any.
  const goesOn = /^\p{L}/u.test(rest) && !/^\p{Lu}/u.test(rest);
  // Of a sentence the grammar of the language tells more surely what it says of which thing.
  if (!isNote && view.pack.grammar.statements) return [];
  const opening = rest.split(/\s+/u).slice(0, 3).join(" ");
  return goesOn && isTerm(subject, view) && view.pack.grammar.answerType(opening).kind === "clause"
    ? [{ kind: "statement", subject, predicate: rest.replace(/[.。]$/u, ""), weight: 0.45 }]
    : [];
}
