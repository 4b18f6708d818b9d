import { describe, expect, it } from "vitest";
import { asksFact } from "./asks-fact";

describe("asksFact", () => {
  it.each([
    "Who decoded the waggle dance?",
    "What is chlorophyll?",
    "Explain osmosis",
    "Why do leaves look green?",
    "What does chapter 2 say about enzymes?",
    "¿Qué es la fotosíntesis?",
    "Warum sind Blätter grün?",
    "光合作用是什么？",
  ])("is true for %j", (message) => {
    expect(asksFact(message)).toBe(true);
  });

  it.each([
    "Hello!",
    "Thanks",
    "What can you do?",
    "Quiz me",
    "Summarise this document",
    "What are the key ideas?",
    "Explain this document",
    "Explain the most important term",
    "What does page 2 say?",
    "Tell me more",
    "Give me an example",
    "Resume el documento",
    "Fass das Dokument zusammen",
    "Fasse das Dokument bitte kurz zusammen",
  ])("is false for %j", (message) => {
    expect(asksFact(message)).toBe(false);
  });
});
