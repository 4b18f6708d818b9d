import { describe, expect, it } from "vitest";
import { capitalize } from "~/ai/text/capitalize";
import { starterTopics } from "./topic";

import { topicCards, topicQuestions } from "./topic-items";

const task = { count: 15, difficulty: "medium", seed: 7 } as const;

describe("topicQuestions", () => {
  it("makes fifteen different questions for every topic, each with one correct answer", () => {
    for (const topic of starterTopics()) {
      const questions = topicQuestions(topic, task);
      expect(questions, topic.title).toHaveLength(15);
      expect(new Set(questions.map(({ question }) => question)).size, topic.title).toBe(15);
      for (const { options, correctAnswer, explanation } of questions) {
        expect(new Set(options).size).toBe(options.length);
        expect(options.length).toBeGreaterThanOrEqual(3);
        expect(options[correctAnswer]).toBeTruthy();
        expect(explanation).not.toBe("");
      }
    }
  });

  it("makes the same questions for the same seed, and others for another", () => {
    const [topic] = starterTopics();
    if (!topic) throw new Error("There is no topic.");
    expect(topicQuestions(topic, task)).toEqual(topicQuestions(topic, task));
    expect(topicQuestions(topic, { ...task, seed: 8 })).not.toEqual(topicQuestions(topic, task));
  });

  it("puts the correct answer at each position equally often, and rarely makes it the longest", () => {
    const places = [0, 0, 0, 0];
    let longest = 0;
    let total = 0;
    for (const topic of starterTopics()) {
      for (const { options, correctAnswer } of topicQuestions(topic, { ...task, count: 40 })) {
        total += 1;
        places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
        const key = options[correctAnswer]?.length ?? 0;
        if (options.every((option, index) => index === correctAnswer || option.length < key))
          longest += 1;
      }
    }
    for (const count of places) expect(Math.abs(count / total - 0.25)).toBeLessThan(0.05);
    expect(longest / total).toBeLessThan(0.3);
  });
});

describe("topicCards", () => {
  it("asks both ways and for examples as chosen, after one way for all facts", () => {
    const [topic] = starterTopics();
    if (!topic) throw new Error("There is no topic.");
    const include = { term: true, definition: true, examples: true };
    const cards = topicCards(topic, { count: 60, include, seed: 1 });
    expect(cards).toHaveLength(60);
    expect(new Set(cards.map(({ front }) => front)).size).toBe(60);
    const only = topicCards(topic, {
      count: 20,
      include: { term: false, definition: true, examples: false },
      seed: 1,
    });
    expect(only.every(({ back }) => topic.facts.some((fact) => backOf(fact) === back))).toBe(true);
  });
});

function backOf({ definition }: { definition: string }): string {
  return capitalize(definition);
}
