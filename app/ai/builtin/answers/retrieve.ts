import type { DocumentMaterial, Material, Passage } from "~/ai/ports";
import { loadFacts } from "../facts/load-facts";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { type AnalyzedQuestion, analyzeQuestion, type Vocabulary } from "./analyze-question";
import { candidatePassages, prefilterPassages } from "./candidate-passages";
import { type Correction, correctSpelling, withCorrections } from "./correct-spelling";
import { matchFacts } from "./match-facts";
import type { ResolvedQuestion } from "./resolve-question";
import { type ScoredUnit, scoreUnits } from "./score-units";
import { countStems, type StemFrequencies } from "./stem-frequencies";
import { readUnits, type Unit } from "./units";

/** An analysed question with the units of the retrieved passages, ranked. */
export interface Retrieval {
  question: AnalyzedQuestion;
  statistics: StemFrequencies;
  units: readonly Unit[];
  ranked: readonly ScoredUnit[];
  /** Whether the terms were expanded by prefixes and second-order synonyms. */
  isExpanded: boolean;
}

/** Material; with `wordsLike`, misspelt words are corrected. */
export type QuestionMaterial = Material & Partial<Pick<DocumentMaterial, "wordsLike">>;

/** The most documents whose facts are loaded for a question. */
const MAX_DOCUMENTS = 4;
/** The passages from which the language is detected. */
const LANGUAGE_SAMPLE = 12;

export async function retrieve(
  material: QuestionMaterial,
  resolved: ResolvedQuestion,
  isExpanded: boolean,
): Promise<{ retrieval: Retrieval; corrections: Correction[] }> {
  const before = await buildVocabulary(
    material,
    `${resolved.text} ${resolved.context}`,
    isExpanded,
  );
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
      : await buildVocabulary(material, `${meant.text} ${meant.context}`, isExpanded);
  return { retrieval: await rankUnits(vocabulary, meant, material), corrections };
}

type PassageVocabulary = Vocabulary & { passages: Passage[] };

async function buildVocabulary(
  material: Material,
  query: string,
  isExpanded: boolean,
): Promise<PassageVocabulary> {
  const passages = await candidatePassages(material, query);
  const pack = detectPack(passages, query);
  const thesaurus = (await pack.chat.openThesaurus?.()) ?? null;
  return { passages, pack, thesaurus, isExpanded, statistics: countStems(passages, pack.words) };
}

async function rankUnits(
  vocabulary: PassageVocabulary,
  resolved: ResolvedQuestion,
  material: Material,
): Promise<Retrieval> {
  const { statistics, pack } = vocabulary;
  const question = analyzeQuestion(resolved, vocabulary);
  const passages = prefilterPassages(vocabulary.passages, question, statistics);
  const units = readUnits(inReadingOrder(passages), pack);
  const facts = material.documents.length <= MAX_DOCUMENTS ? await loadFacts(material, null) : [];
  const ranked = scoreUnits(units, question, statistics, matchFacts(facts, question, units));
  return { question, statistics, units, ranked, isExpanded: vocabulary.isExpanded };
}

function inReadingOrder(passages: readonly Passage[]): Passage[] {
  return passages.toSorted((a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal);
}

function detectPack(passages: readonly Passage[], question: string): LanguagePack {
  const sample = passages.slice(0, LANGUAGE_SAMPLE).map(({ text }) => text);
  return packFor(sample.length > 0 ? sample.join("\n") : question);
}
