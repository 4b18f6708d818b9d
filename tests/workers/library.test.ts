import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { formats, hasText } from "~/library/formats/formats";
import { buildPdfOf, deflated, onePage, pdfStream } from "~/library/formats/pdf/sample-pdf";
import { samples } from "~/library/formats/samples";
import { openMaterial } from "~/library/open-material.server";
import { searchPassageRows } from "~/library/passage-search-store.server";
import { insertPassageStatements, readPassageRows } from "~/library/passage-store.server";
import { uploadRules } from "~/library/upload-rules";
import { openDatabase } from "~/platform/database.server";
import { createApp } from "../../workers/create-app";
import {
  docxType,
  docxWithBody,
  pixelPng,
  programFile,
  shortDocx,
  studyDocx,
  studyPdf,
  studyPdfPages,
} from "./documents";
import {
  answerOf,
  Browser,
  countRows,
  type ErrorAnswer,
  type FileAnswer,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const wrongType = uploadRules.unsupportedFormat();
const mebibyte = 1024 * 1024;

/** Stores passages after those that a file already has. */
async function addPassages(
  learner: Learner,
  fileId: string,
  passages: Parameters<typeof insertPassageStatements>[2],
): Promise<void> {
  const database = openDatabase(homeDatabase);
  const [first, ...more] = insertPassageStatements(
    database,
    { id: fileId, userId: learner.id },
    passages,
  );
  if (first) await database.batch([first, ...more]);
}

async function storedKeys(learner: Learner): Promise<string[]> {
  const { objects } = await env.BYTES.list({ prefix: `files/${learner.id}/` });
  return objects.map(({ key }) => key);
}

async function announcedKeys(learner: Learner): Promise<string[]> {
  const { results } = await homeDatabase
    .prepare("SELECT key FROM bytes_to_remove WHERE key LIKE ?")
    .bind(`files/${learner.id}/%`)
    .all<{ key: string }>();
  return results.map(({ key }) => key);
}

async function expectNothingStored(learner: Learner): Promise<void> {
  expect(await countRows(learner, "files")).toBe(0);
  expect(await countRows(learner, "passages")).toBe(0);
  expect(await storedKeys(learner)).toEqual([]);
  expect(await announcedKeys(learner)).toEqual([]);
}

async function listed(learner: Learner): Promise<FileAnswer[]> {
  return answerOf(await learner.call("GET", "/api/user/files"));
}

interface ReplyAnswer {
  id: string;
  content: string;
  citations: { fileId: string; page: number | null; quote: string }[];
}

async function ask(learner: Learner, message: string, fileId: string | null = null) {
  const response = await learner.call("POST", "/api/chat", { json: { message, fileId } });
  expect(response.status).toBe(200);
  return answerOf<ReplyAnswer>(response);
}

describe("POST /api/upload", () => {
  it("reads a PDF, a Word file and a picture in one batch", async () => {
    const learner = await newLearner();
    const files = [studyPdf(), studyDocx(), pixelPng()];
    const response = await learner.upload(...files);
    expect(response.status).toBe(201);
    const answer = await answerOf<FileAnswer[]>(response);
    const common = {
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    };
    const words = expect.toSatisfy((count: number) => count > 750 && count < 950);
    expect(answer).toEqual([
      {
        ...common,
        name: "Study notes.pdf",
        type: "pdf",
        size: files[0]?.size,
        status: "ready",
        problem: null,
        pages: studyPdfPages,
        pagesRead: null,
        words,
        source: null,
      },
      {
        ...common,
        name: "Study notes.docx",
        type: "docx",
        size: files[1]?.size,
        status: "ready",
        problem: null,
        pages: null,
        pagesRead: null,
        words,
        source: null,
      },
      {
        ...common,
        name: "pixel.png",
        type: "png",
        size: files[2]?.size,
        status: "reading",
        problem: null,
        pages: 1,
        pagesRead: 0,
        words: null,
        source: null,
      },
    ]);
    expect(await storedKeys(learner)).toHaveLength(3);
    expect(await announcedKeys(learner)).toEqual([]);
  });

  it("accepts any field name, other fields, and a file extension in either case", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("note", "just text");
    form.append("anything", shortDocx("ONE.DOCX", "One sentence about gravity stands here."));
    form.append("else", pixelPng("Two.PNG"));
    const response = await learner.call("POST", "/api/upload", { body: form });
    expect(response.status).toBe(201);
    const files = await answerOf<FileAnswer[]>(response);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["ONE.DOCX", "docx"],
      ["Two.PNG", "png"],
    ]);
  });

  it("decodes a file name that a browser escaped", async () => {
    const browser = await newLearner();
    const head =
      '--x\r\nContent-Disposition: form-data; name="f"; filename="My %22best%22%0D%0A 100%25 notes.png"' +
      "\r\nContent-Type: image/png\r\n\r\n";
    const response = await browser.call("POST", "/api/upload", {
      body: new Blob([head, pixelPng(), "\r\n--x--\r\n"]),
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    const [file] = await answerOf<FileAnswer[]>(response);
    expect(file?.name).toBe('My "best" 100%25 notes.png');
  });

  it("keeps only the file name, without folders and control characters", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, pixelPng("../../etc/C:\\fakepath\\pi\u202excel.png"));
    expect(file.name).toBe("pixcel.png");
    expect(await storedKeys(learner)).toEqual([
      expect.stringMatching(new RegExp(`^files/${learner.id}/[a-z0-9]{20}$`)),
    ]);
  });

  it.each([
    ["by name", programFile()],
    ["by an extension that hides another", new File([new Uint8Array(9)], "notes.pdf.exe")],
    ["without an extension", new File(["%PDF-1.4"], "notes", { type: "application/pdf" })],
    ["by declared type", renamed(pixelPng(), "pixel.png", "text/html")],
    ["by a declared type that is not its extension's", renamed(pixelPng(), "a.png", "image/jpeg")],
    ["by first bytes, a page", new File(["<html><script>"], "x.pdf", { type: "application/pdf" })],
    ["by first bytes, a picture", renamed(pixelPng(), "picture.pdf", "application/pdf")],
    ["by first bytes, a PDF", renamed(studyPdf(), "scan.png", "image/png")],
    ["by first bytes, any archive", new File(["PK\u0003\u0004 zip"], "a.docx", { type: docxType })],
    ["as SVG", new File(["<svg onload='alert(1)'/>"], "a.svg", { type: "image/svg+xml" })],
    ["as SVG called PNG", new File(["<svg onload='alert(1)'/>"], "a.png", { type: "image/png" })],
  ])("refuses the whole batch if one file is of another type %s", async (_, wrong) => {
    const learner = await newLearner();
    const response = await learner.upload(pixelPng(), studyDocx(), wrong);
    expect(response.status).toBe(415);
    expect(await answerOf<ErrorAnswer>(response)).toEqual({
      error: wrongType,
      code: "unsupported_file_type",
      file: wrong.name,
    });
    await expectNothingStored(learner);
  });

  it.each([
    ["empty", new File([], "empty.pdf", { type: "application/pdf" })],
    ["a damaged PDF", new File(["%PDF-1.4\nrubbish"], "torn.pdf", { type: "application/pdf" })],
    ["a Word file without text", shortDocxWithoutText()],
  ])("refuses %s, names the file, and stores nothing of the batch", async (_, wrong) => {
    const learner = await newLearner();
    const response = await learner.upload(studyDocx(), wrong, pixelPng());
    expect(response.status).toBe(422);
    const answer = await answerOf<ErrorAnswer>(response);
    expect(answer).toMatchObject({ code: "unreadable_document", file: wrong.name });
    expect(answer.error).toContain(wrong.name);
    await expectNothingStored(learner);
  });

  it("refuses a file over 25 MiB", async () => {
    const learner = await newLearner();
    const large = new File([studyPdf(), new Uint8Array(26 * mebibyte)], "large.pdf", {
      type: "application/pdf",
    });
    const response = await learner.upload(pixelPng(), large);
    expect(response.status).toBe(413);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "too_large" });
    await expectNothingStored(learner);
  });

  it("refuses a batch over 80 MiB, even if each file is small enough", async () => {
    const learner = await newLearner();
    const filler = new Uint8Array(21 * mebibyte);
    const files = ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map(
      (name) => new File([studyPdf(), filler], name, { type: "application/pdf" }),
    );
    const response = await learner.upload(...files);
    expect(response.status).toBe(413);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "too_large" });
    await expectNothingStored(learner);
  });

  it.each(formats.filter(hasText))(
    "stores the text of a file in the format $name",
    async (format) => {
      const { name, mediaType, extensions } = format;
      const [type] = extensions;
      const { bytes, text } = samples[name];
      const learner = await newLearner();
      const sample = new File([bytes.slice()], `sample.${type}`, { type: mediaType });
      const file = await uploaded(learner, sample);
      expect(file).toMatchObject({ name: sample.name, type, status: "ready" });
      const scope = { userId: learner.id, fileIds: [file.id] };
      const passages = await readPassageRows(openDatabase(homeDatabase), scope, 10);
      expect(passages.map((passage) => passage.text)).toEqual([text]);
    },
  );

  it("reads an old Word file (.doc)", async () => {
    const learner = await newLearner();
    const text = "Tides\rThe Moon pulls the sea towards it, and high tide follows the Moon.\r";
    const doc = new File([buildDoc(text).slice()], "tides.doc", { type: "application/msword" });
    const file = await uploaded(learner, doc);
    expect(file).toMatchObject({ name: "tides.doc", type: "doc", status: "ready" });
    const reply = await ask(learner, "What does high tide follow?", file.id);
    expect(reply.content).toContain("high tide follows the Moon");
  });

  it("accepts twenty files, and refuses one more", async () => {
    const learner = await newLearner();
    const pictures = Array.from({ length: 21 }, (_, index) => pixelPng(`${index}.png`));
    const refused = await learner.upload(...pictures);
    expect(refused.status).toBe(413);
    expect(await answerOf<ErrorAnswer>(refused)).toEqual({
      error: "Please upload up to 20 files at once.",
      code: "too_large",
    });
    await expectNothingStored(learner);
    expect((await learner.upload(...pictures.slice(1))).status).toBe(201);
    expect(await countRows(learner, "files")).toBe(20);
  });

  it.each([
    [
      "cut off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="f"',
    ],
    ["of another boundary", "multipart/form-data; boundary=y", "--x\r\n\r\nbody\r\n--x--"],
    ["without a boundary", "multipart/form-data", "--x\r\n\r\nbody\r\n--x--"],
    ["of another type", "application/json", "{}"],
    ["of no type", "", "hello"],
    ["empty", "multipart/form-data; boundary=x", "--x--\r\n"],
  ])("refuses a body that is %s", async (_, type, body) => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/upload", {
      body,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(400);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "invalid_request" });
    await expectNothingStored(learner);
  });

  it("stores nothing of an upload that is interrupted in its second file", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", studyDocx());
    form.append("files", studyPdf());
    const whole = new Response(form);
    const bytes = await whole.clone().arrayBuffer();
    const response = await learner.call("POST", "/api/upload", {
      body: bytes.slice(0, bytes.byteLength - 500),
      headers: { "Content-Type": whole.headers.get("Content-Type") ?? "" },
    });
    expect(response.status).toBe(400);
    await expectNothingStored(learner);
  });

  it("requires a login", async () => {
    expect((await new Browser().upload(pixelPng())).status).toBe(401);
  });

  it("reads only the text of a Word file that links to a picture elsewhere", async () => {
    const learner = await newLearner();
    const evil = docxWithBody(
      "linked.docx",
      '<w:p><w:r><w:t>Mitochondria release energy from glucose in every cell of the body.</w:t></w:r></w:p><w:p><w:r><w:drawing><a:blip r:link="r9"/></w:drawing></w:r></w:p>',
      {
        "word/_rels/document.xml.rels":
          '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
      },
    );
    const file = await uploaded(learner, evil);
    const { results } = await homeDatabase
      .prepare("SELECT body FROM passages WHERE file_id = ?")
      .bind(file.id)
      .all();
    expect(results).toEqual([
      { body: "Mitochondria release energy from glucose in every cell of the body." },
    ]);
  });

  it("refuses a Word file that is far larger once unpacked", async () => {
    const learner = await newLearner();
    const bomb = docxWithBody("bomb.docx", " ".repeat(64 * mebibyte));
    expect(bomb.size).toBeLessThan(mebibyte);
    const response = await learner.upload(bomb);
    expect(response.status).toBe(413);
    await expectNothingStored(learner);
  });

  it("refuses a PDF that is far larger once unpacked", async () => {
    const learner = await newLearner();
    const page = deflated(new Uint8Array(100 * mebibyte).fill(32), 2);
    const bytes = buildPdfOf(
      onePage(pdfStream("/Filter [/FlateDecode /FlateDecode]", page)),
    ) as BlobPart;
    const response = await learner.upload(
      new File([bytes], "bomb.pdf", { type: "application/pdf" }),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining("is too long for Fennec to read at once"),
      file: "bomb.pdf",
    });
    await expectNothingStored(learner);
  });

  it("does not expand XML entities", async () => {
    const learner = await newLearner();
    const laughs = docxWithBody("laughs.docx", "<w:p><w:r><w:t>Text &lol; here</w:t></w:r></w:p>");
    const response = await learner.upload(laughs);
    expect(response.status).toBeLessThan(500);
  });
});

describe("the form /app/upload", () => {
  it("stores the files and confirms it", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", pixelPng("one.png"));
    form.append("files", pixelPng("two.png"));
    const response = await learner.call("POST", "/app/upload", { body: form });
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/app\?fileId=[0-9a-z]{20}$/);
    const page = await (await learner.call("GET", location)).text();
    expect(page).toContain("Files uploaded");
    expect(page).toContain("Successfully uploaded 2 file(s).");
  });

  it("says that a type is not supported", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", programFile());
    const response = await learner.call("POST", "/app/upload", { body: form });
    expect(response.status).toBe(415);
    const page = await response.text();
    expect(page).toContain("Invalid file type");
    expect(page).toContain(wrongType);
  });

  it("asks for a file if none was chosen", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", new File([], "", { type: "application/octet-stream" }));
    const response = await learner.call("POST", "/app/upload", { body: form });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Choose at least one file.");
  });
});

describe("GET /api/user/files", () => {
  it("lists the learner's own files, newest first", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    await uploaded(stranger, pixelPng("stranger.png"));
    await uploaded(learner, pixelPng("first.png"));
    await uploaded(learner, pixelPng("second.png"));
    await learner.upload(pixelPng("third.png"), pixelPng("fourth.png"));
    const names = (await listed(learner)).map(({ name }) => name);
    expect(names).toEqual(["fourth.png", "third.png", "second.png", "first.png"]);
  });

  it("is empty for a new learner, and requires a login", async () => {
    expect(await listed(await newLearner())).toEqual([]);
    expect((await new Browser().call("GET", "/api/user/files")).status).toBe(401);
  });
});

describe("GET /api/files/{id}/content", () => {
  let learner: Learner;
  let file: FileAnswer;
  let path: string;
  const original = studyPdf("Café, “Notizen” 日本.pdf");
  let bytes: Uint8Array;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, original);
    path = `/api/files/${file.id}/content`;
    bytes = new Uint8Array(await original.arrayBuffer());
  });

  const get = (headers: Record<string, string> = {}) => learner.call("GET", path, { headers });

  it("returns the bytes of the file, with their type and length", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it("sends the file name in ASCII and in UTF-8", async () => {
    expect((await get()).headers.get("Content-Disposition")).toBe(
      `inline; filename="Caf_, _Notizen_ __.pdf"; filename*=UTF-8''${encodeURIComponent("Café, “Notizen” 日本.pdf")}`,
    );
  });

  it("is sandboxed, and is not sniffed for another type", async () => {
    const { headers } = await get();
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*; sandbox(;|$)/);
    expect(headers.get("Content-Security-Policy")).not.toContain("allow-scripts");
  });

  it.each([
    ["bytes=0-9", 0, 9],
    ["bytes=-5", -5, -1],
    ["bytes=5-", 5, -1],
    ["bytes=10-99999999", 10, -1],
    ["bytes=-99999999", 0, -1],
    ["bytes=-1", -1, -1],
    ["bytes=0-", 0, -1],
    ["bytes=0-0", 0, 0],
    ["bytes=00-009", 0, 9],
    ["bytes=0-99999999999999999999999999", 0, -1],
    ["bytes=-99999999999999999999999999", 0, -1],
  ])("returns the part %s", async (range, first, last) => {
    const size = bytes.length;
    const start = first < 0 ? size + first : first;
    const end = last < 0 ? size + last : last;
    const response = await get({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/${size}`);
    expect(response.headers.get("Content-Length")).toBe(String(end - start + 1));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end + 1));
  });

  it.each([
    "bytes=99999999-",
    "bytes=99999999-100000000",
    "bytes=99999999999999999999999999-",
    "bytes=-0",
    "bytes=-000",
  ])("answers 416 to %s", async (range) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${bytes.length}`);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "range_not_satisfiable" });
  });

  it("answers 416 to a range after the last byte, and returns the last byte", async () => {
    expect((await get({ Range: `bytes=${bytes.length}-` })).status).toBe(416);
    const last = await get({ Range: `bytes=${bytes.length - 1}-` });
    expect(last.status).toBe(206);
    expect((await last.arrayBuffer()).byteLength).toBe(1);
  });

  it.each([
    "bytes=0-1,4-5",
    "bytes=-0,-0",
    "bytes=-0,0-1",
    "bytes=5-2",
    "bytes=-",
    "bytes=--1",
    "bytes=-1-2",
    "bytes=1.5-2",
    "bytes=0x1-2",
    "lines=0-1",
    "bytes=",
    "bytes",
    "bytes=a-b",
    "rubbish",
  ])("answers %s with the whole file", async (range) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes.length);
  });

  it("answers 304 if nothing has changed", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const value of [etag, `"other", ${etag}`, "*", `W/${etag}`]) {
      const response = await get({ "If-None-Match": value });
      expect(response.status, value).toBe(304);
      expect(await response.text()).toBe("");
    }
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("returns a part only if the file has not changed since", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    expect((await get({ Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
    expect((await get({ Range: "bytes=0-9", "If-Range": '"other"' })).status).toBe(200);
  });

  it("answers HEAD without a body", async () => {
    const response = await learner.call("HEAD", path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(await response.text()).toBe("");
    const headers = { Range: "bytes=-0" };
    expect((await learner.call("HEAD", path, { headers })).status).toBe(200);
  });

  it("sends Word files as an attachment", async () => {
    const docx = await uploaded(learner, studyDocx('say "hi".docx'));
    const response = await learner.call("GET", `/api/files/${docx.id}/content`);
    expect(response.headers.get("Content-Type")).toBe(docxType);
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[^"]*"; /);
    await response.arrayBuffer();
  });

  it("requires a login", async () => {
    expect((await new Browser().call("GET", path)).status).toBe(401);
  });

  it("is never cached: not whole, in part, unchanged or as a thumbnail", async () => {
    const etag = (await get()).headers.get("ETag") ?? "";
    const [picture, word] = [
      await uploaded(learner, pixelPng()),
      await uploaded(learner, studyDocx()),
    ];
    const answers = [
      await get(),
      await get({ Range: "bytes=0-9" }),
      await get({ "If-None-Match": etag }),
      ...(await Promise.all(
        [file, picture, word].map(({ id }) => learner.call("GET", `/api/files/${id}/thumbnail`)),
      )),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 206, 304, 200, 200, 200]);
    for (const { headers } of answers) expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("GET /api/files/{id}/thumbnail", () => {
  it("returns a picture unchanged", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, pixelPng());
    const response = await learner.call("GET", `/api/files/${file.id}/thumbnail`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(await response.arrayBuffer()).toEqual(await pixelPng().arrayBuffer());
  });

  it.each([studyPdf(), studyDocx()])("shows the first lines of $name", async (document) => {
    const learner = await newLearner();
    const file = await uploaded(learner, document);
    const response = await learner.call("GET", `/api/files/${file.id}/thumbnail`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const picture = await response.text();
    expect(picture).toContain(`<title>${document.name}</title>`);
    expect(picture).toContain("Photosynthesis is the process");
  });

  it("escapes the text and the name of the document", async () => {
    const learner = await newLearner();
    const file = await uploaded(
      learner,
      shortDocx("<script>alert(1).docx", "Write <script>alert(2)</script> & never trust input."),
    );
    const response = await learner.call("GET", `/api/files/${file.id}/thumbnail`);
    const picture = await response.text();
    expect(picture).not.toContain("<script");
    expect(picture).toContain("&lt;script&gt;alert(1).docx");
    expect(picture).toContain("&lt;script&gt;alert(2)");
  });
});

describe("the text of a file", () => {
  it("is escaped in every page that shows it", async () => {
    const learner = await newLearner();
    const name = "<img src=x onerror=alert(1)>'&.docx";
    const file = await uploaded(
      learner,
      shortDocx(
        name,
        "The tag <img src=y onerror=alert(2)> closes </script><script>alert(3)</script> here.",
      ),
    );
    expect(file.name).toBe(name);
    for (const path of ["/app", "/app/docs", "/app/quiz", `/app/files/${file.id}/delete`]) {
      const response = await learner.call("GET", `${path}?fileId=${file.id}`);
      expect(response.status, path).toBe(200);
      const page = await response.text();
      expect(page, path).not.toContain("<img src=x");
      expect(page, path).not.toContain("<img src=y");
      expect(page, path).not.toContain("<script>alert");
      expect(page, path).toContain("&lt;img src=x onerror=alert(1)&gt;");
    }
  });

  it("is highlighted in the reader where the quote is", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyPdf());
    const quote = "Rubisco is thought to be the most abundant protein on Earth.";
    const query = new URLSearchParams({ fileId: file.id, quote });
    const page = await (await learner.call("GET", `/app/docs?${query}`)).text();
    expect(page).toMatch(/<mark[^>]*>/);
  });

  it("can be searched in the reader, by its owner only", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyPdf());
    const look = async (who: Browser, more: Record<string, string>) => {
      const query = new URLSearchParams({ fileId: file.id, find: "rubisco", ...more });
      return (await who.call("GET", `/app/docs?${query}`)).text();
    };
    const first = await look(learner, {});
    expect(first).toMatch(/1 of \d+ match/);
    expect(first).toMatch(/<mark id="match"[^>]*>Rubisco<\/mark>/);
    expect(await look(learner, { match: "999" })).toMatch(/(\d+) of \1 match/);
    expect(await look(learner, { find: "<script>alert(1)</script>" })).not.toContain(
      "<script>alert",
    );
    expect(await look(await newLearner(), {})).not.toContain("Rubisco");
  });

  it("is stored in time that grows with its length, not with its square", async () => {
    const learner = await newLearner();
    const secondsFor = async (count: number) => {
      const file = await uploaded(learner, shortDocx("long.docx", "A rock."));
      const pieces = Array.from({ length: count }, (_, index) => ({
        ordinal: index + 1,
        page: null,
        heading: null,
        text: `Piece ${index}.`,
      }));
      const start = Date.now();
      await addPassages(learner, file.id, pieces);
      return Math.max(1, Date.now() - start) / 1000;
    };
    const short = Math.min(await secondsFor(1_000), await secondsFor(1_000));
    // Eight times as long; a plain join took 64 times as long.
    const long = Math.min(await secondsFor(8_000), await secondsFor(8_000));
    expect(long / short).toBeLessThan(30);
  });

  it("is shown in pages without gaps or repetitions", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, shortDocx("long.docx", "A rock."));
    const pieces = Array.from({ length: 150 }, (_, index) => ({
      ordinal: 1 + index + Math.floor(index / 50) * 500,
      page: null,
      heading: null,
      text: `Piece ${index}.`,
    }));
    await addPassages(learner, file.id, pieces);
    const read: string[] = [];
    let path: string | undefined = `/app/docs?fileId=${file.id}`;
    for (let steps = 0; path && steps < 5; steps += 1) {
      const page: string = await (await learner.call("GET", path)).text();
      read.push(...(page.match(/Piece \d+\./g) ?? []));
      path = /<a[^>]*rel="next"[^>]*>/.exec(page)?.[0].match(/href="([^"]+)"/)?.[1];
      path = path?.replaceAll("&amp;", "&");
    }
    const times = pieces.map(({ text }) => read.filter((one) => one === text).length);
    expect(new Set(times).size).toBe(1);
    expect(times[0]).toBeGreaterThan(0);
    expect(path).toBeUndefined();
  });
});

describe("POST /app/uploaded", () => {
  it("confirms the upload and opens the first file", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const go = async (form: Record<string, string>) => {
      const response = await learner.call("POST", "/app/uploaded", { form });
      const path = response.headers.get("Location") ?? "";
      return { path, page: await (await learner.call("GET", path)).text() };
    };
    const plain = await go({ fileId: file.id, redirectTo: "/app/docs" });
    expect(plain.path).toBe(`/app/docs?fileId=${file.id}`);
    expect(plain.page).toContain("Successfully uploaded 1 file(s).");
    const chat = await go({ fileId: file.id, redirectTo: "/app/docs", start: "chat" });
    expect(chat.path).toBe(`/app?fileId=${file.id}`);
    expect(chat.page).toContain("Started chat with Study notes.docx");
    const elsewhere = await go({ fileId: file.id, redirectTo: "https://evil.example" });
    expect(elsewhere.path).toBe(`/app?fileId=${file.id}`);
  });

  it("does not reveal another learner's file", async () => {
    const file = await uploaded(await newLearner(), studyDocx());
    const response = await (await newLearner()).call("POST", "/app/uploaded", {
      form: { fileId: file.id, start: "chat" },
    });
    expect(response.headers.get("Location")).toBe("/app");
  });
});

describe("DELETE /api/files/{id}", () => {
  it("deletes the file, its text, its index, its conversation and its bytes", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    await ask(learner, "What is chlorophyll?", file.id);
    expect(await countRows(learner, "conversations")).toBe(1);
    expect(await indexRowsOf(file.id)).toBeGreaterThan(5);
    const response = await learner.call("DELETE", `/api/files/${file.id}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(await listed(learner)).toEqual([]);
    expect(await countRows(learner, "passages")).toBe(0);
    expect(await countRows(learner, "conversations")).toBe(0);
    expect(await indexRowsOf(file.id)).toBe(0);
    await expect.poll(() => storedKeys(learner)).toEqual([]);
    await expect.poll(() => announcedKeys(learner)).toEqual([]);
    expect((await ask(learner, "What is chlorophyll?")).citations).toEqual([]);
    for (const [method, path] of fileCalls(file.id)) {
      expect((await learner.call(method, path)).status, path).toBe(404);
    }
  });

  it("keeps quizzes made from the file, without the link to it", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const made = await learner.call("POST", "/api/quiz", {
      json: { fileId: file.id, questionCount: 2 },
    });
    const quiz = await answerOf<{ id: string }>(made);
    expect((await learner.call("DELETE", `/api/files/${file.id}`)).status).toBe(200);
    const row = await homeDatabase
      .prepare("SELECT file_id FROM quizzes WHERE id = ?")
      .bind(quiz.id)
      .first();
    expect(row).toEqual({ file_id: null });
    for (const query of ["?question=1", "?question=2"]) {
      const page = await learner.call("GET", `/app/quiz/${quiz.id}${query}`);
      expect(page.status).toBe(200);
    }
    const answered = await learner.call("POST", `/app/quiz/${quiz.id}?question=1`, {
      form: { option: "0" },
    });
    const page = await learner.call("GET", answered.headers.get("Location") ?? "");
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(`fileId=${file.id}`);
  });

  it("keeps the learner's other files", async () => {
    const learner = await newLearner();
    const kept = await uploaded(learner, studyDocx("kept.docx"));
    const gone = await uploaded(learner, studyDocx("gone.docx"));
    await learner.call("DELETE", `/api/files/${gone.id}`);
    expect((await listed(learner)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await indexRowsOf(kept.id)).toBeGreaterThan(5);
    const { citations } = await ask(learner, "What is chlorophyll?");
    expect(citations.length).toBeGreaterThan(0);
    expect(new Set(citations.map(({ fileId }) => fileId))).toEqual(new Set([kept.id]));
  });

  it("is done on a page that asks for confirmation", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, pixelPng("old.png"));
    const page = await (await learner.call("GET", `/app/files/${file.id}/delete`)).text();
    expect(page).toContain("Are you sure?");
    expect(page).toContain("This will permanently delete &quot;");
    expect(await countRows(learner, "files")).toBe(1);
    const response = await learner.call("POST", `/app/files/${file.id}/delete`, { form: {} });
    expect(response.status).toBe(302);
    expect(await countRows(learner, "files")).toBe(0);
    const after = await (await learner.call("GET", response.headers.get("Location") ?? "")).text();
    expect(after).toContain("File deleted");
    expect(after).toContain("The file has been removed.");
  });

  it("answers 404 if the file is already deleted", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, pixelPng());
    const path = `/api/files/${file.id}`;
    expect((await learner.call("DELETE", path)).status).toBe(200);
    expect((await learner.call("DELETE", path)).status).toBe(404);
    expect((await learner.call("GET", "/api/user/files")).status).toBe(200);
  });
});

describe("another learner's file", () => {
  let owner: Learner;
  let stranger: Learner;
  let file: FileAnswer;

  beforeAll(async () => {
    [owner, stranger] = await Promise.all([newLearner(), newLearner()]);
    file = await uploaded(owner, studyDocx("private diary.docx"));
    await ask(owner, "What is chlorophyll?", file.id);
  });

  const calls: [string, string, (id: string) => unknown][] = [
    ["GET", "/api/files/ID/content", () => undefined],
    ["GET", "/api/files/ID/thumbnail", () => undefined],
    ["DELETE", "/api/files/ID", () => undefined],
    ["POST", "/api/chat", (fileId) => ({ fileId, message: "What is chlorophyll?" })],
    ["POST", "/api/quiz", (fileId) => ({ fileId, questionCount: 3 })],
    ["POST", "/api/chat/reset", (fileId) => ({ fileId })],
    ["POST", "/api/chat/export", (fileId) => ({ fileId })],
  ];

  it.each(calls)("is not found by %s %s", async (method, path, body) => {
    for (const id of [file.id, "0".repeat(20)]) {
      const json = body(id);
      const response = await stranger.call(
        method,
        path.replace("ID", id),
        json === undefined ? {} : { json },
      );
      expect(response.status).toBe(404);
      // The answer is the same for another learner's file and for one that does not exist.
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "Fennec couldn't find that file. It may have been deleted.",
        code: "not_found",
      });
    }
    await expectIntact();
  });

  it("cannot be seen or deleted on its page", async () => {
    const path = `/app/files/${file.id}/delete`;
    const page = await stranger.call("GET", path);
    expect(page.headers.get("Location")).toBe("/app");
    expect(await page.text()).not.toContain("private diary");
    const deleted = await stranger.call("POST", path, { form: {} });
    expect(deleted.headers.get("Location")).toBe("/app");
    expect(await (await stranger.call("GET", "/app")).text()).toContain("No file to delete");
    await expectIntact();
  });

  it.each(["/app", "/app/docs", "/app/quiz"])("is not shown on %s", async (path) => {
    const response = await stranger.call("GET", `${path}?fileId=${file.id}`);
    const page = await response.text();
    expect(page).not.toContain("private diary");
    expect(page).not.toContain("pigment");
  });

  it("cannot be used in the chat form", async () => {
    const response = await stranger.call("POST", "/app?index", {
      form: { intent: "send", fileId: file.id, message: "What is chlorophyll?" },
    });
    expect(response.status).toBe(404);
    const reset = await stranger.call("POST", "/app?index", {
      form: { intent: "reset", fileId: file.id },
    });
    expect(reset.status).toBe(404);
    const notes = await stranger.call("POST", "/app/export", { form: { fileId: file.id } });
    expect(notes.status).toBe(302);
    const page = await (await stranger.call("GET", notes.headers.get("Location") ?? "")).text();
    expect(page).toContain("Export Failed");
    expect(page).not.toContain("private diary");
    await expectIntact();
  });

  it("does not use up a message if it is asked about", async () => {
    const fresh = await newLearner();
    await fresh.call("POST", "/api/chat", { json: { fileId: file.id, message: "Tell me" } });
    expect(await env.DAILY_USAGE.getByName(fresh.id).used("chat")).toBe(0);
  });

  async function expectIntact(): Promise<void> {
    const [kept] = await listed(owner);
    expect(kept?.id).toBe(file.id);
    expect(await countRows(owner, "conversations")).toBe(1);
    const content = await owner.call("GET", `/api/files/${file.id}/content`);
    expect((await content.arrayBuffer()).byteLength).toBe(file.size);
  }
});

describe("search", () => {
  let stranger: Learner;

  beforeAll(async () => {
    stranger = await newLearner();
    await uploaded(await newLearner(), studyDocx());
  });

  it("finds only the learner's own text, even if another learner's is the same", async () => {
    const [one, two] = await Promise.all([newLearner(), newLearner()]);
    const first = await uploaded(one, studyDocx());
    const second = await uploaded(two, studyDocx());
    for (const [learner, file] of [
      [one, first],
      [two, second],
    ] as const) {
      const { citations } = await ask(learner, "What is chlorophyll?");
      expect(citations.length).toBeGreaterThan(0);
      expect(citations.every(({ fileId }) => fileId === file.id)).toBe(true);
    }
  });

  it("finds only text of the file asked about", async () => {
    const learner = await newLearner();
    const plants = await uploaded(learner, shortDocx("plants.docx", "Chlorophyll is a pigment."));
    const other = await uploaded(learner, shortDocx("other.docx", "Chlorophyll is a green dye."));
    const { citations } = await ask(learner, "What is chlorophyll?", other.id);
    expect(citations.map(({ fileId }) => fileId)).toContain(other.id);
    expect(citations.map(({ fileId }) => fileId)).not.toContain(plants.id);
  });

  it("corrects a misspelt word to one from the learner's own files only", async () => {
    const [learner, other] = await Promise.all([newLearner(), newLearner()]);
    const text = "Photosynthesis is the making of sugar from light.";
    const plants = await uploaded(learner, shortDocx("plants.docx", text));
    await uploaded(other, shortDocx("rocks.docx", "Basalt is a dark rock."));
    const { content, citations } = await ask(learner, "What is fotosynthesis?");
    expect(content).toContain("I read “fotosynthesis” as “photosynthesis”.");
    expect(citations.map(({ fileId }) => fileId)).toEqual([plants.id]);
    expect((await ask(other, "What is fotosynthesis?")).content).not.toContain("photosynthesis");
    await learner.call("DELETE", `/api/files/${plants.id}`);
    const { results } = await homeDatabase
      .prepare("SELECT id FROM vocabulary WHERE file_id = ?")
      .bind(plants.id)
      .all();
    expect(results).toEqual([]);
  });

  it("lists the headings of a file, and reads and searches a single section", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, shortDocx("book.docx", "A rock."));
    const chapter = (number: number, at: number) =>
      ["Whales breathe.", "Whales sing.", "Whales sleep."].map((text, index) => ({
        ordinal: at + index * 10,
        page: number,
        heading: `Chapter ${number}`,
        text: `${text} ${number}`,
      }));
    await addPassages(learner, file.id, [...chapter(1, 10), ...chapter(2, 100)]);
    const app = createApp(env, createExecutionContext()).at(home);
    const material = await openMaterial(app, learner, [file.id]);
    expect((await material.outline()).map(({ heading, ordinal }) => [heading, ordinal])).toEqual([
      ["Notes", 0],
      ["Chapter 1", 10],
      ["Chapter 2", 100],
    ]);
    const textsOf = (passages: { text: string }[]) => passages.map(({ text }) => text);
    const one = material.within({ fileId: file.id, from: 10, before: 100 });
    expect(textsOf(await one.read(10))).toEqual([
      "Whales breathe. 1",
      "Whales sing. 1",
      "Whales sleep. 1",
    ]);
    expect(textsOf(await one.read(2))).toEqual(["Whales breathe. 1", "Whales sleep. 1"]);
    expect(textsOf(await one.search("sing", 5))).toEqual(["Whales sing. 1"]);
    const second = material.within({ fileId: file.id, firstPage: 2, lastPage: 3 });
    expect(await second.read(10)).toHaveLength(3);
    const stranger = await openMaterial(app, await newLearner(), null);
    const part = { fileId: file.id, from: 0, before: null };
    expect(await stranger.within(part).read(10)).toEqual([]);
    expect(await stranger.within(part).search("sing", 5)).toEqual([]);
  });

  it("stores values derived from a file until its text changes, for its owner only", async () => {
    const [learner, other] = await Promise.all([newLearner(), newLearner()]);
    const file = await uploaded(learner, shortDocx("derived.docx", "A rock."));
    const context = createExecutionContext();
    const app = createApp(env, context).at(home);
    const large = "語".repeat(400_000);
    let worked = 0;
    const derive = async (name = "facts-1") =>
      (await openMaterial(app, learner, [file.id])).derive(name, async () => {
        worked += 1;
        return { large, worked };
      });
    expect(await derive()).toEqual({ large, worked: 1 });
    expect(await derive()).toEqual({ large, worked: 1 });
    await waitOnExecutionContext(context);
    const stored = () =>
      homeDatabase
        .prepare("SELECT name, part, value FROM derived_values WHERE file_id = ? ORDER BY part")
        .bind(file.id)
        .all<{ name: string; part: number; value: string }>();
    const { results } = await stored();
    expect(results.map(({ name, part }) => `${name} ${part}`)).toEqual(["facts-1 0", "facts-1 1"]);
    expect(JSON.parse(results.map(({ value }) => value).join(""))).toEqual({ large, worked: 1 });
    await expect(openMaterial(app, other, [file.id])).rejects.toMatchObject({ code: "not_found" });

    await addPassages(learner, file.id, [
      { ordinal: 50, page: null, heading: null, text: "More." },
    ]);
    expect((await stored()).results).toEqual([]);
    await learner.call("DELETE", `/api/files/${file.id}`);
  });

  it("reads a file again, once, if an earlier version of the reader read it", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx("older.docx"));
    await homeDatabase.batch([
      homeDatabase.prepare("UPDATE files SET reader_version = NULL WHERE id = ?").bind(file.id),
      homeDatabase
        .prepare("UPDATE passages SET blocks = NULL, body = 'Old text.' WHERE file_id = ?")
        .bind(file.id),
    ]);
    const app = createApp(env, createExecutionContext()).at(home);
    const read = async () => (await openMaterial(app, learner, [file.id])).read(1_000);
    const [one, two] = await Promise.all([read(), read()]);
    expect(one.length).toBeGreaterThan(0);
    expect(one.map(({ id, text }) => [id, text])).toEqual(two.map(({ id, text }) => [id, text]));
    expect(new Set(one.map(({ ordinal }) => ordinal)).size).toBe(one.length);
    for (const { text, blocks } of one) {
      expect(text).not.toContain("Old text.");
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) {
        if (block.kind !== "heading") expect(text).toContain(block.text);
      }
    }
    expect((await read()).map(({ id }) => id)).toEqual(one.map(({ id }) => id));
  });

  it("searches a large library by rare words, and ranks by all words", async () => {
    const database = openDatabase(homeDatabase);
    const learner = await newLearner();
    const file = await uploaded(learner, shortDocx("large.docx", "A rock."));
    const pieces = Array.from({ length: 3_200 }, (_, index) => ({
      ordinal: index + 10,
      page: null,
      heading: null,
      text: index % 800 === 0 ? "A quokka sleeps." : index % 2 === 0 ? "An owl eats." : "Old owls.",
    }));
    pieces.push({ ordinal: 3_300, page: null, heading: null, text: "A quokka eats." });
    await addPassages(learner, file.id, pieces);
    const scope = { userId: learner.id, fileIds: null };
    const search = async (query: string, limit = 10) =>
      (await searchPassageRows(database, scope, query, limit)).map(({ text }) => text);
    expect(await search("What does a quokka eat?")).toEqual([
      "A quokka eats.",
      ...Array.from({ length: 4 }, () => "A quokka sleeps."),
    ]);
    expect(await search("owls that eat", 1)).toEqual(["An owl eats."]);
    expect(await search("unicorn quokka", 1)).toEqual([expect.stringContaining("quokka")]);
    expect(await search("unicorn dragon")).toEqual([]);
    const spread = await readPassageRows(database, scope, 3_000, 100);
    expect(spread.length).toBeGreaterThan(90);
    expect(spread.length).toBeLessThanOrEqual(100);
    const gaps = spread.slice(1).map(({ ordinal }, at) => ordinal - (spread[at]?.ordinal ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(120);
    expect(await readPassageRows(database, scope, 3_202, 100)).toHaveLength(3_202);
  });

  it("reads an even share of passages from each file", async () => {
    const database = openDatabase(homeDatabase);
    const learner = await newLearner();
    for (const name of ["first.docx", "second.docx", "third.docx"]) {
      const file = await uploaded(learner, shortDocx(name, "A rock."));
      const pieces = Array.from({ length: 60 }, (_, index) => ({
        ordinal: (index + 1) * 100,
        page: index + 1,
        heading: null,
        text: "An owl eats.",
      }));
      await addPassages(learner, file.id, pieces);
    }
    const scope = { userId: learner.id, fileIds: null };
    const spread = await readPassageRows(database, scope, 100, 30);
    expect(spread).toHaveLength(30);
    const shares = Map.groupBy(spread, ({ fileId }) => fileId);
    expect([...shares.values()].map((share) => share.length)).toEqual([10, 10, 10]);
  });

  it.each([
    'chlorophyll" OR scope:"',
    "scope:* OR terms:chlorophyll",
    'NEAR("chlorophyll pigment", 2) AND NOT',
    "chlorophyll*) OR (",
    "^ - + : ' \" \\ % _ ; --",
    "🦊🦊🦊",
    "\u0000",
  ])("treats the search syntax in %j as text", async (message) => {
    expect((await ask(stranger, message)).citations).toEqual([]);
  });
});

describe("the sweep", () => {
  it("deletes bytes that no file needs, once they are due", async () => {
    const learner = await newLearner();
    await uploaded(learner, pixelPng());
    const abandoned = `files/${learner.id}/abandoned`;
    const kept = await storedKeys(learner);
    const now = Date.now();
    await env.BYTES.put(abandoned, "half an upload");
    await homeDatabase
      .prepare("INSERT INTO bytes_to_remove (key, due) VALUES (?, ?)")
      .bind(abandoned, now + 3_600_000)
      .run();
    await sweepAt(now);
    expect(await storedKeys(learner)).toContain(abandoned);
    await sweepAt(now + 2 * 3_600_000);
    expect(await storedKeys(learner)).toEqual(kept);
    expect(await announcedKeys(learner)).toEqual([]);
  });

  it("deletes more keys than fit in one round", async () => {
    const learner = await newLearner();
    await homeDatabase
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
       INSERT INTO bytes_to_remove (key, due) SELECT 'files/' || ? || '/' || i, 0 FROM n`,
      )
      .bind(learner.id)
      .run();
    await sweepAt(Date.now());
    expect(await announcedKeys(learner)).toEqual([]);
  });

  it("deletes the words of a deleted file from the full-text index, and no others", async () => {
    const [leaver, stayer] = await Promise.all([newLearner(), newLearner()]);
    const word = (prefix: string, index: number) =>
      `${prefix}${index.toString(36).padStart(4, "x")}`;
    const text = (prefix: string) =>
      Array.from({ length: 900 }, (_, index) => `About ${word(prefix, index)}.`).join(" ");
    const kept = await uploaded(stayer, shortDocx("kept.docx", text("stayzq")));
    const gone = await uploaded(leaver, shortDocx("gone.docx", text("leavzq")));
    await uploaded(stayer, shortDocx("later.docx", text("laterzq")));
    expect(await indexHolds("leavzq")).toBe(true);
    expect((await leaver.call("DELETE", `/api/files/${gone.id}`)).status).toBe(200);
    await sweepAt(Date.now());
    expect(await indexHolds("leavzq")).toBe(false);
    expect(await indexHolds(`f${gone.id}0`)).toBe(false);
    expect(await indexHolds("stayzq")).toBe(true);
    const found = await searchPassageRows(
      openDatabase(homeDatabase),
      { userId: stayer.id, fileIds: [kept.id] },
      word("stayzq", 7),
      5,
    );
    expect(found.length).toBeGreaterThan(0);
    const before = await indexData();
    await sweepAt(Date.now());
    expect(await indexData()).toEqual(before);
  });

  it("deletes expired sessions, and no others", async () => {
    const [expired, alive] = await Promise.all([newLearner(), newLearner()]);
    const now = Date.now();
    await homeDatabase
      .prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?")
      .bind(now - 1, expired.id)
      .run();
    await sweepAt(now);
    const { results } = await homeDatabase
      .prepare("SELECT user_id FROM sessions WHERE user_id IN (?, ?)")
      .bind(expired.id, alive.id)
      .all();
    expect(results).toEqual([{ user_id: alive.id }]);
  });
});

/** Runs the hourly job at `time`. */
async function sweepAt(time: number): Promise<void> {
  const worker = exports.default as unknown as {
    scheduled(event: { scheduledTime: number; cron: string }): Promise<void>;
  };
  await worker.scheduled({ scheduledTime: time, cron: "17 * * * *" });
}

/** The rows that make up the index. */
async function indexData(): Promise<{ id: number; block: string }[]> {
  const { results } = await homeDatabase
    .prepare(
      "SELECT id, hex(block) AS block FROM passage_index_data UNION ALL SELECT segid, hex(term) FROM passage_index_idx ORDER BY id, block",
    )
    .all<{ id: number; block: string }>();
  return results;
}

/** Whether a word with this beginning is anywhere in the index, which stores a shared prefix once. */
async function indexHolds(beginning: string): Promise<boolean> {
  const bytes = [...new TextEncoder().encode(beginning)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return (await indexData()).some(({ block }) => block.toLowerCase().includes(hex));
}

/** Entries of the full-text index that belong to a file. */
async function indexRowsOf(fileId: string): Promise<number> {
  const row = await homeDatabase
    .prepare("SELECT count(*) AS total FROM passage_index WHERE passage_index MATCH ?")
    .bind(`scope:"f${fileId}0"`)
    .first<{ total: number }>();
  return row?.total ?? -1;
}

function fileCalls(id: string): [string, string][] {
  return [
    ["GET", `/api/files/${id}/content`],
    ["GET", `/api/files/${id}/thumbnail`],
    ["DELETE", `/api/files/${id}`],
  ];
}

function renamed(file: File, name: string, type: string): File {
  return new File([file], name, { type });
}

function shortDocxWithoutText(): File {
  return docxWithBody("blank.docx", "<w:p/>");
}
