import type { AnswerTask, Citation } from "~/ai/ports";
import { countTokens } from "~/ai/text/tokenize";
import type { ChatPhrases } from "../languages/chat";
import { packFor } from "../languages/packs";
import type { FollowUp } from "./classify-follow-up";
import { chats } from "./classify-question";
import { fill } from "./fill";
import { findFurther } from "./find-answer";
import { type Located, locateQuote, quotesOfLastReply, quotesOfReplies } from "./last-reply";
import { plain } from "./plain-markdown";
import { topicOf } from "./resolve-question";
import type { ScoredUnit } from "./score-units";
import type { Unit } from "./units";

/** A reply to a follow-up. */
export interface FollowUpReply {
  text: string;
  citations: Citation[];
}

const MORE_QUOTES = 3;
/** The length of a simple sentence, in words. */
const SIMPLE_SENTENCE_WORDS = { min: 5, max: 20 };
const MAX_SENTENCES = 2;
/** The least coverage of the topic by an example itself, 0 to 1. */
const MIN_TOPIC_IN_EXAMPLE = 0.2;
/** The length of a list that is halved for a shorter answer. */
const LONG_LIST = 4;

function givesExample({ unit }: ScoredUnit): boolean {
  const read = [...unit.above, unit].map(({ text }) => text).join("\n");
  return chats.some(({ answers }) => answers.example?.test(read));
}

/**
 * Replies to a follow-up on the last reply: its source, more, less, an example.
 * @returns null if there is no reply to refer to; the message is then handled as a question
 */
export async function replyToFollowUp(
  followUp: Exclude<FollowUp, "comparison">,
  task: AnswerTask,
  phrases: ChatPhrases,
  about: string,
): Promise<FollowUpReply | null> {
  const quotes = quotesOfLastReply(task.history);
  const topic = topicOf(task.history);
  if (task.history.length === 0) return null;
  if (followUp === "translation") return textReply(fill(phrases.noTranslation, about));
  if (followUp === "example" || followUp === "more" || followUp === "simpler") {
    if (topic === "") return null;
    const said = quotesOfReplies(task.history);
    const isNew = ({ unit }: ScoredUnit) => !said.some((quote) => quote.includes(unit.text));
    const found = await findFurther(
      task.material,
      topic,
      followUp === "more" ? MORE_QUOTES : MAX_SENTENCES,
      {
        example: (scored: ScoredUnit) =>
          givesExample(scored) &&
          scored.features.unitCoverage + scored.features.ancestorCoverage >= MIN_TOPIC_IN_EXAMPLE,
        more: (scored: ScoredUnit) => isNew(scored) && isCompleteSentence(scored.unit),
        simpler: (scored: ScoredUnit) => isNew(scored) && isSimple(scored.unit),
      }[followUp],
    );
    if (found.length > 0)
      return followUp === "simpler" ? quoteReply(found, phrases.simpler) : quoteReply(found, null);
    if (followUp === "simpler") return null;
    return textReply(fill(followUp === "more" ? phrases.noMore : phrases.noExample, about));
  }
  const located = await locateAll(quotes, task);
  const [first] = located;
  if (!first) return null;
  switch (followUp) {
    case "source":
      return quoteAt(first, phrases.sourceAt, phrases.source, phrases);
    case "doubt":
      return quoteAt(first, phrases.truthAt, phrases.truth, phrases);
    case "shorter":
      return located.length >= LONG_LIST
        ? quoteReply(
            located.filter((_, index) => index % 2 === 0).map(({ citation }) => citation),
            null,
          )
        : quoteReply([mostRelevantSentence(first, topic)], phrases.shorter);
    case "next":
      return followingSentences(first, task, phrases.continues);
  }
}

async function locateAll(quotes: readonly string[], { material }: AnswerTask): Promise<Located[]> {
  const located = await Promise.all(quotes.map((quote) => locateQuote(quote, material)));
  return located.filter((one) => one !== null);
}

function isSimple(unit: Unit): boolean {
  return isCompleteSentence(unit) && countTokens(unit.text) <= SIMPLE_SENTENCE_WORDS.max;
}

/** Whether it is a complete sentence or a list item. */
function isCompleteSentence({ text, block }: Unit): boolean {
  const isItem = block.kind === "list-item" || block.kind === "table-row";
  return (
    countTokens(text) >= SIMPLE_SENTENCE_WORDS.min && (isItem || /[.!。！।]["”’»)]*$/u.test(text))
  );
}

function quoteAt(
  { passage, citation }: Located,
  withPlace: string,
  withoutPlace: string,
  phrases: { onPage: string; underHeading: string },
): FollowUpReply {
  const places = [
    ...(passage.page === null ? [] : [fill(phrases.onPage, String(passage.page))]),
    ...(passage.heading === null ? [] : [fill(phrases.underHeading, plain(passage.heading))]),
  ];
  const lead = places.length > 0 ? fill(withPlace, places.join(", ")) : withoutPlace;
  return { text: `${lead}\n\n> ${plain(citation.quote)} [1]`, citations: [citation] };
}

/** The sentence of a quote that shares most words with the topic. */
function mostRelevantSentence({ citation }: Located, topic: string): Citation {
  const asked = new Set(topic.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const { sentences } = packFor(citation.quote);
  const relevance = (sentence: string) =>
    (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => asked.has(word)).length -
    (sentences.dependsOnPrevious(sentence) ? 2 : 0) -
    (/[?？؟]["”’»)]*$/u.test(sentence) ? 2 : 0);
  const [best = citation.quote] = sentences
    .split(citation.quote)
    .sort((a, b) => relevance(b) - relevance(a));
  return { ...citation, quote: best };
}

/** The sentences after a quote; at the end of its passage, those of the next passage. */
async function followingSentences({ passage, citation }: Located, task: AnswerTask, lead: string) {
  const { split } = packFor(passage.text).sentences;
  const sentences = passage.blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => split(text));
  const at = sentences.findLastIndex((sentence) => citation.quote.endsWith(sentence));
  const rest = sentences.slice(at + 1, at + 1 + MAX_SENTENCES);
  if (at >= 0 && rest.length > 0)
    return quoteReply(
      rest.map((quote) => ({ ...citation, quote })),
      lead,
    );
  const { fileId, ordinal } = passage;
  const after = { fileId, from: ordinal + 1, before: ordinal + 2 };
  const [next] = await task.material.within(after).read(1);
  if (!next) return null;
  return quoteReply(
    next.blocks
      .filter(({ kind }) => kind !== "heading")
      .flatMap(({ text }) => split(text))
      .slice(0, MAX_SENTENCES)
      .map((quote) => ({ fileId, page: next.page, quote })),
    lead,
  );
}

function quoteReply(citations: Citation[], lead: string | null): FollowUpReply {
  const [only] = citations;
  const quoted =
    citations.length === 1 && only
      ? `${plain(only.quote)} [1]`
      : citations.map(({ quote }, index) => `- ${plain(quote)} [${index + 1}]`).join("\n");
  return { text: lead ? `${lead}\n\n${quoted}` : quoted, citations };
}

function textReply(text: string): FollowUpReply {
  return { text, citations: [] };
}
