import type { ModelMessage } from "ai";
import type { AnswerEvent, AnswerTask, ConversationTurn } from "~/ai/ports";
import type { ModelConnection } from "~/ai/providers/model-connection";
import { createCiter } from "../grounding/cite-passages";
import { streamReply } from "./call-model";
import { choosePassages, estimateTokens } from "./choose-passages";
import { InstructionFilter } from "./instruction-filter";
import { instructionCanary, tutorInstructions } from "./instructions";
import { quoteMaterial } from "./quote-material";

/** The conversation in the prompt, in tokens. */
const historyBudget = 2_000;
/** The longest turn in the prompt, in characters. */
const maxTurnLength = 2_400;
const maxOutputTokens = 1_200;

/** Streams a reply with markers of verified citations. */
export async function* answerQuestion(
  connection: ModelConnection,
  task: AnswerTask,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  signal.throwIfAborted();
  const passages = await choosePassages(task);
  const asked = [
    quoteMaterial(passages),
    ...(task.learnerName ? [`The learner's name: ${JSON.stringify(task.learnerName)}`] : []),
    `The learner's message:\n${task.question}`,
  ].join("\n\n");
  const prompt = {
    instructions: tutorInstructions,
    messages: [...toMessages(task.history), { role: "user", content: asked } as const],
    maxOutputTokens,
    temperature: 0.3,
  };
  const filter = new InstructionFilter(tutorInstructions, instructionCanary);
  const citer = createCiter(passages);
  let begun = false;
  for await (const text of streamReply(connection, prompt, signal)) {
    const written = citer.write(filter.write(text));
    // Leading white space may belong to a removed marker.
    const shown = begun ? written : written.trimStart();
    if (!shown) continue;
    begun = true;
    yield { type: "token", text: shown };
  }
  const rest = citer.write(filter.end()) + citer.end();
  if (rest) yield { type: "token", text: rest };
  yield { type: "citations", citations: citer.citations, answered: !citer.isRefusal };
}

/** The last turns that fit the budget, in pairs of user and assistant. */
function toMessages(history: readonly ConversationTurn[]): ModelMessage[] {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  let left = historyBudget;
  for (const { role, content } of history.toReversed()) {
    // Markers of earlier replies refer to other passages.
    const said = content.replace(/\s?\[\d{1,2}\]/g, "").slice(0, maxTurnLength);
    left -= estimateTokens(said);
    if (left < 0) break;
    const next = messages[0];
    if (next?.role === role) next.content = `${said}\n\n${next.content}`;
    else messages.unshift({ role, content: said });
  }
  if (messages[0]?.role === "assistant") messages.shift();
  if (messages.at(-1)?.role === "user") messages.pop();
  return messages;
}
