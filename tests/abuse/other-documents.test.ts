import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { extractDocument } from "~/library/extraction/extract-document";
import { readWebPage } from "~/library/extraction/read-web-page";
import { nameOfPage, typeOfPage } from "~/library/name-page";
import { type PastPaper, paperLimits } from "~/review/past-paper/past-paper";
import { readPastPaper } from "~/review/past-paper/read-past-paper";
import { isPushEndpoint } from "~/review/push-endpoint";
import { everyCase, proportionate } from "./cases";
import { pastedTexts } from "./changed-documents";
import { changedOthers, papers } from "./changed-others";
import { paperText } from "./other-samples";
import { survives } from "./survives";

describe("a changed document is read or rejected", () => {
  it.each(Object.entries(changedOthers))("as %s", async (type, other) => {
    const { sources, build, ordinary } = other as (typeof changedOthers)["html"];
    const read = (bytes: Uint8Array) => extractDocument(type, bytes);
    await survives(read, ordinary, sources, build);
  });

  it("as a web page", async () => {
    const { sources, build, ordinary } = changedOthers.html;
    await survives(readWebPage, ordinary, sources, build);
  });

  it.each(["txt", "md", "html"])(
    "with text that is expensive for the rules of %s",
    async (type) => {
      const read = (bytes: Uint8Array) => extractDocument(type, bytes);
      const large = "The cat is an animal. It lives\nin a house.\n\n- milk\n- mice\n\n".repeat(200);
      await survives(read, strToU8(large), pastedTexts, (text) => strToU8(text.toWellFormed()));
    },
  );
});

describe("a past paper", () => {
  it("gives items within the limits, or none", async () => {
    const check = await proportionate((text: string) => {
      expectBounded(readPastPaper(text), text);
    }, `${paperText}\n`.repeat(100));
    await everyCase(fc.oneof(papers, pastedTexts), check);
  });
});

function expectBounded({ items, skipped }: PastPaper, text: string): void {
  const lines = text.split(/\r\n?|\n/).length;
  const { textLength, options } = paperLimits;
  for (const item of items) {
    expect(item.line >= 1 && item.line <= lines).toBe(true);
    if (item.kind === "card") {
      expect(item.front.trim()).not.toBe("");
      expect(item.back.trim()).not.toBe("");
      expect(item.back.length).toBeLessThanOrEqual(textLength);
      continue;
    }
    expect(item.options.length).toBeGreaterThanOrEqual(options.min);
    expect(item.options.length).toBeLessThanOrEqual(options.max);
    expect(new Set(item.options).size).toBe(item.options.length);
    expect(item.options[item.correctAnswer]).toBeTruthy();
    for (const one of [item.question, ...item.options]) {
      expect(one.length).toBeLessThanOrEqual(textLength);
    }
  }
  for (const { line, text: start } of skipped) {
    expect(line >= 1 && line <= lines).toBe(true);
    expect(start.length).toBeLessThanOrEqual(120);
  }
}

describe("a fetched page", () => {
  const paths = fc
    .webPath()
    .chain((path) =>
      fc
        .constantFrom(
          "",
          "/",
          ".html",
          "%20",
          "%2f%2e",
          "/%",
          "/a.PDF",
          "/.md",
          "/%00.txt",
          "/%20.htm",
        )
        .map((end) => path + end),
    );
  const types = fc.constantFrom(
    ...["", "text/html", "text/plain", "application/pdf", "application/octet-stream", "a/b"],
    ...["text/markdown", "application/msword", "image/png", "application/xhtml+xml"],
  );
  const charsets = fc.constantFrom(null, "utf-8", "utf-16", "windows-1251", "x", "");

  it("has a name and a type, or is rejected", async () => {
    const pages = fc.oneof(
      changedOthers.html.sources.map(strToU8),
      fc.uint8Array({ maxLength: 400 }),
    );
    await everyCase(fc.tuple(paths, types, charsets, pages), ([path, type, charset, bytes]) => {
      const url = URL.parse(path, "https://example.org");
      if (!url) return;
      const found = typeOfPage(type, url.pathname);
      if (found === null) return;
      const name = nameOfPage(url, found, bytes, charset);
      expect(name.endsWith(`.${found}`)).toBe(true);
      expect(name.slice(0, -found.length - 1).trim()).not.toBe("");
      expect(name).not.toMatch(/[\\/]/);
      expect(name.length).toBeLessThan(150);
    });
  });
});

describe("the address of a push service", () => {
  it("has HTTPS and a public host name", async () => {
    const hosts = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.constantFrom(
        "localhost",
        "a.localhost",
        "0x7f.1",
        "017700000001",
        "2130706433",
        "a.local.",
      ),
      fc.constantFrom(
        "127。0。0。1",
        "a.internal",
        "[::ffff:7f00:1]",
        "1.1",
        "a@127.0.0.1",
        "metadata",
      ),
    );
    const schemes = fc.constantFrom("https://", "http://", "HTTPS://", "https:", "file://", "//");
    const ends = fc.constantFrom("", "/", ":443/a", ":8443", "/../a", "#", "?a", "\\@127.0.0.1/");
    await everyCase(fc.tuple(schemes, hosts, ends), (parts) => {
      const address = parts.join("");
      if (!isPushEndpoint(address)) return;
      const { protocol, hostname, port, username } = new URL(address);
      expect(protocol).toBe("https:");
      expect(port + username).toBe("");
      expect(hostname).not.toMatch(/^\[|\d$|^localhost|\.(local|internal|localhost)\.?$/);
      expect(hostname).toContain(".");
    });
  });
});
