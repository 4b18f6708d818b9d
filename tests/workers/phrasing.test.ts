import { describe, expect, it } from "vitest";
import { studyDocx } from "./documents";
import { answerOf, type ErrorAnswer, type Learner, newLearner, uploaded } from "./learner";

interface Reply {
  id: string;
  citations: { fileId: string; page: number | null; quote: string }[];
}

interface Phrasing {
  content: string;
  html: string;
  citations: Reply["citations"];
}

async function learnerWithReply(): Promise<{ learner: Learner; reply: Reply; fileId: string }> {
  const learner = await newLearner();
  const { id: fileId } = await uploaded(learner, studyDocx());
  const json = { message: "What is chlorophyll?", fileId };
  const reply = await answerOf<Reply>(await learner.call("POST", "/api/chat", { json }));
  expect(reply.citations.length).toBeGreaterThan(0);
  return { learner, reply, fileId };
}

const check = (learner: Learner, id: string, text: unknown) =>
  learner.call("POST", `/api/messages/${id}/phrasing`, { json: { text } });

describe("a reply rephrased by the browser's model", () => {
  it("is accepted with its sources, which link to their places", async () => {
    const { learner, reply, fileId } = await learnerWithReply();
    const quote = reply.citations[0]?.quote ?? "";
    const response = await check(learner, reply.id, `In short: “${quote}” [1] <b>Bold</b>`);
    expect(response.status).toBe(200);
    const { content, html, citations } = await answerOf<Phrasing>(response);
    expect(content).toContain("[1]");
    expect(citations).toEqual(reply.citations);
    expect(html).toContain(`fileId=${fileId}`);
    expect(html).toContain(`message-${reply.id}`);
    expect(html).not.toContain("<b>");
  });

  it.each([
    ["a false quotation", (quote: string) => `${quote} [1] “It was invented by a fennec in 1999.”`],
    ["no source", () => "Leaves are green, everybody knows that."],
    ["a source that says something else", () => "The Moon landing took place in 1969 [1]."],
    ["a source that is not there", () => "Leaves are green [99]."],
  ])("is refused with %s", async (_, phrase) => {
    const { learner, reply } = await learnerWithReply();
    const response = await check(learner, reply.id, phrase(reply.citations[0]?.quote ?? ""));
    expect(response.status).toBe(422);
    expect((await answerOf<ErrorAnswer>(response)).code).toBe("no_content");
  });

  it("must be of the learner's own reply", async () => {
    const { learner, reply } = await learnerWithReply();
    const other = await newLearner();
    expect((await check(other, reply.id, "Leaves are green [1].")).status).toBe(404);
    expect((await check(learner, "nothing", "Leaves are green [1].")).status).toBe(404);
  });

  it.each([
    ["", 400],
    [7, 400],
    ["x".repeat(4_001), 400],
  ])("must be a text within the limit: %j", async (text, status) => {
    const { learner, reply } = await learnerWithReply();
    expect((await check(learner, reply.id, text)).status).toBe(status);
  });
});
