import type { ItemCounts, Material } from "~/ai/ports";
import { loadFacts } from "../facts/load-facts";
import { cardsAbout } from "./write-cards";
import { questionsAbout } from "./write-questions";

/** The most items that a task can ask for. */
const MAX_ITEMS = 100;

/**
 * Counts the questions and cards that can be made of a material, up to the most that can be asked
 * for.
 */
export async function countItems(material: Material): Promise<ItemCounts> {
  const facts = await loadFacts(material, null);
  const include = { term: true, definition: true, examples: true };
  return {
    questions: questionsAbout(facts, { count: MAX_ITEMS, difficulty: "medium", seed: 1 }).length,
    cards: cardsAbout(facts, { count: MAX_ITEMS, include, seed: 1 }).length,
  };
}
