import { comparableText, countTokens } from "~/ai/text/tokenize";
import { readArrows } from "./arrows";
import {
  contextOf,
  isFacet,
  isNonContent,
  nameInHeading,
  nameOf,
  needsContext,
  subjectHeading,
  unlessContained,
} from "./context";
import { isDate } from "./dates";
import { isDefiningText, readBoldLead, readDefinition } from "./definitions";
import type { DocumentView, FactDraft, Line, LineFact } from "./draft";
import {
  type Entry,
  readEntry,
  splitEnumeration,
  splitOutsideBrackets,
  withoutNumbering,
} from "./entry";
import { isCalculation, isFormula, splitNamedFormula } from "./formulas";
import { isGlossary } from "./glossary";
import { itemBefore, withFollowingList } from "./label-scope";
import { readDatedNote, readLabelled } from "./labelled";
import { isBalanced, isExample } from "./meaning";
import { isMeaningName } from "./meaning-names";
import { splitLeadingAspect } from "./notes";
import { shortenAnswer } from "./shorten-answer";
import { isWordList } from "./word-lists";

/** A quick test, because most sentences have no separator. */
const HAS_SEPARATOR = /[=→⇒➔➜➝⟶⟹：]|:(?=\s|$)|->|\s[-–—]\s/u;

/**
 * Reads facts by separators and bold type: "X = …", "X: …", "1868: …", "A -> B", "**X** does …".
 */
export function readLine(line: Line): FactDraft[] {
  if (line.boldLead === null && !HAS_SEPARATOR.test(line.text)) return readLeadingAspect(line);
  const statements = splitStatements(line.text, line.view);
  return statements.flatMap((text) =>
    readStatement({ ...line, text }).map((found) => toDraft(found, line, text)),
  );
}

/** Reads an aspect without separator below a term: "capacity 7 +/- 2 items". */
function readLeadingAspect(line: Line): FactDraft[] {
  const { node, section, view, text } = line;
  const opens = node.parent && node.text.trimEnd().length === text.length;
  const found = opens && splitLeadingAspect(text, view);
  const subject = found && contextOf(node, section, view);
  if (!found || !subject) return [];
  const { label: relation, value: predicate } = found;
  return [toDraft({ kind: "property", subject, relation, predicate, weight: 0.5 }, line, text)];
}

function toDraft(
  { context = null, weight = 0.5, members, ...found }: LineFact,
  line: Line,
  text: string,
): FactDraft {
  const { node, section, group } = line;
  const quote = found.quote ?? (text === line.text ? text : line.text);
  return {
    ...found,
    quote,
    node,
    section,
    group,
    context,
    weight,
    ...(members && { members: members.map((member) => ({ text: member, node })) }),
  };
}

/** Splits a line with several entries: "parameter = name; argument = value". */
function splitStatements(text: string, view: DocumentView): string[] {
  const equations = splitEquations(text, view);
  if (equations.length > 1) return equations;
  const clauses = splitOutsideBrackets(text, /[;；]/u);
  const marks = clauses.map((part) => readEntry(part)?.separator);
  const [mark] = marks;
  if (clauses.length > 1 && mark && marks.every((one) => one === mark) && !/[:：]$/u.test(text)) {
    return clauses;
  }
  const parts = splitOutsideBrackets(text, /[,;，、]/u);
  // "capacity: no known limit, duration: up to a lifetime"
  const labels = parts.map((part) => readEntry(part));
  const isAspect = (label: Entry | null) =>
    label?.separator === "colon" && view.pack.grammar.labelRole(label.term) === "aspect";
  return parts.length > 1 && labels.every(isAspect) ? parts : [text];
}

/** Splits equations at commas: "homozygous = 2 same alleles, heterozygous = 2 different". */
function splitEquations(text: string, view: DocumentView): string[] {
  const starts: number[] = [];
  let at = 0;
  for (const part of splitOutsideBrackets(text, /[,;，；、]/u)) {
    at = text.indexOf(part, at);
    const entry = readEntry(part);
    const [first = ""] = comparableText(part).split(" ");
    const isShort =
      entry?.separator === "equals" && countTokens(entry.term) <= 3 && !isExample(part);
    const opens = isShort && (at === 0 || !view.pack.words.stopWords.has(first));
    if (opens && !isFormula(part)) starts.push(at);
    at += part.length;
  }
  if (starts[0] !== text.search(/\S/u)) return [text];
  return starts.map((start, index) =>
    text.slice(start, starts[index + 1]).replace(/[,;，；、\s]+$/u, ""),
  );
}

function readStatement(line: Line): LineFact[] {
  const { text, node, section, view } = line;
  if (isCalculation(text)) return [];
  const formula = readNamedFormula(line);
  if (formula) return formula;
  if (isFormula(text) && readEntry(text)?.separator !== "colon") return readBareFormula(line);
  const entry = readEntry(text);
  if (!entry || !isSeparatorTrusted(entry, line)) return readBoldLead(line);
  const date = text.slice(0, text.indexOf(entry.term) + entry.term.length).trim();
  // "5. März: …" starts with a date, not with an item number.
  const dated = [date, entry.term].find((term) => isDate(term, view.pack));
  if (dated && entry.separator !== "equals") return readDatedNote({ ...entry, term: dated }, line);
  if (entry.separator === "arrow") {
    const isTerm = line.boldLead !== null && entry.term === withoutNumbering(line.boldLead).trim();
    return isTerm || isWordList(section) ? readDefinition(entry, line) : readArrows(line, text);
  }
  const role = view.pack.grammar.headingRole(entry.term);
  if (
    role === "summary" ||
    isNonContent(role) ||
    isCalculation(entry.meaning) ||
    /[?？؟]/u.test(entry.meaning)
  )
    return [];
  const isListed = isGlossary(section, view.pack);
  const label = isListed ? "term" : view.pack.grammar.labelRole(entry.term);
  if (label === "remark" || label === "circumstance") return [];
  const meant = isMeaningName(entry.term) ? ownerOfLine(line) : null;
  if (meant) return readDefinition({ ...entry, term: meant, bracket: null }, line);
  const labelled = readLabelled(entry, line);
  if (labelled) return labelled;
  const [, owner, aspect] = POSSESSIVE_LABEL.exec(entry.term) ?? [];
  if (owner && aspect && isDefiningText(entry, line)) {
    const told = {
      subject: owner,
      relation: aspect,
      predicate: shortenAnswer(entry.meaning, view),
    };
    return [{ kind: "property", ...told, weight: 0.5 }];
  }
  const isAspect =
    label === "aspect" || (!isListed && isFacet(entry.term, view) && entry.separator !== "equals");
  if (!isAspect) return readDefinition(entry, line);
  const subject = ownerOfLine(line);
  const inner = readEntry(entry.meaning);
  const named = inner?.separator === "equals" ? readDefinition(inner, line) : [];
  if (!subject || subject === entry.term)
    return label === "aspect" ? named : readDefinition(entry, line);
  const weight = role === "examples" ? 0.3 : 0.5;
  const predicate = withFollowingList(shortenAnswer(entry.meaning, view), line);
  // "Structure: …" below "Composition and structure" repeats its subject.
  const isOwn = !comparableText(subject).includes(comparableText(entry.term));
  if (!isOwn || !isBalanced(predicate)) return named;
  return [
    { kind: "property", subject, relation: entry.term, predicate, quote: node.text, weight },
    ...named,
  ];
}

/** Splits owner and aspect at "的" or "の": "细菌的形态". */
const POSSESSIVE_LABEL = /^(\p{Lo}{2,})[的の](\p{Lo}{2,3})$/u;

/** The subject of a line: the term that starts its block, else its context. */
function ownerOfLine(line: Line): string | null {
  const { node, section, view, text } = line;
  const opener = node.text.startsWith(text.slice(0, 20)) ? null : readEntry(node.text);
  const term = opener ? nameOf(node) : itemBefore(line);
  return term && !isFacet(term, view) ? term : contextOf(node, section, view);
}

/**
 * The most words of a label that may be a clause; longer clauses are sentences: "So a lamp does not
 * obey it: …".
 */
const maxClauseLabelWords = 4;
/** The most words of a label within a paragraph: "Rule:", "Treat in ICU:". */
const maxInnerLabelWords = 3;

/**
 * Whether the separator is reliable: colons and dashes are in notes, but in running text only after
 * a bold term.
 */
function isSeparatorTrusted({ separator, term }: Entry, line: Line): boolean {
  const { isNote, boldLead, text, node, view } = line;
  if (boldLead !== null && comparableText(boldLead).startsWith(comparableText(term))) return true;
  if (separator === "arrow") return true;
  const { pack } = view;
  const last = comparableText(term).split(" ").at(-1) ?? "";
  if (/[?？؟]/u.test(term) || (countTokens(term) > 1 && pack.words.stopWords.has(last)))
    return false;
  if (separator === "equals") return isNote || countTokens(term) <= 4;
  const opensNode = node.text.trimStart().startsWith(text.slice(0, 20));
  if (!opensNode && countTokens(term) > maxInnerLabelWords) return false;
  return (
    isNote &&
    (countTokens(term) <= maxClauseLabelWords || pack.grammar.answerType(term).kind !== "clause") &&
    (separator === "colon" || !/[.!?]\s/u.test(text))
  );
}

function readNamedFormula({ text, node, section, view }: Line): LineFact[] | null {
  const found = /[:：]/u.test(text) ? null : splitNamedFormula(withoutNumbering(text));
  if (!found) return null;
  const [first = ""] = comparableText(found.name).split(" ");
  // "through the centre I = …" names a case, not a quantity.
  if (view.pack.words.stopWords.has(first)) return [];
  const context = unlessContained(contextOf(node, section, view), found.name);
  return [{ kind: "formula", subject: found.name, predicate: found.formula, context, weight: 0.6 }];
}

function readBareFormula({ text, node, section, view }: Line): LineFact[] {
  const formula = withoutNumbering(text).replace(/[.;]$/u, "");
  const [symbol = ""] = formula.split("=").map((side) => side.trim());
  // A line above one formula is its name; above several it is their topic.
  const isOnly = node.parent?.children.length === 1;
  const isTitled = isOnly || (section.headings.length > 1 && section.nodes.length === 1);
  const above = isOnly && node.parent ? nameOf(node.parent) : null;
  const title =
    above ?? nameInHeading((isTitled ? section.headings.at(-1) : section.headings[0]) ?? "");
  const subject = formula.includes("=") && !isTitled ? symbol : title;
  // A single letter is ambiguous.
  return !/\p{L}{3}|\p{Lo}/u.test(subject)
    ? []
    : [
        {
          kind: "formula",
          subject,
          predicate: formula,
          context: unlessContained(subjectHeading(section, view), subject),
          weight: 0.5,
        },
      ];
}

/**
 * Reads an enumeration in a later sentence of a labelled line: "Symptoms: everything slows down.
 * Tiredness, weight gain, …".
 */
function readEnumeration(label: Entry, line: Line): FactDraft[] {
  const members = splitEnumeration(line.text, line.view.conjunction);
  if (!members || members.length < 4) return [];
  const predicate = line.text.replace(/[.。]$/u, "");
  return [toDraft({ ...wholeOf(label, line), predicate, members, weight: 0.5 }, line, line.text)];
}

/** Reads the enumerations of a labelled line after its first sentence. */
export function readBelowLabel(lines: readonly Line[]): FactDraft[] {
  const [first, ...rest] = lines;
  const label = first?.isNote ? readEntry(first.text) : null;
  if (!first || !label || label.separator === "arrow" || !isSeparatorTrusted(label, first))
    return [];
  return rest.flatMap((line) => readEnumeration(label, line));
}

function wholeOf({ term }: Entry, { node, section, view }: Line) {
  const above = needsContext(term, node, section, view) ? contextOf(node, section, view) : null;
  return { kind: "membership" as const, subject: term, context: unlessContained(above, term) };
}
