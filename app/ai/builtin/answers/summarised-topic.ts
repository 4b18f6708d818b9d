import { packFor, packs } from "../languages/packs";
import { chats } from "./classify-question";

/** The topic of a request for a summary, in the learner's words; empty for the whole material. */
export function summarisedTopic(message: string): string {
  const common = [packFor(message), packs.en].map(({ words }) => words.stopWords);
  return chats
    .reduce(
      (text, { summaryWords }) => (summaryWords ? text.replace(summaryWords, " ") : text),
      message,
    )
    .split(/[\s?!.,:;。？！、؟¿¡"“”«»'’‘()-]+/u)
    .filter((word) => word !== "" && !common.some((words) => words.has(word.toLowerCase())))
    .join(" ");
}
