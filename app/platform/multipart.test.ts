import { describe, expect, it } from "vitest";
import { readMultipart } from "./multipart.server";

const limits = { fileBytes: 1_000, fieldBytes: 100, totalBytes: 3_000, parts: 5 };
const boundary = "----WebKitFormBoundaryAbC";

/** A body that arrives in chunks of `step` bytes, and ends after `length` bytes. */
function arriving(text: string, step = text.length, length?: number): Request {
  const bytes = new TextEncoder().encode(text).subarray(0, length);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + step));
      sent += step;
    },
  });
  return requestOf(body);
}

function requestOf(body: ReadableStream<Uint8Array>): Request {
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  // Node requires it, but the types of Workers don't have it.
  const sent = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://fennec.test/", sent as RequestInit);
}

const part = (disposition: string, content: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

/** Every part, with the content of files. */
async function partsOf(request: Request) {
  const parts: unknown[] = [];
  for await (const read of readMultipart(request, limits)) {
    if (read.kind === "field") parts.push([read.name, read.value]);
    else {
      const chunks: BlobPart[] = [];
      for await (const chunk of read.content) chunks.push(chunk as Uint8Array<ArrayBuffer>);
      parts.push([read.name, read.filename, read.mediaType, await new Blob(chunks).text()]);
    }
  }
  return parts;
}

const tricky = `a\r\n--${boundary.slice(0, -1)}\r\n-\r\n--\r\n\r\r\n----`;
const whole =
  part('name="once"', "schlüssel") +
  part(
    'name="files"; filename="资料 %22x%22.pdf"',
    tricky,
    "Content-Type: application/PDF; a=b\r\n",
  ) +
  part('name="files"; filename=""', "") +
  part("name=files; filename*=UTF-8''%C3%A9t%C3%A9.png", "x") +
  end;

describe("a multipart body", () => {
  it.each([1, 2, 3, 7, 31, 64, 5_000])(
    "is read as it arrives, in chunks of %i bytes",
    async (step) => {
      expect(await partsOf(arriving(whole, step))).toEqual([
        ["once", "schlüssel"],
        ["files", "资料 %22x%22.pdf", "application/pdf", tricky],
        ["files", "", undefined, ""],
        ["files", "été.png", undefined, "x"],
      ]);
    },
  );

  it("yields the first bytes of a file before its last bytes have been sent", async () => {
    const first = "first ".repeat(20);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const head = part('name="f"; filename="a.pdf"', first).slice(0, -2);
    void writer.write(new TextEncoder().encode(head));
    const request = requestOf(readable);
    const parts = readMultipart(request, limits);
    const { value } = await parts.next();
    if (value?.kind !== "file") throw new Error("The first part is a file.");
    const content = value.content[Symbol.asyncIterator]();
    const seen = new TextDecoder().decode((await content.next()).value);
    expect(seen.startsWith("first first")).toBe(true);
    void writer.write(new TextEncoder().encode(`\r\n${end}`));
    void writer.close();
    const rest = new TextDecoder().decode((await content.next()).value);
    expect(seen + rest).toBe(first);
    expect((await content.next()).done).toBe(true);
    expect((await parts.next()).done).toBe(true);
  });

  it("skips the content of a file that is not read", async () => {
    const names: string[] = [];
    for await (const { name } of readMultipart(arriving(whole, 5), limits)) names.push(name);
    expect(names).toEqual(["once", "files", "files", "files"]);
  });

  const file = (size: number) => part('name="f"; filename="a.pdf"', "x".repeat(size));

  it.each([
    ["of a file that is too large", file(1_001) + end, "file_too_large"],
    ["of files that are too large together", file(1_000).repeat(4) + end, "too_large"],
    ["of a field that is too large", part('name="f"', "x".repeat(101)) + end, "too_large"],
    ["of too many parts", file(1).repeat(6) + end, "too_many_parts"],
    ["that ends early", file(10), "malformed"],
    [
      "that ends early in the header of a part",
      file(10) + part('name="f"', "").slice(0, 60),
      "malformed",
    ],
    [
      "of another boundary",
      file(1).replaceAll("AbC", "AbD") + end.replace("AbC", "D"),
      "malformed",
    ],
  ])("is rejected %s", async (_, text, fault) => {
    for (const step of [3, text.length]) {
      await expect(partsOf(arriving(text, step))).rejects.toMatchObject({ fault });
    }
  });

  it("may contain files that are exactly at the limits", async () => {
    expect(await partsOf(arriving(file(1_000).repeat(3) + end, 50))).toHaveLength(3);
  });

  it("is read to its end when a file is rejected, so that the client receives the response", async () => {
    const request = arriving(file(10) + file(20) + end, 5);
    await expect(async () => {
      for await (const _ of readMultipart(request, limits)) throw new Error("Refused.");
    }).rejects.toThrow("Refused.");
    expect(await request.body?.getReader().closed.then(() => "ended")).toBe("ended");
  });
});
