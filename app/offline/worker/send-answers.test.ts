import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeptAnswer } from "../device-database";
import { type Sent, sendAnswer, sendAnswers } from "./send-answers";

const answers = ["a", "b", "c"].map(
  (itemId, index): KeptAnswer => ({
    ...{ order: index + 1, answerId: `answer ${itemId}`, itemId, kind: "card", grade: "medium" },
    ...{ selected: null, sure: null, answeredAt: new Date(1_000 * index), isSent: 0 },
  }),
);

describe("sendAnswers", () => {
  const run = async (outcomes: Record<string, Sent>) => {
    const settled: string[] = [];
    const asked: string[] = [];
    const result = await sendAnswers(
      answers,
      async ({ itemId }) => {
        asked.push(itemId);
        return outcomes[itemId] ?? "kept";
      },
      async ({ itemId }) => void settled.push(itemId),
    );
    return { ...result, asked, settled };
  };

  it("sends all answers in order", async () => {
    expect(await run({})).toEqual({
      ...{ refused: 0, isDone: true },
      ...{ asked: ["a", "b", "c"], settled: ["a", "b", "c"] },
    });
  });

  it("stops at the first answer that cannot be sent now, to keep their order", async () => {
    expect(await run({ b: "later" })).toEqual({
      ...{ refused: 0, isDone: false, asked: ["a", "b"], settled: ["a"] },
    });
  });

  it("skips an answer that the server rejects, and counts it", async () => {
    expect(await run({ b: "refused" })).toMatchObject({
      ...{ refused: 1, isDone: true, settled: ["a", "b", "c"] },
    });
  });
});

describe("sendAnswer", () => {
  afterEach(() => vi.unstubAllGlobals());
  const [card] = answers;
  if (!card) throw new Error("There are answers.");

  it("distinguishes temporary from permanent failures", async () => {
    const status = async (code: number) => {
      vi.stubGlobal("fetch", async () => new Response(null, { status: code }));
      return sendAnswer(card);
    };
    expect(await status(200)).toBe("kept");
    for (const code of [400, 404, 422]) expect(await status(code)).toBe("refused");
    for (const code of [401, 403, 429, 500, 503]) expect(await status(code)).toBe("later");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await sendAnswer(card)).toBe("later");
  });

  it("sends the fields of the API, with time and id of the answer", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)]);
      return new Response(null);
    });
    await sendAnswer(card);
    await sendAnswer({ ...card, kind: "question", grade: "again", selected: 2, sure: true });
    const answeredAt = "1970-01-01T00:00:00.000Z";
    expect(sent).toEqual([
      ["/api/review/a", { answerId: "answer a", kind: "card", answeredAt, rating: "good" }],
      [
        "/api/review/a",
        { answerId: "answer a", kind: "question", answeredAt, selected: 2, sure: true },
      ],
    ]);
  });
});
