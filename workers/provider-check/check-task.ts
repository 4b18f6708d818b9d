import { askForItems, askForReply, type Prompt, streamReply } from "~/ai/language-model/call-model";
import type { ImageReader, SpeechSynthesizer, Transcriber } from "~/ai/ports";
import type { ModelConnection } from "~/ai/providers/model-connection";

/** The result of a try. */
export interface CheckResult {
  /** "warns": it works, but not as well as it might. */
  verdict: "works" | "warns" | "fails";
  words: string;
}

const unhurried = new AbortController().signal;

/** Seconds after which a reply counts as slow. */
const slow = 15;

/** One try. @throws what the adapter throws */
export type Try = () => Promise<CheckResult>;

/** A text model: a plain reply, one in JSON, one as it comes, and one to a long prompt. */
export function checkText(connection: ModelConnection): Try[] {
  return [
    async () =>
      timed("answers", await measure(() => ask(connection, "Answer with the word: ready"))),
    () => checkItems(connection),
    () => checkStream(connection),
    () => checkLongPrompt(connection),
  ];
}

async function ask(connection: ModelConnection, question: string) {
  const reply = await askForReply(connection, promptOf(question), unhurried);
  if (reply.text.trim() === "") throw new Error("The reply is empty.");
  return reply;
}

function promptOf(question: string): Prompt {
  return {
    instructions: "You answer briefly.",
    messages: [{ role: "user", content: question }],
    maxOutputTokens: 300,
    temperature: 0.3,
  };
}

const schema = {
  type: "object" as const,
  properties: {
    items: {
      type: "array" as const,
      items: {
        type: "object" as const,
        properties: { capital: { type: "string" as const }, letters: { type: "integer" as const } },
        required: ["capital", "letters"],
        additionalProperties: false,
      },
    },
  },
  required: ["items"],
  additionalProperties: false,
};

async function checkItems(connection: ModelConnection): Promise<CheckResult> {
  const question =
    'Name the capitals of France and Italy, each with its number of letters, as JSON: {"items": [{"capital": "...", "letters": 0}]}';
  const { result, seconds } = await measure(() =>
    askForItems(connection, promptOf(question), schema, unhurried),
  );
  const sound = result.every(
    (item) => typeof item === "object" && item !== null && "capital" in item && "letters" in item,
  );
  if (result.length === 0 || !sound) {
    const words =
      "answers in JSON of another shape: most of its questions and cards will be dropped";
    return { verdict: "warns", words };
  }
  const [refused] = connection.refusedModes;
  if (refused) {
    const words =
      "refuses a JSON schema and answers in JSON only by instruction: more items will be lost";
    return { verdict: "warns", words };
  }
  return timed("keeps to a JSON schema", { result, seconds });
}

async function checkStream(connection: ModelConnection): Promise<CheckResult> {
  const start = performance.now();
  const arrivals: number[] = [];
  const question = promptOf("Count from one to thirty in words.");
  for await (const _ of streamReply(connection, question, unhurried)) {
    arrivals.push((performance.now() - start) / 1_000);
  }
  const [first = 0] = arrivals;
  if (arrivals.length < 3) {
    const words = "does not stream: a learner sees nothing until the whole reply is there";
    return { verdict: "warns", words };
  }
  return timed("streams, with its first word", { result: null, seconds: first });
}

/** As long as the longest that a learner's question becomes, in characters. */
const longestPrompt = 32_000;
/** No tokenizer makes fewer of such English. */
const charactersPerToken = 6.5;

async function checkLongPrompt(connection: ModelConnection): Promise<CheckResult> {
  let text = "";
  for (let line = 1; text.length < longestPrompt; line += 1) {
    text += `Line ${line}: the river flows on through the valley, past mills and meadows.\n`;
  }
  const question = `${text}\nAnswer with the word: ready`;
  const { result, seconds } = await measure(() => ask(connection, question));
  const { tokensRead } = result;
  const least = Math.round(longestPrompt / charactersPerToken);
  if (tokensRead !== undefined && tokensRead > 0 && tokensRead < least) {
    const words = `reads ${tokensRead} tokens of a prompt of at least ${least} and silently truncates the rest: give it a longer context (docs/providers.md)`;
    return { verdict: "fails", words };
  }
  return timed("reads a prompt as long as the longest", { result, seconds });
}

/** A model that sees. @param picture a PNG with the word FENNEC in it */
export function checkImage(reader: ImageReader, picture: Uint8Array): Try[] {
  return [
    async () => {
      const { result, seconds } = await measure(() =>
        reader.readPage({
          open: async () => new Blob([picture as BlobPart]).stream(),
          size: picture.byteLength,
          ...{ type: "png", page: 1, attempts: "one" },
        }),
      );
      const text = typeof result === "string" ? "" : result.text;
      if (/fennec/i.test(text)) return timed("reads a picture", { result, seconds });
      const words = `reads ${quoted(text)} in a picture that says FENNEC: does the model accept pictures?`;
      return { verdict: "fails", words };
    },
  ];
}

/** @param recording an MP3 of the question "What is the water cycle?" */
export function checkTranscription({ transcribe }: Transcriber, recording: Uint8Array): Try[] {
  return [
    async () => {
      const { result, seconds } = await measure(() =>
        transcribe({ bytes: recording, type: "audio/mpeg" }, unhurried),
      );
      const heard = result.text.trim();
      if (/water/i.test(heard)) return timed("transcribes a recording", { result, seconds });
      const words = `transcribes ${quoted(heard)} from a recording that says “What is the water cycle?”`;
      return { verdict: heard === "" ? "fails" : "warns", words };
    },
  ];
}

export function checkSpeech(speech: SpeechSynthesizer): Try[] {
  return [
    async () => {
      const spoken = await measure(() => speech.speak("Water falls as rain.", "en", unhurried));
      return timed(`reads aloud, as ${spoken.result.type},`, spoken);
    },
  ];
}

function quoted(text: string): string {
  return text === "" ? "nothing" : `“${text.replace(/\s+/g, " ").slice(0, 60)}”`;
}

async function measure<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1_000 };
}

function timed(words: string, { seconds }: { result: unknown; seconds: number }): CheckResult {
  const took = `${words} after ${seconds.toFixed(1)} s`;
  return seconds > slow
    ? { verdict: "warns", words: `${took}, which is slow` }
    : { verdict: "works", words: took };
}
