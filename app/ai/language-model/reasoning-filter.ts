/**
 * How models write down their reasoning in front of a reply where no server takes it out: in tags,
 * and in the channels of gpt-oss and Gemma.
 */
const reasoningTags = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<reasoning>", "</reasoning>"],
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis", "<|channel|>final<|message|>"],
  ["<|channel>thought", "<channel|>"],
] as const;

/**
 * Takes the reasoning out of a reply that comes piece by piece. Only what a reply begins with is
 * looked at, so that a text about such tags stays as it is. (The AI SDK's middleware for this keeps
 * reasoning that is cut off, and takes the square of a hostile reply's length.)
 */
export function createReasoningFilter() {
  /** What may still become an opening tag; null once the reply has begun. */
  let beginning: string | null = "";
  let closing: string | null = null;
  /** The end of the reasoning, which may be a part of the closing tag. */
  let tail = "";

  function skip(text: string, until: string): string {
    const all = tail + text;
    const end = all.indexOf(until);
    if (end < 0) {
      tail = all.slice(1 - until.length);
      return "";
    }
    closing = null;
    return all.slice(end + until.length);
  }

  function write(text: string): string {
    if (closing !== null) return skip(text, closing);
    if (beginning === null) return text;
    const all = (beginning + text).trimStart();
    const begun = reasoningTags.find(([opening]) => all.startsWith(opening));
    const open = !begun && reasoningTags.some(([opening]) => opening.startsWith(all));
    beginning = open ? all : null;
    if (open) return "";
    if (!begun) return all;
    [, closing] = begun;
    return skip(all.slice(begun[0].length), begun[1]);
  }

  return {
    /** @returns what may be shown by now */
    write,
    end(): string {
      return closing === null ? (beginning ?? "") : "";
    },
  };
}

/**
 * A whole reply without its reasoning, also where a chat template has written the opening tag and
 * the reply has the closing one alone.
 */
export function withoutReasoning(reply: string): string {
  const filter = createReasoningFilter();
  const text = filter.write(reply) + filter.end();
  const close = "</think>";
  const end = text.indexOf(close);
  return end < 0 || text.slice(0, end).includes("<think>") ? text : text.slice(end + close.length);
}
