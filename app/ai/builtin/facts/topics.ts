import type { LanguagePack } from "../languages/language-pack";
import { descend, type Section } from "./document-tree";
import type { DocumentView } from "./draft";
import { readEntry } from "./entry";

const SENTENCE_END = /[.!。！]["”»]?$/u;

const known = new WeakMap<Section, boolean>();

/**
 * Whether the labels of a section are topics ("Lack of stability: After his death critics said …")
 * and not terms: most are followed by sentences with subjects of their own.
 */
export function hasTopicLabels(section: Section, view: DocumentView): boolean {
  const read = known.get(section);
  if (read !== undefined) return read;
  const meanings = [...descend(section.nodes)].flatMap(({ text }) => {
    const entry = readEntry(text);
    return entry?.separator === "colon" ? [{ meaning: entry.meaning, text }] : [];
  });
  const sentences = meanings.filter(
    ({ meaning, text }) => SENTENCE_END.test(text) && isSelfContained(meaning, view.pack),
  ).length;
  const areTopics = sentences * 2 > meanings.length;
  known.set(section, areTopics);
  return areTopics;
}

/** Whether it is a complete sentence with its own subject, not a continuation of its label. */
export function isSelfContained(text: string, pack: LanguagePack): boolean {
  const [first = text] = pack.sentences.split(text);
  const { kind, head } = pack.grammar.answerType(first.replace(/[.。]$/u, ""));
  return /^\p{Lu}/u.test(text) && kind === "clause" && head !== null && !opensWithVerb(first, pack);
}

/** Whether the text continues its label with a verb: "Protects the cell". */
function opensWithVerb(text: string, { grammar, words }: LanguagePack): boolean {
  const { kind, head } = grammar.answerType(text);
  const opening = /^[\p{L}\p{M}’'-]+/u.exec(text)?.[0].toLowerCase() ?? "";
  return kind === "clause" && head === words.stem(opening);
}
