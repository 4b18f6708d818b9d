import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import { waitForExtraction } from "~/library/wait-for-extraction.server";
import { createApp } from "../../workers/create-app";
import { imageOf, pixelPng, scannedPdf } from "./documents";
import { answerOf, type ErrorAnswer, type FileAnswer, type Learner, newLearner } from "./learner";
import printedPage from "./material/printed-page.jpg?inline";
import turnedPage from "./material/turned-page.jpg?inline";

function picture(inline: string, name: string): File {
  return new File([bytesOf(inline)], name, { type: "image/jpeg" });
}

function bytesOf(inline: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(inline.split(",")[1] ?? ""), (sign) => sign.charCodeAt(0));
}

async function files(learner: Learner): Promise<FileAnswer[]> {
  return answerOf(await learner.call("GET", "/api/user/files"));
}

async function read(learner: Learner, file: File): Promise<FileAnswer> {
  const response = await learner.upload(file);
  expect(response.status).toBe(201);
  expect(await answerOf<FileAnswer[]>(response)).toMatchObject([
    { status: "reading", problem: null },
  ]);
  return vi.waitFor(
    async () => {
      const [listed] = await files(learner);
      expect(listed?.status).not.toBe("reading");
      return listed as FileAnswer;
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function ask(learner: Learner, fileId: string, message: string) {
  const response = await learner.call("POST", "/api/chat", { json: { message, fileId } });
  expect(response.status).toBe(200);
  return answerOf<{ citations: { page: number; quote: string }[] }>(response);
}

describe("a picture", () => {
  it("is read after its upload, and cited word for word", { timeout: 90_000 }, async () => {
    const learner = await newLearner();
    const file = await read(learner, picture(printedPage, "notes.jpg"));
    expect(file).toMatchObject({ status: "ready", problem: null, pages: 1, pagesRead: 1 });
    expect(file.words).toBeGreaterThan(110);
    const { citations } = await ask(learner, file.id, "What is chlorophyll?");
    expect(citations[0]).toMatchObject({ page: 1 });
    expect(citations[0]?.quote).toContain(
      "Chlorophyll is the green pigment that absorbs light in the chloroplasts.",
    );
  });

  it("is read even if it is rotated", { timeout: 90_000 }, async () => {
    const learner = await newLearner();
    const file = await read(learner, picture(turnedPage, "turned.jpg"));
    expect(file).toMatchObject({ status: "ready" });
    const { citations } = await ask(
      learner,
      file.id,
      "Who showed that chloroplasts release oxygen?",
    );
    expect(citations[0]?.quote).toContain("In 1937 Robert Hill showed");
  });

  it("without text is unreadable, and cannot be used as material", {
    timeout: 90_000,
  }, async () => {
    const learner = await newLearner();
    const file = await read(learner, pixelPng());
    expect(file).toMatchObject({ status: "unreadable", pages: 1 });
    expect(file.problem).toMatch(/^Fennec couldn't read any text in this picture\./);
    const quiz = await learner.call("POST", "/api/quiz", { json: { fileId: file.id } });
    expect(quiz.status).toBe(422);
    const chat = await learner.call("POST", "/api/chat", {
      json: { message: "What is this about?", fileId: file.id },
    });
    expect(chat.status).toBe(422);
    expect(await answerOf<ErrorAnswer>(chat)).toMatchObject({
      code: "unreadable_document",
      error: file.problem,
    });
  });

  it("that is damaged is kept, with a message", { timeout: 90_000 }, async () => {
    const learner = await newLearner();
    const broken = new File([bytesOf(printedPage).slice(0, 40)], "cut.jpg", { type: "image/jpeg" });
    const file = await read(learner, broken);
    expect(file).toMatchObject({ status: "unreadable" });
    expect(file.problem).toMatch(/damaged/);
  });
});

describe("a page that could not be read in time", () => {
  it.each([
    ["before its turn", 0],
    ["after an attempt that made no sense", 1],
  ])("is given up %s", { timeout: 60_000 }, async (_, allowed) => {
    let asked = 0;
    const turned = await sent(picture(turnedPage, "turned.jpg"));
    expect(await env.OCR.readPage(turned, () => asked++ < allowed)).toBe("given_up");
    expect(asked).toBe(allowed + 1);
  });
});

describe("a photograph of 48 megapixels", () => {
  it("is scaled down before it is read", { timeout: 60_000 }, async () => {
    const drawn = await drawPage(new File([asLarge(bytesOf(printedPage), 0xc0)], "photo.jpg"));
    const view = new DataView(Uint8Array.from(drawn.bytes).buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([2_000, 1_500]);
  });

  it("that is a progressive JPEG is refused with advice", { timeout: 60_000 }, async () => {
    const learner = await newLearner();
    const photo = new File([asLarge(bytesOf(printedPage), 0xc2)], "photo.jpg", {
      type: "image/jpeg",
    });
    const file = await read(learner, photo);
    expect(file).toMatchObject({ status: "unreadable" });
    expect(file.problem).toMatch(/Save it as a JPG of at most 8 megapixels/);
  });
});

describe("a scan", () => {
  it("is read page by page, with page numbers", { timeout: 120_000 }, async () => {
    const learner = await newLearner();
    const scan = scannedPdf(bytesOf(printedPage), {
      width: 1100,
      height: 760,
      pages: ["photograph", "photograph"],
    });
    const file = await read(learner, scan);
    expect(file).toMatchObject({ status: "ready", pages: 2, pagesRead: 2 });
    const page = await learner.call("GET", `/app/docs?fileId=${file.id}`);
    const text = await page.text();
    expect(text).toContain("Page 1");
    expect(text).toContain("Page 2");
  });

  it("is read in its place between pages of text", { timeout: 120_000 }, async () => {
    const learner = await newLearner();
    const harbours = [
      "Harbours are places on the coast where ships find shelter from wind and waves.",
      "A breakwater is a wall of stone that keeps the waves out of a harbour.",
    ];
    const bridges = [
      "Bridges carry roads and railways over rivers, valleys and other roads.",
      "A suspension bridge is a bridge whose deck hangs from cables between towers.",
    ];
    const mixed = scannedPdf(bytesOf(printedPage), {
      width: 1100,
      height: 760,
      pages: [harbours, "photograph", bridges],
    });
    const file = await read(learner, mixed);
    expect(file).toMatchObject({ status: "ready", pages: 3, pagesRead: 3 });
    expect(file.words).toBeGreaterThan(150);
    const text = await (await learner.call("GET", `/app/docs?fileId=${file.id}`)).text();
    const places = ["breakwater", "green pigment", "suspension"].map((word) => text.indexOf(word));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const { citations } = await ask(learner, file.id, "What is chlorophyll?");
    expect(citations[0]).toMatchObject({ page: 2 });
  });
});

describe("a call about a file that is still being read", () => {
  it("waits for the file, and reports an error after its time limit", {
    timeout: 30_000,
  }, async () => {
    const learner = await newLearner();
    await learner.upload(pixelPng());
    const [file] = await files(learner);
    const id = file?.id ?? "";
    await vi.waitFor(async () => expect((await files(learner))[0]?.status).toBe("unreadable"), {
      timeout: 20_000,
    });
    const set = (status: string) =>
      env.DB.prepare("UPDATE files SET status = ?, pages_read = 0 WHERE id = ?")
        .bind(status, id)
        .run();
    await set("reading");
    const app = createApp(env, { waitUntil() {} });
    await expect(waitForExtraction(app, learner, [id], 600)).rejects.toMatchObject({
      code: "still_reading",
    });
    const waiting = waitForExtraction(app, learner, [id]);
    await set("ready");
    expect(await waiting).toMatchObject([{ id, status: "ready" }]);
  });

  it("is resumed by the sweep if the queue has lost the page", { timeout: 60_000 }, async () => {
    const learner = await newLearner();
    const file = await read(learner, pixelPng());
    await env.DB.prepare("UPDATE files SET status = 'reading', pages_read = 0 WHERE id = ?")
      .bind(file.id)
      .run();
    const { resumeReadings } = await import("~/library/resume-readings.server");
    await resumeReadings(createApp(env, { waitUntil() {} }, new Date(Date.now() + 3_600_000)));
    await vi.waitFor(async () => expect((await files(learner))[0]?.status).toBe("unreadable"), {
      timeout: 30_000,
      interval: 250,
    });
  });
});

describe("a page drawn for a vision model", () => {
  const scan = { width: 1100, height: 760, pages: ["photograph", "photograph"] as "photograph"[] };
  it.each([
    [
      "a photograph that lies on its side",
      1,
      () => new File([withOrientation(bytesOf(turnedPage), 6)], "photo.jpg"),
    ],
    ["a page of a scan", 2, () => scannedPdf(bytesOf(printedPage), scan)],
  ])("is upright and readable: %s", { timeout: 90_000 }, async (_, pages, file) => {
    const drawn = await drawPage(file());
    expect(drawn).toMatchObject({ pages, mediaType: "image/png" });
    const png = Uint8Array.from(drawn.bytes);
    const [width = 0, height = 0] = new Uint32Array(
      Uint8Array.from(png.slice(16, 24)).reverse().buffer,
    ).reverse();
    expect(width).toBeGreaterThan(height);
    expect(await readPage(new File([png], "page.png"))).toMatchObject({
      text: expect.stringContaining("hlorophyll"),
    });
  });

  it("is sent unchanged if it is small and upright", async () => {
    const bytes = new Uint8Array(await pixelPng().arrayBuffer());
    const drawn = await drawPage(pixelPng());
    expect({ ...drawn, bytes: [...drawn.bytes] }).toEqual({
      ...{ pages: 1, mediaType: "image/png", bytes: [...bytes] },
    });
    const broken = new File([new Uint8Array(9)], "broken.png");
    expect(await env.OCR.drawPage(await sent(broken))).toBe("damaged");
  });
});

async function sent(file: File) {
  const { open, ...image } = imageOf(file);
  return { ...image, content: await open() };
}

async function readPage(file: File) {
  return env.OCR.readPage(await sent(file), () => true);
}

async function drawPage(file: File): Promise<DrawnPage> {
  const drawn = await env.OCR.drawPage(await sent(file));
  if (typeof drawn === "string") throw new Error(drawn);
  return drawn;
}

/** The same photograph, with a header that claims 8,000 by 6,000 dots, in a frame of this kind. */
function asLarge(jpeg: Uint8Array<ArrayBuffer>, frame: number) {
  const large = jpeg.slice();
  const at = large.findIndex((byte, index) => byte === 0xff && large[index + 1] === 0xc0);
  large.set([0xff, frame], at);
  large.set([6_000 >> 8, 6_000 & 255, 8_000 >> 8, 8_000 & 255], at + 5);
  return large;
}

/** The same photograph, with an EXIF orientation. */
function withOrientation(jpeg: Uint8Array<ArrayBuffer>, orientation: number) {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const segment = [...exif, ...entry];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment];
  return Uint8Array.from([...head, ...jpeg.subarray(2)]);
}
