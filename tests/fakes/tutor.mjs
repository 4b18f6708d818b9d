// The deterministic replies of an obedient model, sufficient for a journey.

/** @param {{ role: string, content: unknown }[]} messages */
export function tutor(messages) {
  const last = messages.at(-1)?.content;
  if (Array.isArray(last)) {
    return last.some(({ type }) => type === "image_url") ? picture : tutorOf(last[0]?.text ?? "");
  }
  return tutorOf(String(last));
}

const picture =
  "The moon has no air.\n\nIts surface keeps the footprints of its visitors for a million years, because no wind carries its dust away.";

function tutorOf(message) {
  const passages = passagesOf(message);
  if (!message.includes('{"items"')) return answer(message, passages);
  const count = Number(/Write up to (\d+)/.exec(message)?.[1] ?? 4);
  const items = message.includes("flash cards")
    ? passages.flatMap(cards)
    : passages.flatMap(questions);
  return JSON.stringify({ items: items.slice(0, count) });
}

function passagesOf(message) {
  const [, boundary] = /\nMATERIAL (\S+)\n/.exec(message) ?? [];
  const quoted = message.split(`MATERIAL ${boundary}\n`)[1] ?? "";
  return quoted.split(/\n\n(?=\[\d+\])/).flatMap((block) => {
    const [head, ...lines] = block.split("\n");
    const number = /^\[(\d+)\]/.exec(head)?.[1];
    return number ? [{ number: Number(number), text: lines.join("\n") }] : [];
  });
}

function sentencesOf(text) {
  return (
    text
      .replace(/\s+/g, " ")
      .match(/[^.!?]{30,260}[.!?]/g)
      ?.map((one) => one.trim()) ?? []
  );
}

const longWords = (text) => [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];

function answer(message, passages) {
  const question = message.split("The learner's message:\n")[1] ?? "";
  const asked = longWords(question);
  const ranked = passages
    .flatMap(({ number, text }) => sentencesOf(text).map((sentence) => ({ number, sentence })))
    .map((one) => ({
      ...one,
      fit: asked.filter((word) => one.sentence.toLowerCase().includes(word)).length,
    }))
    .sort((a, b) => b.fit - a.fit);
  const best = ranked[0];
  if (!best) return "[0] Your material says nothing on this yet. What would you like to study?";
  return `Your material says: ${best.sentence.replace(/[.!?]$/, "")} [${best.number}].\n\nHow would you say it in your own words?`;
}

function questions({ number, text }) {
  const words = longWords(text);
  return sentencesOf(text).flatMap((sentence) => {
    const key = longWords(sentence).find((word) => word.length > 6);
    const others = words.filter(
      (word) =>
        word !== key &&
        Math.abs(word.length - (key?.length ?? 0)) < 4 &&
        !key?.includes(word) &&
        !word.includes(key),
    );
    if (!key || others.length < 3) return [];
    const gap = sentence.replace(new RegExp(key, "i"), "_____");
    if (gap.toLowerCase().includes(key)) return [];
    return [
      {
        question: `Which word completes this sentence: “${gap}”`,
        options: [key, ...others.slice(0, 3)],
        answer: key,
        explanation: `The material says: “${sentence}”`,
        passage: number,
        quote: sentence,
      },
    ];
  });
}

function cards({ number, text }) {
  return sentencesOf(text).flatMap((sentence) => {
    const back = longWords(sentence).find((word) => word.length > 6);
    if (!back) return [];
    const front = sentence.replace(new RegExp(back, "gi"), "_____");
    return [
      { kind: "fact", front: `Fill the gap: ${front}`, back, passage: number, quote: sentence },
    ];
  });
}
