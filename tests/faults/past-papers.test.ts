import { shortDocx } from "../workers/documents";
import { everyFault } from "./play";
import { nothing } from "./prepare";
import type { World } from "./world";

const paper = [
  "1. Which organelle makes ATP?",
  "a) Nucleus",
  "b) Mitochondrion",
  "2. What is osmosis?",
  "Answer: Water moving through a membrane.",
  "Answer key",
  "1. B",
].join("\n");

const send = (world: World, fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return world.send("POST", "/app/review/past-paper", { form });
};

everyFault({
  name: "preview the questions of a past paper",
  keeps: ["uploadedBytes"],
  prepare: nothing,
  act: (world) => send(world, { file: shortPaper }),
});

everyFault({
  name: "keep a past paper for review",
  prepare: nothing,
  act: (world) => send(world, { title: "Biology 2024", text: paper, keep: "yes" }),
});

/** Each line a paragraph. */
const shortPaper = shortDocx("Biology.docx", "Question 1: What is osmosis? Answer: Water moves.");
