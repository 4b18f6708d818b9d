import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { presentedSession } from "~/account/session-token.server";
import { detectAudioType } from "~/ai/speech/audio-type";
import { measureClip } from "~/chat/measure-clip.server";
import { receivedBefore } from "~/chat/received-before.server";
import { answerBytes } from "~/platform/answer-bytes.server";
import { readCookie } from "~/platform/cookies.server";
import { AppError } from "~/platform/errors";
import { networkOf } from "~/platform/network-of";
import { pathPattern } from "~/platform/path-pattern";
import { safeRedirect } from "~/platform/redirects";
import { readForm, readJson } from "~/platform/request-body.server";
import { checkRequest } from "~/platform/request-checks.server";
import { everyCase } from "./cases";

const origin = "https://fennec.invalid";

/** The pieces in any order, with random text between them. */
function joined(...pieces: string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  );
  return fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));
}

/** Removes what a header cannot contain. */
const inHeader = (text: string) => text.replace(/[^\t -~\u0080-\u00ff]/gu, "?").trim();

describe("a redirect target", () => {
  const targets = joined(
    ...[
      "/",
      "//",
      "\\",
      "/\\",
      "app",
      "evil.example",
      "javascript:",
      "data:",
      "https:",
      "@",
      ":",
      ".",
    ],
    ...[
      "..",
      "/..",
      "%2f",
      "%5c",
      "%09",
      "%00",
      "?",
      "#",
      "\t",
      "\n",
      "\r",
      " ",
      "\u0000",
      "\u2028",
      "／",
      "。",
    ],
  );

  it("never leads to another site", async () => {
    await everyCase(targets, (target) => {
      const path = safeRedirect(target, "/app");
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\s\p{Cc}\\]/u);
      // As a browser resolves it, also if it is checked a second time.
      expect(new URL(path, origin).origin).toBe(origin);
      expect(safeRedirect(path, "/app")).toBe(path);
    });
  });
});

describe("a Range header", () => {
  /** Exists in workerd only. */
  function FixedLength() {
    return new TransformStream();
  }
  beforeAll(() => vi.stubGlobal("FixedLengthStream", FixedLength));
  afterAll(() => vi.unstubAllGlobals());

  const headers = joined(
    ...["bytes", "=", "-", ",", " ", "0", "1", "9", "99", "100", "-1", "18446744073709551616"],
    ...["bytes=0-", "bytes=-0", "bytes=-5", "bytes=5-2", "items=0-1", "1e2", "0x1", "NaN", ";"],
  ).map(inHeader);

  it("gets the range, the whole or 416", async () => {
    const whole = Uint8Array.from({ length: 100 }, (_, index) => index);
    const open = async (part: { start: number; end: number } | null) => {
      const bytes = part ? whole.subarray(part.start, part.end + 1) : whole;
      return new Response(bytes).body as ReadableStream;
    };
    await everyCase(fc.tuple(headers, headers, headers), async ([range, ifRange, ifNoneMatch]) => {
      const request = new Request(origin, {
        headers: { Range: range, "If-Range": ifRange, "If-None-Match": ifNoneMatch },
      });
      let answer: Response;
      try {
        answer = await answerBytes(request, { etag: '"tag"', size: 100, headers: {}, open });
      } catch (error) {
        expect(error).toMatchObject({ code: "range_not_satisfiable" });
        return;
      }
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.status === 304) return;
      if (answer.status === 200) return expect(bytes).toEqual(whole);
      expect(answer.status).toBe(206);
      const [, start, end] = /^bytes (\d+)-(\d+)\/100$/.exec(
        answer.headers.get("Content-Range") ?? "",
      ) as unknown as [string, string, string];
      expect(bytes).toEqual(whole.subarray(Number(start), Number(end) + 1));
      expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    });
  });
});

describe("a header's value", () => {
  it("as cookies is read or ignored", async () => {
    const token = "a".repeat(43);
    const cookies = joined(
      ...[
        "fennec_session=",
        "__Host-fennec_session=",
        "fennec_notice=",
        token,
        ";",
        "; ",
        "=",
        ",",
        '"',
        "%",
      ],
      ...["%00", "%E0%A4%A", "\\", "{", "../../x", "__proto__=", "a".repeat(500), "=;=;", '""'],
    ).map(inHeader);
    await everyCase(cookies, async (cookie) => {
      const request = new Request(origin, { headers: { Cookie: cookie } });
      readCookie(request, "fennec_notice");
      const session = await presentedSession(request);
      if (session !== null) expect(cookie).toMatch(/[\w-]{43}/);
    });
  });

  it("as Last-Event-ID gives a whole number", async () => {
    const ids = joined(
      "turn",
      ".",
      "-",
      "0",
      "1",
      "7",
      "999999999",
      "9".repeat(400),
      "e",
      "Infinity",
      "NaN",
      " ",
    );
    await everyCase(ids.map(inHeader), (id) => {
      const after = receivedBefore(new Request(origin, { headers: { "Last-Event-ID": id } }));
      expect(Number.isSafeInteger(after) && after >= 0, String(after)).toBe(true);
    });
  });

  it("as an address belongs to the same network in any notation", async () => {
    const addresses = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV6().map((address) => `${address}%eth0`),
      joined(":", "::", ".", "ffff", "0", "127.0.0.1", "%", "[", "]", "::ffff:", "fe80"),
    );
    await everyCase(addresses, (address) => {
      const network = networkOf(address);
      expect(typeof network).toBe("string");
      if (/^[\da-f:.]+$/i.test(address))
        expect(networkOf(address.toUpperCase()).toLowerCase()).toBe(network.toLowerCase());
    });
  });
});

describe("a request", () => {
  it("is accepted or rejected by its URL and origin", async () => {
    const addresses = fc
      .webPath()
      .chain((path) =>
        joined(
          ...[
            "/",
            "?",
            "&",
            "p=",
            "%",
            "%2F",
            "..",
            ";",
            "=",
            "/a".repeat(300),
            "&a=1".repeat(150),
            "#",
          ],
          ...["/__manifest?", "_data=", "routes%2F", ".data", "p=/a/b/c&".repeat(40)],
        ).map((rest) => path + rest),
      );
    const origins = fc.constantFrom(
      null,
      origin,
      "null",
      "https://evil.example",
      "x",
      `${origin}.evil`,
    );
    const sites = fc.constantFrom(null, "same-origin", "cross-site", "none", "same-site", "x");
    const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH");
    const requests = fc.tuple(methods, addresses, origins, sites);
    await everyCase(requests, ([method, address, from, site]) => {
      const url = URL.parse(address, origin);
      if (!url) return;
      const headers = new Headers();
      if (from) headers.set("Origin", from);
      if (site) headers.set("Sec-Fetch-Site", site);
      let refused: unknown = null;
      try {
        checkRequest(new Request(url, { method, headers }));
      } catch (error) {
        refused = error;
        expect(error).toBeInstanceOf(AppError);
      }
      const foreign = (from !== null && from !== url.origin) || site === "cross-site";
      if (foreign && method !== "GET" && method !== "HEAD") expect(refused).not.toBeNull();
    });
  });

  it("is logged by its route, without parameters", async () => {
    const values = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
    await everyCase(values, (value) => {
      const path = encodeURIComponent(value.toWellFormed());
      if (/^[./]*$/.test(value)) return;
      const logged = pathPattern(`${origin}/api/files/${path}`, { id: value.toWellFormed() });
      expect(logged).toBe("/api/files/:id");
      pathPattern(`${origin}/api/%E0%A4%A/${path}%`, { id: value });
    });
  });

  it("with a JSON body gives an object or is rejected", async () => {
    const deep = fc.nat(40).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
    const bodies = fc.oneof(
      fc.json({ maxDepth: 6 }),
      deep,
      joined(
        '{"a":',
        "}",
        "[",
        "]",
        '"',
        ",",
        "1",
        "null",
        "\\u0000",
        "\\ud800",
        "\ufeff",
        '{"__proto__":1}',
        "[".repeat(5_000),
      ),
      fc.uint8Array({ maxLength: 60 }),
    );
    await everyCase(bodies, async (body) => {
      const read = readJson(
        new Request(origin, { method: "POST", body: body as BodyInit }),
        20_000,
      );
      const value = await read.catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
      if (value) expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    });
  });

  it("with a form gives its fields or is rejected", async () => {
    const boundary = "----b";
    const bodies = joined(
      ...[
        `--${boundary}`,
        `--${boundary}--`,
        "\r\n",
        "\r\n\r\n",
        "\n",
        "Content-Disposition: form-data; ",
      ],
      ...[
        'name="a"',
        "name=a",
        'filename="x"',
        "filename*=utf-8''%",
        "Content-Type: text/plain",
        "a=1&",
        "%",
        "%zz",
        "&&&=",
        ";",
      ],
    );
    const types = fc.constantFrom(
      ...[
        `multipart/form-data; boundary=${boundary}`,
        "multipart/form-data",
        "multipart/form-data; boundary=",
      ],
      ...[
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-16",
        "text/plain",
        "",
        "a",
      ],
      "application/json",
    );
    await everyCase(fc.tuple(types, bodies), async ([type, body]) => {
      const request = new Request(origin, {
        method: "POST",
        body,
        headers: { "Content-Type": type },
      });
      await readForm(request, 20_000).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    });
  });
});

describe("a recording", () => {
  const starts = [
    [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01],
    [...Buffer.from("OggS\u0000\u0002")],
    [...Buffer.from("\u0000\u0000\u0000\u0018ftypM4A ")],
    [...Buffer.from("RIFF\u0000\u0000\u0000\u0000WAVEfmt \u0010\u0000\u0000\u0000")],
    [...Buffer.from("ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0021")],
    [0xff, 0xfb, 0x90, 0x00],
  ];
  const parts = [
    ...[0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ...[
      0x1f, 0x43, 0xb6, 0x75, 0xff, 0xe7, 0x82, 0x03, 0xe8, 0xa3, 0x85, 0x81, 0x00, 0x00, 0x80,
      0x00,
    ],
  ];

  it("has a length in seconds, or none", async () => {
    const recordings = fc
      .tuple(fc.constantFrom(...starts), fc.nat(parts.length), fc.uint8Array({ maxLength: 600 }))
      .map(([start, kept, rest]) => Uint8Array.from([...start, ...parts.slice(0, kept), ...rest]));
    await everyCase(recordings, async (bytes) => {
      const type = detectAudioType(bytes);
      if (!type) return;
      const seconds = await measureClip({ bytes, type });
      expect(Number.isNaN(seconds), String(seconds)).toBe(false);
    });
  });
});
