import type { AnswerTask, Citation } from "~/ai/ports";
import { findAnswer } from "./answer-question";
import { plain } from "./plain-markdown";

const ARTICLE =
  "(?:the|an?|el|la|los|las|un|una|le|les|une|l[’']|der|die|das|den|dem|ein|eine[nmr]?|o|os|as|uma?)";
const SUBJECT = String.raw`(?:${ARTICLE}\s+)?(.{2,60}?)`;
const COMPARISONS: readonly RegExp[] = [
  `\\b(?:compare|comparez?|compara|vergleiche?)\\s+${SUBJECT}\\s+(?:and|with|to|y|con|et|avec|à|und|mit|e|com)\\s+${SUBJECT}`,
  `\\b(?:differences?|diferencias?|différences?|unterschiede?|diferenças?)\\s+(?:between|entre|zwischen)\\s+${SUBJECT}\\s+(?:and|y|et|und|e)\\s+${SUBJECT}`,
  `^\\s*${SUBJECT}\\s+(?:vs\\.?|versus)\\s+${SUBJECT}`,
].map((pattern) => new RegExp(`${pattern}[\\s?.!]*$`, "iu"));

/** "Compare X and Y", "What is the difference between X and Y?": the two, as they were named. */
export function comparedSubjects(message: string): [string, string] | null {
  for (const pattern of COMPARISONS) {
    const [, first, second] = pattern.exec(message) ?? [];
    if (first && second) return [first, second];
  }
  return null;
}

/**
 * What the material says of each of two subjects, one below the other.
 * @param nothingFound stands where it says nothing of one
 * @returns null where it says nothing of either
 */
export async function compareSubjects(
  task: AnswerTask,
  subjects: readonly [string, string],
  nothingFound: string,
): Promise<{ text: string; citations: Citation[] } | null> {
  const citations: Citation[] = [];
  const parts: string[] = [];
  for (const subject of subjects) {
    const { found, sentences } = await findAnswer({
      question: `define ${subject}`,
      history: [],
      material: task.material,
    });
    const fresh = found ? sentences.filter(({ quote }) => !holds(citations, quote)) : [];
    const lines = fresh.slice(0, 2).map((citation) => {
      citations.push(citation);
      return `- ${plain(citation.quote)} [${citations.length}]`;
    });
    const said = lines.length > 0 ? lines.join("\n") : nothingFound;
    parts.push(`**${plain(capitalise(subject))}**\n\n${said}`);
  }
  return citations.length > 0 ? { text: parts.join("\n\n"), citations } : null;
}

function holds(citations: readonly Citation[], quote: string): boolean {
  return citations.some((citation) => citation.quote === quote);
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
