import type { Material } from "~/ai/ports";
import { comparableText } from "~/ai/text/tokenize";
import type { Fact } from "./fact";
import { readFacts } from "./read-facts";

/** The key of the stored facts; increase the number when the readers change. */
const derivedName = "facts-8";

/** The passages of a longer document are sampled evenly. */
const maxPassagesOfDocument = 8_000;

/** The passages of a library that are read for a topic. */
const maxPassagesOfTopic = 120;

/** Loads the facts of a material, about a topic if one is given. */
export async function loadFacts(material: Material, topic: string | null): Promise<Fact[]> {
  const isOneDocument = material.documents.length === 1;
  if (topic === null || isOneDocument) {
    const facts = await material.derive(derivedName, async () =>
      readFacts(await material.read(maxPassagesOfDocument)),
    );
    return topic === null
      ? facts
      : filterByTopic(facts, topic, await quotedBySearch(material, topic));
  }
  const found = await material.search(topic, maxPassagesOfTopic);
  return readFacts(
    found.toSorted((a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal),
  );
}

async function quotedBySearch(material: Material, topic: string): Promise<string[]> {
  return (await material.search(topic, 20)).map(({ text }) => text);
}

/**
 * The facts whose subject or heading names the topic; if none, those of the passages that search
 * finds.
 */
function filterByTopic(facts: readonly Fact[], topic: string, passages: readonly string[]): Fact[] {
  const wanted = comparableText(topic);
  const names = (text: string | null) =>
    text !== null && ` ${comparableText(text)} `.includes(` ${wanted} `);
  const named = facts.filter(({ subject, context, aliases, headings }) =>
    [subject, context, ...aliases, ...headings.slice(1)].some(names),
  );
  const isEnough = named.length >= 12;
  if (isEnough) return named;
  const found = facts.filter(({ source }) => passages.some((text) => text.includes(source.quote)));
  return [...new Set([...named, ...found])].sort((a, b) => a.position - b.position);
}
