/**
 * The tags around reasoning at the start of a reply, for servers that do not remove it; also the
 * channels of gpt-oss and Gemma.
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
 * Removes reasoning from the start of a streamed reply; the same tags later in the reply are kept.
 * (The AI SDK's middleware keeps unfinished reasoning and takes quadratic time on hostile replies.)
 */
export function createReasoningFilter() {
  /** Text that may be the start of an opening tag; null once the reply has begun. */
  let beginning: string | null = "";
  let closing: string | null = null;
  /** The end of the reasoning so far, which may be part of the closing tag. */
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
    /** @returns the text that can be shown */
    write,
    end(): string {
      return closing === null ? (beginning ?? "") : "";
    },
  };
}

/**
 * Removes the reasoning from a complete reply, including one whose opening tag the chat template
 * has removed.
 */
export function withoutReasoning(reply: string): string {
  const filter = createReasoningFilter();
  const text = filter.write(reply) + filter.end();
  const close = "</think>";
  const end = text.indexOf(close);
  return end < 0 || text.slice(0, end).includes("<think>") ? text : text.slice(end + close.length);
}
