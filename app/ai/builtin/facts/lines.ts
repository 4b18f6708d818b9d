import { countWords, normalizeText } from "~/ai/text/tokenize";
import {
  contextOf,
  isFacet,
  isSilent,
  nameInHeading,
  nameOf,
  needsContext,
  subjectHeading,
} from "./context";
import { isDate, readAttribution } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, Draft } from "./draft";
import {
  aliasesOf,
  type Entry,
  readEntry,
  splitArrows,
  splitEnumeration,
  splitOutsideBrackets,
  withoutNumbering,
} from "./entry";
import type { FoundFact } from "./fact";
import { isCalculation, isFormula } from "./formulas";
import { glossaryWeight, isGlossary } from "./glossary";
import { itemBefore, withList } from "./label-scope";
import { splitLeadingAspect } from "./notes";
import { shortened } from "./shorten-answer";

/** A sentence or line of a node, with where it stands. */
export interface Line {
  text: string;
  /** Whether bold print opens it, and how far. */
  boldLead: string | null;
  node: TextNode;
  section: Section;
  view: DocumentView;
  /** Whether short lines stand here, as in notes: there a colon or dash sets a term off. */
  isNote: boolean;
  group: string;
}

type Found = FoundFact & { context?: string | null; weight?: number };

/** Most sentences hold no mark that parts anything. */
const HAS_MARK = /[=→⇒➔➜➝⟶⟹：]|:(?=\s|$)|->|\s[-–—]\s/u;

/** The facts that marks and bold print tell: "X = …", "X: …", "1868: …", "A -> B", "**X** does …". */
export function readLine(line: Line): Draft[] {
  if (line.boldLead === null && !HAS_MARK.test(line.text)) return readLeadingAspect(line);
  const statements = splitStatements(line.text, line.view);
  return statements.flatMap((text) =>
    readStatement({ ...line, text }).map((found) => toDraft(found, line, text)),
  );
}

/** Below a term, "capacity 7 +/- 2 items" is what it has. */
function readLeadingAspect(line: Line): Draft[] {
  const { node, section, view, text } = line;
  const found = node.parent && splitLeadingAspect(text, view);
  const subject = found && contextOf(node, section, view);
  if (!found || !subject) return [];
  const { label: relation, value: predicate } = found;
  return [toDraft({ kind: "property", subject, relation, predicate, weight: 0.5 }, line, text)];
}

function toDraft(
  { context = null, weight = 0.5, members, ...found }: Found,
  line: Line,
  text: string,
): Draft {
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

/** "parameter = name; argument = value" holds two statements: each part has its own mark. */
function splitStatements(text: string, { pack }: DocumentView): string[] {
  const clauses = splitOutsideBrackets(text, /[;；]/u);
  const marks = clauses.map((part) => readEntry(part)?.mark);
  const [mark] = marks;
  if (clauses.length > 1 && mark && marks.every((one) => one === mark) && !/[:：]$/u.test(text)) {
    return clauses;
  }
  const parts = splitOutsideBrackets(text, /[,;，、]/u);
  const isOneEach = (part: string) => {
    const entry = readEntry(part);
    const isShort = entry !== null && countWords(entry.term) <= 3;
    return isShort && entry.mark === "equals" ? true : splitArrows(part).length === 2;
  };
  // "capacity: no known limit, duration: up to a lifetime"
  const labels = parts.map((part) => readEntry(part));
  const isAspect = (label: Entry | null) =>
    label?.mark === "colon" && pack.grammar.labelRole(label.term) === "aspect";
  if (parts.length > 1 && labels.every(isAspect)) return parts;
  return parts.length > (mark === "arrow" ? 1 : 2) && parts.every(isOneEach) ? parts : [text];
}

function readStatement(line: Line): Found[] {
  const { text, node, section, view } = line;
  if (isCalculation(text)) return [];
  if (isFormula(text) && readEntry(text)?.mark !== "colon") return readBareFormula(line);
  const entry = readEntry(text);
  if (!entry || !isMarkTrusted(entry, line)) return readBoldLead(line);
  const date = text.slice(0, text.indexOf(entry.term) + entry.term.length).trim();
  // "5. März: …" begins with a day, not with the number of an item.
  const dated = [date, entry.term].find((term) => isDate(term, view.pack));
  if (dated && entry.mark !== "equals") return readDatedNote({ ...entry, term: dated }, line);
  if (entry.mark === "arrow") {
    const isTerm = line.boldLead !== null && entry.term === withoutNumbering(line.boldLead).trim();
    return isTerm ? readDefinition(entry, line) : readArrows(line, text);
  }
  const role = view.pack.grammar.headingRole(entry.term);
  if (isSilent(role) || isCalculation(entry.meaning) || /[?？؟]/u.test(entry.meaning)) return [];
  const isListed = isGlossary(section, view.pack);
  const label = isListed ? "term" : view.pack.grammar.labelRole(entry.term);
  if (label === "remark" || label === "circumstance") return [];
  const labelled = readLabelled(entry, line);
  if (labelled) return labelled;
  const isAspect =
    label === "aspect" || (!isListed && isFacet(entry.term, view) && entry.mark !== "equals");
  if (!isAspect) return readDefinition(entry, line);
  const subject = aboveLine(line);
  const inner = readEntry(entry.meaning);
  const named = inner?.mark === "equals" ? readDefinition(inner, line) : [];
  if (!subject || subject === entry.term)
    return label === "aspect" ? named : readDefinition(entry, line);
  const weight = role === "examples" ? 0.3 : 0.5;
  const predicate = withList(shortened(entry.meaning, view), line);
  return [
    { kind: "property", subject, relation: entry.term, predicate, quote: node.text, weight },
    ...named,
  ];
}

/** What a line is told of: the term that opens its block, or what stands above. */
function aboveLine(line: Line): string | null {
  const { node, section, view, text } = line;
  const opener = node.text.startsWith(text.slice(0, 20)) ? null : readEntry(node.text);
  const term = opener ? nameOf(node) : itemBefore(line);
  return term && !isFacet(term, view) ? term : contextOf(node, section, view);
}

/** A longer label that is a clause opens a sentence: "So a lamp does not obey it: …". */
const longestShortLabel = 4;
/** The most words of a label within a paragraph: "Rule:", "Treat in ICU:". */
const longestInnerLabel = 3;

/** Colons and dashes part terms from meanings in notes; in running text only after a bold term. */
function isMarkTrusted({ mark, term }: Entry, line: Line): boolean {
  const { isNote, boldLead, text, node, view } = line;
  if (boldLead !== null && normalizeText(boldLead).startsWith(normalizeText(term))) return true;
  if (mark === "arrow") return true;
  const { pack } = view;
  const last = normalizeText(term).split(" ").at(-1) ?? "";
  if (/[?？؟]/u.test(term) || (countWords(term) > 1 && pack.words.stopWords.has(last)))
    return false;
  if (mark === "equals") return isNote || countWords(term) <= 4;
  const opensNode = node.text.trimStart().startsWith(text.slice(0, 20));
  if (!opensNode && countWords(term) > longestInnerLabel) return false;
  return (
    isNote &&
    (countWords(term) <= longestShortLabel || pack.grammar.answerType(term).kind !== "clause") &&
    (mark === "colon" || !/[.!?]\s/u.test(text))
  );
}

/** "Current: I = Q / t", "Ebbinghaus 1885: …", "Control: A -> B -> C", "Allies: A, B and C". */
function readLabelled(entry: Entry, line: Line): Found[] | null {
  const { term, meaning, bracket } = entry;
  const { node, section, view } = line;
  const isTitle = needsContext(term, node, section, view);
  const context = isTitle ? differing(contextOf(node, section, view), term) : null;
  if (isFormula(meaning)) {
    return [{ kind: "formula", subject: term, predicate: meaning, context, weight: 0.65 }];
  }
  const attribution = readAttribution(bracket ? `${term} (${bracket})` : term);
  const isTold = countWords(meaning) > 2 && /\p{L}{3}/u.test(meaning);
  if (attribution && isTold && isPerson(attribution.name, entry, view)) {
    const { name, date } = attribution;
    return [{ kind: "person", subject: name, predicate: meaning, date, weight: 0.5 }];
  }
  const chain = splitArrows(meaning);
  const isChain = chain.every((part) => countWords(part) <= 10 && !/[;:；：]/u.test(part));
  if (chain.length > 2 && isChain) {
    return [
      { kind: "step", subject: term, predicate: meaning, members: chain, context, weight: 0.55 },
    ];
  }
  const members = splitEnumeration(meaning, view.conjunction);
  if (members && entry.mark !== "equals" && enumerates(entry, members, view)) {
    return [
      { kind: "membership", subject: term, predicate: meaning, members, context, weight: 0.5 },
    ];
  }
  return null;
}

/** A class or an aspect before several things, or names behind a name; not what one thing is like. */
function enumerates({ term }: Entry, members: readonly string[], { pack }: DocumentView): boolean {
  const { answerType, labelRole } = pack.grammar;
  const areThings = members.every(
    (member) => !/\p{N}/u.test(member) && answerType(member).kind !== "clause",
  );
  const isClass = labelRole(term) === "aspect" || answerType(term).isPlural;
  return areThings && (isClass || members.every((member) => /^\p{Lu}/u.test(member)));
}

/**
 * A single capital word before a year may open a sentence ("Revised 1831"), and what has one year in
 * brackets may be an event ("French Revolution (1789)"); two names or the dates of a life do not.
 */
function isPerson(
  name: string,
  { term, bracket }: Entry,
  { pack, conjunction }: DocumentView,
): boolean {
  const { kind } = pack.grammar.answerType(name);
  if (name.split(" ").some((word) => word === "&" || word === conjunction)) return true;
  if (kind !== "term" || (bracket && /^\p{N}+$/u.test(bracket))) return kind === "person";
  return name.includes(" ") || term !== `${name} ${term.slice(-4)}`;
}

/** A call, an index or a name with an underscore. */
const CODE = /\p{L}\(\)|\p{L}\.\p{Ll}+\(|\p{L}\[\p{N}|\p{L}_\p{L}/u;

function readDefinition(entry: Entry, line: Line): Found[] {
  const { term, meaning, bracket, mark } = entry;
  const { node, section, view } = line;
  // "Three theories, three starting points: …" sums up; "x = x.sort()" assigns.
  if (mark === "colon" && /[,;]/u.test(term)) return [];
  if (mark === "equals" && [term, meaning].some((side) => CODE.test(side))) return [];
  const aliases = aliasesOf(term, bracket);
  if (mark === "equals" && countWords(term) > 4 && countWords(meaning) <= 3) {
    // "Oceanic plate dives under the continent = subduction": the name stands last.
    return [{ kind: "definition", subject: meaning, predicate: term, weight: 0.6 }];
  }
  const { answerType } = view.pack.grammar;
  const isClause = mark === "equals" && countWords(term) > 1 && answerType(term).kind === "clause";
  // "sleep helps consolidation = …" explains its last word.
  const last = /(?<=\s)[\p{L}\p{M}-]{4,}$/u.exec(term)?.[0];
  const isNamed = last && countWords(term) <= 4 && view.pack.grammar.labelRole(last) === "term";
  if (isClause && !isNamed) return [];
  const subject = isClause && last ? last : term;
  const isClear = mark === "equals" || !needsContext(term, node, section, view);
  const context = isClear ? null : differing(contextOf(node, section, view), term);
  const weight = weightOf(entry, line);
  const [condition = "", result] = splitArrows(meaning);
  if (result && countWords(condition) <= 2) {
    // "Congenital hypothyroidism: missed -> …" tells what follows, not what it is.
    const predicate = meaning.slice(meaning.indexOf(result, condition.length));
    return [{ kind: "consequence", subject: condition, predicate, context: term, weight }];
  }
  const definition: Found = {
    kind: "definition",
    subject,
    predicate: shortened(meaning, view),
    aliases,
    context,
    weight,
  };
  // "Science of the day: galvanism = …" defines galvanism.
  const second = readEntry(meaning);
  return second?.mark === "equals" && mark !== "equals" && countWords(second.term) <= 2
    ? readDefinition(second, line)
    : [definition];
}

/** Nothing sets a term off more clearly than an equals sign. */
function weightOf({ mark }: Entry, { boldLead, section, view }: Line): number {
  if (isGlossary(section, view.pack)) return glossaryWeight;
  if (mark === "equals") return 0.65;
  return boldLead !== null || mark === "colon" ? 0.55 : 0.5;
}

function differing(context: string | null, term: string): string | null {
  return context !== null && !normalizeText(term).includes(normalizeText(context)) ? context : null;
}

/** "1868: Meiji Restoration. …": what happened is the first clause. */
function readDatedNote({ term, meaning }: Entry, { view, node, section }: Line): Found[] {
  const [first = meaning] = splitOutsideBrackets(meaning, /[;；]/u);
  const context = node.parent ? contextOf(node, section, view) : null;
  const isDeed = countWords(first) > 1 && /^["“„«(]?\p{L}/u.test(first);
  return isDeed
    ? [
        {
          kind: "event",
          subject: first,
          predicate: term,
          date: term,
          context,
          weight: 0.5,
          quote: node.text,
        },
      ]
    : [];
}

/** "A -> B" is a consequence; a chain below a term its steps. */
function readArrows({ node, section, view }: Line, text: string): Found[] {
  const parts = splitArrows(text);
  const [whole = "", second = ""] = parts;
  const first = splitOutsideBrackets(whole, /[;；]/u).at(-1) ?? whole;
  const bare = withoutNumbering(text);
  const context = contextOf(node, section, view);
  if (parts.some((part) => !/\p{L}/u.test(part))) return [];
  if (parts.length > 2 && node.parent && context && parts.every((part) => countWords(part) <= 6)) {
    return [{ kind: "step", subject: context, predicate: bare, members: parts, weight: 0.55 }];
  }
  if (countWords(first) < 1 || second === "") return [];
  const predicate = bare.slice(bare.indexOf(second, first.length)).replace(/[.;]$/u, "");
  const consequence: Found = {
    kind: "consequence",
    subject: first,
    predicate,
    context,
    weight: 0.5,
  };
  const named = readEntry(second);
  const definition: Found[] =
    named?.mark === "equals"
      ? [{ kind: "definition", subject: named.meaning, predicate: named.term, weight: 0.55 }]
      : [];
  return [consequence, ...definition];
}

function readBareFormula({ text, section, view }: Line): Found[] {
  const formula = withoutNumbering(text).replace(/[.;]$/u, "");
  const [symbol = ""] = formula.split("=");
  const title = nameInHeading(section.headings[0] ?? "");
  const subject = formula.includes("=") ? symbol.trim() : title;
  return subject === "" || !/\p{L}/u.test(subject)
    ? []
    : [
        {
          kind: "formula",
          subject,
          predicate: formula,
          context: differing(subjectHeading(section, view), subject),
          weight: 0.5,
        },
      ];
}

/** "**Conventional current** flows …" tells what its term is or does, in any language. */
function readBoldLead({ text, boldLead, view }: Line): Found[] {
  if (boldLead === null || boldLead.length >= text.length - 3) return [];
  const subject = withoutNumbering(boldLead)
    .replace(/[.:：。]+$/u, "")
    .trim();
  const rest = text.slice(text.indexOf(boldLead) + boldLead.length).trim();
  if (subject === "" || countWords(subject) > 6 || countWords(rest) < 3) return [];
  if (/[.:：。]$/u.test(boldLead)) {
    const [meaning = rest] = view.pack.sentences.split(rest);
    const predicate = meaning.replace(/[.。]$/u, "");
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
  return goesOn && view.pack.grammar.answerType(rest).kind === "clause"
    ? [{ kind: "statement", subject, predicate: rest.replace(/[.。]$/u, ""), weight: 0.45 }]
    : [];
}

/** "Symptoms: everything slows down. Tiredness, weight gain, …": what a later sentence of the label lists. */
function readEnumeration(label: Entry, line: Line): Draft[] {
  const members = splitEnumeration(line.text, line.view.conjunction);
  if (!members || members.length < 4) return [];
  const predicate = line.text.replace(/[.。]$/u, "");
  return [toDraft({ ...wholeOf(label, line), predicate, members, weight: 0.5 }, line, line.text)];
}

/** What a label lists in a sentence after its first one. */
export function readBelowLabel(lines: readonly Line[]): Draft[] {
  const [first, ...rest] = lines;
  const label = first?.isNote ? readEntry(first.text) : null;
  if (!first || !label || label.mark === "arrow" || !isMarkTrusted(label, first)) return [];
  return rest.flatMap((line) => readEnumeration(label, line));
}

function wholeOf({ term }: Entry, { node, section, view }: Line) {
  const above = needsContext(term, node, section, view) ? contextOf(node, section, view) : null;
  return { kind: "membership" as const, subject: term, context: differing(above, term) };
}
