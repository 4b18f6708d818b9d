import { describe, expect, it } from "vitest";
import { starterTopics } from "./topic";

const sentence = /^[\p{Lu}\p{N}"“¿¡\p{Lo}].*[.!?。]["”]?$/u;

describe("the starter library", () => {
  it("has a hundred topics with unique names", () => {
    const topics = starterTopics();
    expect(topics.length).toBeGreaterThanOrEqual(100);
    const names = topics.flatMap(({ title, aliases }) => [
      ...new Set([title, ...aliases].map((name) => name.toLowerCase())),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(starterTopics().map((topic) => [topic.title, topic] as const))(
    "has twenty complete facts about %s",
    (_, { facts }) => {
      expect(facts.length).toBeGreaterThanOrEqual(20);
      expect(new Set(facts.map(({ term }) => term.toLowerCase())).size).toBe(facts.length);
      expect(new Set(facts.map(({ definition }) => definition.toLowerCase())).size).toBe(
        facts.length,
      );
      for (const { term, definition, statement, example } of facts) {
        expect(statement.toLowerCase(), term).toContain(term.toLowerCase());
        expect(statement, term).toMatch(sentence);
        expect(example, term).toMatch(sentence);
        expect(definition, term).not.toMatch(/\.$/);
        expect(definition.length, term).toBeLessThanOrEqual(140);
      }
    },
  );

  it("defines each word in its statement, too", () => {
    const words = starterTopics().flatMap(({ facts }) =>
      facts.filter(({ kind }) => kind === "word"),
    );
    expect(words.length).toBeGreaterThan(0);
    const unrelated = words.filter(({ definition, statement }) => {
      const stated = wordsOf(statement);
      return !wordsOf(definition).some((word) => stated.includes(word));
    });
    expect(unrelated).toEqual([]);
  });
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
