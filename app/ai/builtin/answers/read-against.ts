import type { DocumentMaterial, Material, Passage } from "~/ai/ports";
import { factsOf } from "../facts/facts-of";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { candidatePassages, likeliestPassages } from "./candidate-passages";
import { type Correction, correctSpelling, withCorrections } from "./correct-spelling";
import { fitFacts } from "./fact-fit";
import type { ResolvedQuestion } from "./read-conversation";
import { type ReadQuestion, readQuestion, type Vocabulary } from "./read-question";
import { type ScoredUnit, scoreUnits } from "./score-units";
import { countStems, type TermStatistics } from "./term-statistics";
import { readUnits, type Unit } from "./units";

/** A question as the passages that may answer it let it be understood. */
export interface Reading {
  question: ReadQuestion;
  statistics: TermStatistics;
  units: readonly Unit[];
  ranked: readonly ScoredUnit[];
  /** Were words taken for one another that are only alike? */
  isWide: boolean;
}

/** What may be resolved: material that knows its words has misspelt ones corrected. */
export type QuestionMaterial = Material & Partial<Pick<DocumentMaterial, "wordsLike">>;

/** Of a library's documents only so many have their facts read for one question. */
const MOST_DOCUMENTS = 4;
/** Enough passages to tell a language. */
const LANGUAGE_SAMPLE = 12;

export async function readAgainst(
  material: QuestionMaterial,
  resolved: ResolvedQuestion,
  isWide: boolean,
): Promise<{ reading: Reading; corrections: Correction[] }> {
  const before = await openVocabulary(material, `${resolved.text} ${resolved.context}`, isWide);
  const typed = `${resolved.text} ${resolved.context}`;
  const corrections = await correctSpelling(typed, before, material);
  const meant = {
    ...resolved,
    text: withCorrections(resolved.text, corrections),
    context: withCorrections(resolved.context, corrections),
  };
  const vocabulary =
    corrections.length === 0
      ? before
      : await openVocabulary(material, `${meant.text} ${meant.context}`, isWide);
  return { reading: await readWith(vocabulary, meant, material), corrections };
}

type OpenVocabulary = Vocabulary & { passages: Passage[] };

async function openVocabulary(
  material: Material,
  query: string,
  isWide: boolean,
): Promise<OpenVocabulary> {
  const passages = await candidatePassages(material, query);
  const pack = packOfPassages(passages, query);
  const thesaurus = (await pack.chat.openThesaurus?.()) ?? null;
  return { passages, pack, thesaurus, isWide, statistics: countStems(passages, pack.words) };
}

async function readWith(
  vocabulary: OpenVocabulary,
  resolved: ResolvedQuestion,
  material: Material,
): Promise<Reading> {
  const { statistics, pack } = vocabulary;
  const question = readQuestion(resolved, vocabulary);
  const passages = likeliestPassages(vocabulary.passages, question, statistics);
  const units = readUnits(inOrder(passages), pack);
  const facts = material.documents.length <= MOST_DOCUMENTS ? await factsOf(material, null) : [];
  const ranked = scoreUnits(units, question, statistics, fitFacts(facts, question, units));
  return { question, statistics, units, ranked, isWide: vocabulary.isWide };
}

function inOrder(passages: readonly Passage[]): Passage[] {
  return passages.toSorted((a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal);
}

function packOfPassages(passages: readonly Passage[], question: string): LanguagePack {
  const sample = passages.slice(0, LANGUAGE_SAMPLE).map(({ text }) => text);
  return packFor(sample.length > 0 ? sample.join("\n") : question);
}
