import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageImage } from "~/ai/ports";
import { createPictureReader } from "./picture-reader";

type Ocr = Parameters<typeof createPictureReader>[0];

const image: PageImage = {
  open: async () => new Blob([]).stream(),
  ...{ size: 0, type: "png", page: 1, attempts: "all" },
};
const text = { pages: 1, text: "Osmosis", confidence: 90 };
const neverAnswers = () => new Promise<never>(() => {});
const throwsEnded = () => {
  throw new Error("The worker has ended.");
};
const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1_000));

/** A worker that waits for the page's turn for so many seconds, and then begins. */
const begun =
  (work: () => Promise<never> | typeof text, wait = 0): Ocr["readPage"] =>
  async (_, mayTry) => {
    await seconds(wait);
    mayTry();
    return work();
  };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The result for a page with these workers, and how often it was sent. */
async function read(...workers: Ocr["readPage"][]) {
  let sent = 0;
  const reader = createPictureReader({
    readPage: async (page, mayTry) => {
      const work = workers[Math.min(sent, workers.length - 1)];
      sent += 1;
      return (work as Ocr["readPage"])(page, mayTry);
    },
  });
  const reading = reader.readPage(image).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return { reading: await reading, sent };
}

it("gives up a page that blocks the reader, but not one that only waits", async () => {
  const held = await read(begun(neverAnswers));
  expect(held).toEqual({ reading: "given_up", sent: 1 });
  const late = await read(begun(() => text, 600));
  expect(late).toEqual({ reading: text, sent: 1 });
});

it("gives up a page that ended the reader after a while, and retries one that failed at once", async () => {
  const long = await read(begun(() => seconds(30).then(throwsEnded)));
  expect(long).toEqual({ reading: "given_up", sent: 1 });
  const failed = await read(begun(throwsEnded));
  expect(failed).toEqual({ reading: "The worker has ended.", sent: 1 });
});

it("sends a page again if the reader ended before the page's turn", async () => {
  const twice = await read(
    throwsEnded,
    begun(() => text),
  );
  expect(twice).toEqual({ reading: text, sent: 2 });
  expect(await read(throwsEnded)).toEqual({ reading: "The worker has ended.", sent: 3 });
});

it("allows no attempt to begin late", async () => {
  const allowed: boolean[] = [];
  await read(async (_, mayTry) => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      allowed.push(mayTry());
      await seconds(16);
    }
    return text;
  });
  expect(allowed).toEqual([true, true, true, false]);
});
