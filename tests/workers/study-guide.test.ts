import { beforeAll, describe, expect, it } from "vitest";
import type { StudyGuide } from "~/ai/ports";
import { studyDocx } from "./documents";
import {
  answerOf,
  type ErrorAnswer,
  type FileAnswer,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

describe("GET /api/files/{id}/guide", () => {
  let learner: Learner;
  let file: FileAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, studyDocx());
  });

  it("lists terms of the document, each line with its quote", async () => {
    const response = await learner.call("GET", `/api/files/${file.id}/guide`);
    expect(response.status).toBe(200);
    const guide = await answerOf<StudyGuide>(response);
    const titles = guide.terms.map(({ title }) => title.toLowerCase());
    expect(titles.some((title) => title.includes("chlorophyll"))).toBe(true);
    for (const { lines } of guide.terms) {
      expect(lines.length).toBeGreaterThan(0);
      for (const { source } of lines) {
        expect(source.fileId).toBe(file.id);
        expect(source.quote).not.toBe("");
      }
    }
  });

  it("answers 404 to another learner", async () => {
    const stranger = await newLearner();
    const response = await stranger.call("GET", `/api/files/${file.id}/guide`);
    expect(response.status).toBe(404);
    expect((await answerOf<ErrorAnswer>(response)).code).toBe("not_found");
  });
});
