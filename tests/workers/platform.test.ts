import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { handleError } from "~/entry.server";
import { consoleLog } from "~/platform/log.server";
import { pageAction, pageLoader } from "~/platform/page-route.server";
import { noInput, requireRouteHandlers } from "~/platform/route.server";
import { pixelPng, studyDocx } from "./documents";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  type FileAnswer,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

const latecomer = { username: "latecomer", email: "late@example.org", password };

/** How many IPv6 networks were used. */
let networks = 1;

/** Every path of the API, with its methods. */
const apiPaths: [string, string[]][] = [
  ["/api/user", ["GET"]],
  ["/api/login", ["POST"]],
  ["/api/register", ["POST"]],
  ["/api/logout", ["POST"]],
  ["/api/user/files", ["GET"]],
  ["/api/upload", ["POST"]],
  ["/api/files/ID", ["DELETE"]],
  ["/api/files/ID/content", ["GET"]],
  ["/api/files/ID/thumbnail", ["GET"]],
  ["/api/chat", ["POST"]],
  ["/api/chat/turns/ID", ["GET", "DELETE"]],
  ["/api/chat/reset", ["POST"]],
  ["/api/chat/export", ["POST"]],
  ["/api/quiz", ["POST"]],
  ["/api/password/forgot", ["POST"]],
  ["/api/password/reset", ["POST"]],
  ["/api/password/recover", ["POST"]],
  ["/api/user/recovery-code", ["POST"]],
  ["/api/user/devices", ["GET", "DELETE"]],
  ["/api/user/devices/ID", ["DELETE"]],
  ["/api/user/passkeys", ["GET", "POST"]],
  ["/api/user/passkeys/options", ["POST"]],
  ["/api/user/passkeys/ID", ["DELETE"]],
  ["/api/login/passkey", ["POST"]],
  ["/api/login/passkey/options", ["POST"]],
  ["/healthz", ["GET"]],
];

const pages = ["/", "/auth", "/app", "/app/docs", "/app/quiz", "/app/upload", "/nowhere"];

describe("a request from another site", () => {
  let learner: Learner;
  let file: FileAnswer;
  let quizId: string;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, studyDocx());
    const made = await learner.call("POST", "/api/quiz", {
      json: { fileId: file.id, questionCount: 1 },
    });
    quizId = (await answerOf<{ id: string }>(made)).id;
    await learner.call("POST", "/api/chat", { json: { message: "Hello", fileId: file.id } });
  });

  const registration = { username: "planted", email: "a@example.org", password };
  const mutations: [string, string, { json?: unknown; form?: Record<string, string> }][] = [
    ["POST", "/api/login", { json: { username: "learner-1", password } }],
    ["POST", "/api/register", { json: registration }],
    ["POST", "/api/logout", {}],
    ["POST", "/api/upload", {}],
    ["DELETE", "/api/files/FILE", {}],
    ["POST", "/api/chat", { json: { message: "Planted", fileId: null } }],
    ["POST", "/api/chat/reset", { form: {} }],
    ["POST", "/api/chat/export", { json: { messages: [] } }],
    ["POST", "/api/quiz", { json: { fileId: "FILE", questionCount: 1 } }],
    ["POST", "/auth", { form: { intent: "register", ...registration, confirmPassword: password } }],
    ["POST", "/logout", { form: {} }],
    ["POST", "/app?index", { form: { intent: "send", message: "Planted", fileId: "" } }],
    ["POST", "/app?index", { form: { intent: "reset", fileId: "FILE" } }],
    ["POST", "/app/export", { form: { fileId: "FILE" } }],
    ["POST", "/app/quiz", { form: { useActiveFile: "true", fileId: "FILE", questionCount: "1" } }],
    ["POST", "/app/quiz/QUIZ?question=1", { form: { option: "0" } }],
    ["POST", "/app/files/FILE/delete", { form: {} }],
    ["POST", "/app/upload", { form: {} }],
    ["POST", "/app/files/FILE/delete.data", { form: {} }],
    ["POST", "/_root.data?index", { form: {} }],
    ["POST", "/app.data?index", { form: { intent: "reset", fileId: "FILE" } }],
    ["POST", "/logout.data", { form: {} }],
    ["PUT", "/api/files/FILE", {}],
    ["PATCH", "/api/files/FILE", {}],
  ];
  const signs: [string, Record<string, string>][] = [
    ["a foreign Origin", { Origin: "https://evil.example" }],
    ["the Origin null", { Origin: "null" }],
    ["another port", { Origin: "http://fennec.test:8080" }],
    ["another scheme", { Origin: "https://fennec.test" }],
    ["a subdomain", { Origin: "http://evil.fennec.test" }],
    ["Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
    [
      "Sec-Fetch-Site and our Origin",
      { Origin: "http://fennec.test", "Sec-Fetch-Site": "cross-site" },
    ],
  ];

  it.each(mutations)("cannot change anything with %s %s", async (method, path, body) => {
    const text = JSON.stringify(body).replaceAll("FILE", file.id);
    const sent = JSON.parse(text) as { json?: unknown; form?: Record<string, string> };
    const address = path.replace("FILE", file.id).replace("QUIZ", quizId);
    const before = await everything();
    for (const [sign, headers] of signs) {
      const response = await learner.call(method, address, { ...sent, headers });
      expect(response.status, sign).toBe(403);
      expect(await answerOf<ErrorAnswer>(response), sign).toEqual({
        error:
          "Fennec blocked that request because it came from another site. Open Fennec and try again.",
        code: "forbidden_origin",
      });
      expect(response.headers.getSetCookie(), sign).toEqual([]);
    }
    expect(await everything()).toEqual(before);
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });

  it.each([
    ["our own Origin", { Origin: "http://fennec.test", "Sec-Fetch-Site": "same-origin" }],
    ["no Origin", {}],
    ["a typed-in address", { "Sec-Fetch-Site": "none" }],
  ])("is not assumed with %s", async (_, headers) => {
    const response = await learner.call("POST", "/api/chat/export", {
      json: { messages: [] },
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(200);
  });

  it("can open a page by a link", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await learner.call("GET", "/app", { headers })).status).toBe(200);
  });

  /** The number of rows in each table, and the messages used. */
  async function everything(): Promise<unknown> {
    const tables = ["users", "sessions", "files", "conversations", "messages", "quizzes"];
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
    const answered = "(SELECT count(selected) FROM quiz_questions) AS answered";
    const row = await env.DB.prepare(`SELECT ${[...counts, answered].join()}`).first();
    return { ...row, used: await env.DAILY_USAGE.getByName(learner.id).used("chat") };
  }
});

describe("an invalid request body", () => {
  let learner: Learner;
  beforeAll(async () => {
    learner = await newLearner();
  });

  const calls = [
    "/api/login",
    "/api/register",
    "/api/password/recover",
    "/api/login/passkey",
    "/api/chat",
    "/api/chat/reset",
    "/api/chat/export",
    "/api/quiz",
  ];
  const nested = `${'{"a":'.repeat(50)}1${"}".repeat(50)}`;
  const bodies: [string, string][] = [
    ["not JSON", "{message: 'x'"],
    ["an array", "[]"],
    ["a text", '"message"'],
    ["a number", "7"],
    ["null", "null"],
    ["an object fifty deep", nested],
    [
      "an array a hundred thousand deep",
      `{"message":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    ],
    ["bytes", "\u0000\u0001\ufffd"],
  ];

  it.each(calls.flatMap((path) => bodies.map(([what, body]) => [path, what, body])))(
    "is refused by %s if it is %s",
    async (path = "", _what, body = "") => {
      const response = await learner.call("POST", path, {
        body,
        headers: { "Content-Type": "application/json" },
      });
      expect(response.status).toBe(400);
      const answer = await answerOf<ErrorAnswer>(response);
      expect(answer.code).toBe("invalid_request");
      expect(answer.error).toMatch(/^The body .*\.$/);
    },
  );

  it.each(calls)("is refused by %s if it is over half a megabyte", async (path) => {
    const response = await learner.call("POST", path, {
      body: JSON.stringify({ message: "x".repeat(600 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "too_large" });
  });

  it.each(["/auth", "/app?index", "/app/quiz", "/logout", "/app/export"])(
    "is refused by the form %s if it is over half a megabyte",
    async (path) => {
      const response = await learner.call("POST", path, {
        form: { intent: "login", message: "x".repeat(600 * 1024) },
      });
      expect(response.status).toBe(413);
    },
  );

  it.each([
    ["multipart without a boundary", "multipart/form-data", "intent=login"],
    ["multipart cut off", "multipart/form-data; boundary=x", "--x\r\nContent-Disp"],
    ["JSON", "application/json", "{}"],
    ["of no type", "", "intent=login"],
  ])("is refused by a page's form if it is %s", async (_, type, body) => {
    const response = await new Browser().call("POST", "/auth", {
      body,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(400);
  });

  it("is refused by a page's form within two seconds if it has too many fields", async () => {
    const start = Date.now();
    const response = await new Browser().call("POST", "/auth", {
      body: `intent=login${"&a=".repeat(60_000)}`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("The form has too many fields.");
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  it("is refused before it is read if its declared size is over 81 MiB", async () => {
    const response = await learner.call("POST", "/api/chat", {
      body: new Uint8Array(82 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });

  it("cannot pollute a prototype", async () => {
    const response = await learner.call("POST", "/api/chat/export", {
      body: '{"__proto__":{"messages":[]},"constructor":{"prototype":{"polluted":1}},"messages":[]}',
    });
    expect(response.status).toBe(200);
    expect("polluted" in {}).toBe(false);
  });

  it("is refused within two seconds if it is nested 250,000 levels deep", async () => {
    const start = Date.now();
    const deep = `{"a":${"[".repeat(250_000)}${"]".repeat(250_000)}}`;
    const response = await learner.call("POST", "/api/quiz", { body: deep });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});

describe("a URL that is too long", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `p=%2Fa${index}`).join("&");

  it.each(["/", "/app", "/api/user", "/__manifest", "/api/nothing", "/auth.data", "/healthz"])(
    "is refused at %s",
    async (path) => {
      expect((await new Browser().call("GET", `${path}?${many}`)).status).toBe(400);
    },
  );

  it("is refused even if it has a single parameter", async () => {
    const response = await new Browser().call("GET", `/auth?x=${"y".repeat(9_000)}`);
    expect(response.status).toBe(400);
  });

  it.each(["/__manifest?p=%2Fapp&p=%2Fauth&version=x", "/__manifest", "/__manifest?p=//evil&p="])(
    "is not mistaken for %s",
    async (path) => {
      expect((await new Browser().call("GET", path)).status).toBeLessThan(500);
    },
  );
});

describe("the older data protocol of Remix", () => {
  it.each([
    ["GET", "/auth?_data=account%2Fauth"],
    ["GET", "/?_data="],
    ["GET", "/api/user?_data=account%2Fapi.user"],
    ["GET", "/auth.data?_data=root"],
    ["POST", "/logout?_data=account%2Flog-out"],
    ["DELETE", "/api/files/ID?x=1&_data=library%2Fapi.file"],
  ])("is refused: %s %s", async (method, path) => {
    const learner = await newLearner();
    const response = await learner.call(method, path);
    expect(response.status).toBe(400);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "invalid_request" });
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
  });
});

describe("an unsupported method", () => {
  it.each([
    ["/", "GET, HEAD"],
    ["/auth", "GET, HEAD, POST"],
    ["/api/user", "GET"],
    ["/api/files/ID", "DELETE"],
    ["/api/chat/turns/ID", "GET, DELETE"],
  ])("is refused with 405 at %s", async (path, allowed) => {
    const learner = await newLearner();
    for (const method of ["TRACE", "PROPFIND", "MKCOL", "PURGE", "SUBSCRIBE"]) {
      const response = await learner.call(method, path);
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get("Allow")).toBe(allowed);
      expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "method_not_allowed" });
    }
  });
});

describe("a path with too many levels", () => {
  const levels = (count: number) => "/a".repeat(count);
  const version = async () => {
    const page = await (await new Browser().call("GET", "/")).text();
    return page.match(/"version": "(\w+)"/)?.[1] ?? "";
  };

  it.each([
    ["a page", "GET", levels(4_000)],
    ["a page's data", "GET", `${levels(3_900)}.data`],
    ["a form", "POST", `/app${levels(3_900)}`],
    ["a call", "GET", `/api${levels(3_900)}`],
    ["a call that changes something", "DELETE", `/api/files${levels(13)}`],
    ["empty levels", "GET", `/${"/".repeat(4_000)}`],
    ["one level too many", "GET", levels(13)],
  ])("gets 404 without matching any route: %s", async (_, method, path) => {
    const response = await new Browser().call(method, path);
    expect(response.status).toBe(404);
    expect(await answerOf<ErrorAnswer>(response)).toEqual({
      error: "Fennec couldn't find that page or file. It may have been deleted.",
      code: "not_found",
    });
  });

  it("is refused in a request for the route manifest", async () => {
    const asked = `/__manifest?version=${await version()}`;
    const learner = new Browser();
    expect((await learner.call("GET", `${asked}&p=/app/quiz&p=/auth`)).status).toBe(200);
    expect((await learner.call("GET", `${asked}&p=/app&p=${levels(3_700)}`)).status).toBe(404);
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `&p=/${index}${levels(11)}`).join("");
    expect((await learner.call("GET", asked + links(25))).status).toBe(200);
    expect((await learner.call("GET", asked + links(26))).status).toBe(400);
  });

  it("is matched against the routes up to twelve levels", async () => {
    const response = await new Browser().call("GET", levels(12));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("404 Page Not Found");
  });
});

describe("the API", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  const wrongMethods = apiPaths.flatMap(([path, allowed]) =>
    methods.filter((method) => !allowed.includes(method)).map((method) => [method, path, allowed]),
  ) as [string, string, string[]][];

  it.each(wrongMethods)("answers 405 to %s %s", async (method, path, allowed) => {
    const response = await new Browser().call(method, path.replace("ID", "0".repeat(20)));
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed.join(", "));
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "method_not_allowed" });
  });

  it.each(["GET", "POST", "PUT", "DELETE"])("answers %s /api/nothing with JSON", async (method) => {
    const response = await new Browser().call(method, "/api/nothing/at/all");
    expect([404, 405]).toContain(response.status);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.status === 404 || response.headers.has("Allow")).toBe(true);
  });

  it("answers an unknown path with the error envelope", async () => {
    const response = await new Browser().call("GET", "/api/nothing");
    expect(response.status).toBe(404);
    expect(await answerOf<ErrorAnswer>(response)).toEqual({
      error: "There is no such API endpoint.",
      code: "not_found",
    });
  });

  it.each(apiPaths.filter(([path]) => !/login|register|logout|password|healthz/.test(path)))(
    "asks an anonymous visitor of %s to log in",
    async (path, [method = "GET"]) => {
      const response = await new Browser().call(method, path.replace("ID", "0".repeat(20)));
      expect(response.status).toBe(401);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "Please log in first.",
        code: "unauthenticated",
      });
    },
  );

  it("sends no-store with successes and failures", async () => {
    const learner = await newLearner();
    const answers = await Promise.all([
      learner.call("GET", "/api/user"),
      learner.call("GET", "/api/user/files"),
      new Browser().call("GET", "/api/user"),
      learner.call("GET", "/api/nothing"),
      learner.call("PUT", "/api/user"),
      learner.call("POST", "/api/chat", { json: {} }),
      learner.call("POST", "/api/chat", { headers: { Origin: "https://evil.example" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 405, 400, 403]);
    for (const response of answers) {
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    }
  });

  it("reports its health", async () => {
    const response = await new Browser().call("GET", "/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      version: env.APP_VERSION,
      engine: expect.any(String),
      checks: { database: "ok", bytes: "ok", counters: "ok" },
    });
  });
});

describe("a page", () => {
  const both = "GET, HEAD, POST";
  const reads = "GET, HEAD";

  it.each([
    ["/", reads],
    ["/auth", both],
    ["/logout", both],
    ["/app", reads],
    ["/app?index", both],
    ["/app/quiz", both],
    ["/app/upload", both],
    ["/app/export", both],
    ["/practice-test/upload", both],
    ["/profile", reads],
    ["/subscription", both],
    ["/logout.data", both],
  ])("%s accepts %s and nothing else", async (path, allowed) => {
    const learner = await newLearner();
    const wrong = ["PUT", "PATCH", "DELETE", "OPTIONS", ...(allowed === reads ? ["POST"] : [])];
    for (const method of wrong) {
      const response = await learner.call(method, path);
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get("Allow")).toBe(allowed);
      expect(await response.text()).toMatch(/<!DOCTYPE html>|^[[{]/);
    }
    // Logged in, so that each would otherwise have succeeded.
    expect((await learner.call("GET", "/api/user")).status).toBe(200);
    const read = await learner.call("HEAD", path);
    expect(read.status).toBeLessThan(400);
    expect(await read.text()).toBe("");
  });

  it("that is unknown answers 404 to any method", async () => {
    for (const path of ["/nowhere", "/api/nowhere"]) {
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
        expect((await new Browser().call(method, path)).status, `${method} ${path}`).toBe(404);
      }
    }
  });
});

describe("the log", () => {
  it("has a line for a refused form, without what was typed", () => {
    const log = { info: vi.fn(), error: vi.fn() };
    const request = new Request("http://fennec.test/app/quiz?topic=secret", { method: "POST" });
    const context = { scope: { app: { log } } } as unknown as AppLoadContext;
    const refused = [data({ message: "secret" }, 400), { status: 405, data: "secret" }];
    for (const thrown of refused) handleError(thrown, { request, context, params: {} });
    const line = { method: "POST", path: "/app/quiz" };
    expect(log.info.mock.calls).toEqual([
      ["refused", { status: 400, ...line }],
      ["refused", { status: 405, ...line }],
    ]);
    expect(log.error).not.toHaveBeenCalled();
    const failure = new Error("Broken");
    handleError(failure, { request, context, params: {} });
    expect(log.error.mock.calls).toEqual([["remix_failed", failure]]);
  });

  it("has a line for a thrown value that is no error, without the value", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      consoleLog.error("failed", { email: "ada@example.org" });
      const [[line] = []] = errors.mock.calls;
      expect(JSON.parse(String(line))).toMatchObject({
        level: "error",
        event: "failed",
        message: "thrown: [object Object] Object",
      });
      expect(line).not.toContain("ada");
    } finally {
      errors.mockRestore();
    }
  });
});

describe("an unknown page", () => {
  it.each([
    "/nowhere",
    "/app/nowhere",
    "/app/quiz/x/y/z",
    "/wp-login.php",
    "/a%00b",
    "/%F0%9F%A6%8A",
  ])("%s shows “404 Page Not Found”", async (path) => {
    const response = await new Browser().call("GET", path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("404 Page Not Found");
  });

  it.each(["/%", "/%E0%A4%A", "/app/files/%/delete", "/api/files/%E0%A4%A/content"])(
    "%s, which cannot be decoded, is not a server error",
    async (path) => {
      const learner = await newLearner();
      const response = await learner.call("GET", path);
      expect(response.status).toBeGreaterThanOrEqual(300);
      expect(response.status).toBeLessThan(500);
    },
  );
});

describe("the headers of a response", () => {
  let learner: Learner;
  let file: FileAnswer;
  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, pixelPng());
  });

  const everywhere = [
    ...pages,
    "/api/user",
    "/api/nothing",
    `/app?${"x=1&".repeat(200)}`,
    "/auth.data",
  ];

  it.each(everywhere)("protect %.30s", async (path) => {
    const { headers } = await learner.call("GET", path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.has("Strict-Transport-Security")).toBe(false);
    const policy = policyOf(headers);
    expect(policy["default-src"]).toBe("'none'");
    expect(policy["object-src"]).toBe("'self'");
    expect(policy["base-uri"]).toBe("'none'");
    expect(policy["frame-ancestors"]).toBe("'none'");
    expect(policy["img-src"]).toBe("'self' data: blob:");
    expect(policy["connect-src"]).toBe("'self'");
    expect(policy["script-src"]).toMatch(/^'self' 'nonce-[0-9a-f-]{36}'$/);
  });

  it.each(pages)("allow only the scripts of %s itself", async (path) => {
    const response = await learner.call("GET", path);
    if (response.status === 302) return expect(path).toBe("/auth");
    const nonce = policyOf(response.headers)["script-src"]?.match(/'nonce-([^']*)'/)?.[1];
    const page = await response.text();
    const scripts = page.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(page).not.toMatch(/<[^>]* on[a-z]+=/);
    const external = [
      ...page.matchAll(/<(?:script|link|img|source)\b[^>]*(?:src|href)="([^"]*)"/g),
    ];
    for (const [, address] of external)
      expect(address).toMatch(/^(http:\/\/fennec\.test\/|\/(?!\/)|data:)/);
  });

  it("have a new nonce in each response", async () => {
    const [one, two] = await Promise.all([learner.call("GET", "/"), learner.call("GET", "/")]);
    expect(one.headers.get("Content-Security-Policy")).not.toBe(
      two.headers.get("Content-Security-Policy"),
    );
  });

  it("match the nonces of the landing page that visitors share from the cache", async () => {
    const visit = (headers?: Record<string, string>) =>
      new Browser().call("GET", "/", headers ? { headers } : {});
    const answers = [await visit({ "X-Remix-SPA-Mode": "yes" }), await visit(), await visit()];
    const nonces = answers.map((one) => policyOf(one.headers)["script-src"]?.slice(14, 50) ?? "");
    expect(new Set(nonces).size).toBe(3);
    const texts = await Promise.all(answers.map((one) => one.text()));
    const [first, ...others] = texts.map((text, at) => text.split(nonces[at] ?? "").join("NONCE"));
    expect(first).toContain('nonce="NONCE"');
    expect(others).toEqual([first, first]);
    expect(first).toContain("Log in");
    expect(await (await learner.call("GET", "/")).text()).not.toContain("Log in");
  });

  it.each(["/", "/api/user", "/nowhere"])(
    "ask the browser to stay on HTTPS at %s",
    async (path) => {
      const { headers } = await new Browser("https://fennec.test").call("GET", path);
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    },
  );

  it("keep the policy of a file's content, with the other protections", async () => {
    const { headers } = await learner.call("GET", `/api/files/${file.id}/content`);
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  it("are the same, as is the page, if the client asks for SPA mode", async () => {
    const plain = await new Browser().call("GET", "/");
    const asked = await new Browser().call("GET", "/", {
      headers: { "X-React-Router-SPA-Mode": "yes", "X-Remix-SPA-Mode": "yes" },
    });
    const [one, two] = await Promise.all([plain.text(), asked.text()]);
    const withoutNonce = (page: string) => page.replaceAll(/nonce="[^"]*"/g, "");
    expect(asked.status).toBe(plain.status);
    expect(withoutNonce(two)).toBe(withoutNonce(one));
    expect(asked.headers.get("Cache-Control")).toBe("no-store");
  });

  it("ignore the host that a client claims", async () => {
    const response = await new Browser().call("GET", "/app", {
      headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
    });
    expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fapp");
  });
});

describe("the rate limiter", () => {
  it("allows a number of events in a window, and says how long to wait", async () => {
    const limiter = env.RATE_LIMITER.getByName("rate-1");
    for (let event = 0; event < 3; event += 1) {
      expect((await limiter.take(3, 60)).allowed).toBe(true);
    }
    const refused = await limiter.take(3, 60);
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThan(55);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("enforces the limit for concurrent events", async () => {
    const limiter = env.RATE_LIMITER.getByName("rate-2");
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take(5, 60)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it("does not count events that were given back or refused", async () => {
    const limiter = env.RATE_LIMITER.getByName("rate-3");
    await limiter.take(1, 60);
    expect((await limiter.take(1, 60)).allowed).toBe(false);
    await limiter.giveBack();
    expect((await limiter.take(1, 60)).allowed).toBe(true);
    await limiter.giveBack();
    await limiter.giveBack();
    await limiter.take(1, 60);
    expect((await limiter.take(1, 60)).allowed).toBe(false);
  });

  it("starts over when its window has ended", async () => {
    const limiter = env.RATE_LIMITER.getByName("rate-4");
    await limiter.take(1, 60);
    await runInDurableObject(limiter, (_, { storage }) => {
      storage.kv.put("window", { ends: Date.now() - 1, count: 1 });
    });
    await limiter.giveBack();
    expect((await limiter.take(1, 60)).allowed).toBe(true);
    expect((await limiter.take(1, 60)).allowed).toBe(false);
  });

  it("stores nothing once its window has ended", async () => {
    const limiter = env.RATE_LIMITER.getByName("rate-5");
    await limiter.take(1, 60);
    expect(await runDurableObjectAlarm(limiter)).toBe(true);
    const left = await runInDurableObject(limiter, async (_, { storage }) => [
      ...storage.kv.list(),
    ]);
    expect(left).toEqual([]);
  });

  it.each([
    ["registration", "POST", "/api/register"],
    ["registration", "POST", "/auth"],
    ["upload", "POST", "/api/upload"],
    ["upload", "POST", "/app/upload"],
  ])("counts each %s by %s %s for the address of the client", async (name, method, path) => {
    const learner = await newLearner();
    const address = `an address for ${path}`;
    const form = new FormData();
    form.append("files", pixelPng());
    const username = `counted-${path.slice(1).replaceAll("/", "-")}`;
    const registration = { username, email: "a@example.org", password };
    const headers = { "CF-Connecting-IP": address };
    const options =
      name === "upload"
        ? { body: form, headers }
        : path === "/auth"
          ? { form: { intent: "register", ...registration, confirmPassword: password }, headers }
          : { json: registration, headers };
    const response = await learner.call(method, path, options);
    expect([201, 302]).toContain(response.status);
    const limiter = env.RATE_LIMITER.getByName(`${name}:${address}`);
    const window = await runInDurableObject(limiter, (_, { storage }) =>
      storage.kv.get<{ count: number; ends: number }>("window"),
    );
    expect(window?.count).toBe(1);
    expect((window?.ends ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it.each([
    ["registration", "/api/register", { json: {} }],
    [
      "registration",
      "/auth",
      { form: { intent: "register", ...latecomer, confirmPassword: password } },
    ],
    ["upload", "/api/upload", { body: new FormData() }],
    ["upload", "/api/upload/text", { json: {} }],
    ["upload", "/api/upload/address", { json: {} }],
    ["upload", "/app/upload", { body: new FormData() }],
    ["upload", "/api/import", { json: {} }],
    ["upload", "/api/past-papers", { json: {} }],
    ["upload", "/api/voice", { body: new FormData() }],
    ["passwordReset", "/api/password/forgot", { json: {} }],
    ["passwordReset", "/api/password/reset", { json: {} }],
    ["passwordReset", "/api/password/recover", { json: {} }],
    ["passkey", "/api/login/passkey/options", { json: {} }],
    ["passkey", "/api/login/passkey", { json: {} }],
    ["administrator", "/api/admin/index", { headers: { Authorization: "Bearer wrong" } }],
  ] as const)(
    "limits each %s by %s for all addresses of an IPv6 /64",
    async (name, path, options) => {
      const learner = await newLearner();
      const network = `2001:db8:64:${networks++}`;
      const limiter = env.RATE_LIMITER.getByName(`${name}:${network}::/64`);
      await limiter.take(1, 3_600);
      await runInDurableObject(limiter, (_, { storage }) => {
        storage.kv.put("window", { ends: Date.now() + 1_800_000, count: 1_000_000 });
      });
      const from = async (address: string) => {
        const given = "headers" in options ? options.headers : {};
        const headers = { ...given, "CF-Connecting-IP": address };
        const browser = path === "/auth" ? new Browser() : learner;
        return (await browser.call("POST", path, { ...options, headers })).status;
      };
      expect(await from(`${network}::1`)).toBe(429);
      expect(await from(`${network}:ffff::2`)).toBe(429);
      expect(await from(`2001:db8:65:${networks}::1`)).not.toBe(429);
    },
  );

  it("refuses an upload above the hourly limit, with Retry-After", async () => {
    const learner = await newLearner();
    const limiter = env.RATE_LIMITER.getByName("upload:192.0.2.200");
    await limiter.take(1, 3_600);
    await runInDurableObject(limiter, (_, { storage }) => {
      storage.kv.put("window", {
        ends: Date.now() + 1_800_000,
        count: Number(env.UPLOADS_PER_HOUR),
      });
    });
    for (const path of ["/api/upload", "/app/upload"]) {
      const form = new FormData();
      form.append("files", pixelPng());
      const response = await learner.call("POST", path, {
        body: form,
        headers: { "CF-Connecting-IP": "192.0.2.200" },
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(1_700);
      expect(await response.text()).toContain("Please try again in 30 minutes.");
    }
    expect(await answerOf<unknown[]>(await learner.call("GET", "/api/user/files"))).toEqual([]);
  });
});

describe("the check of a build", () => {
  const built = pageLoader({ access: "learner", input: noInput, run: async () => null });

  it("accepts loaders and actions made by a route builder", () => {
    const routes = {
      page: { module: { loader: built, action: pageAction({}), default: () => null } },
      bare: { module: { default: () => null } },
      missing: undefined,
    };
    expect(() => requireRouteHandlers(routes)).not.toThrow();
  });

  it.each(["loader", "action"])("refuses a raw %s", (kind) => {
    const routes = {
      page: { module: { loader: built } },
      raw: { module: { [kind]: async () => null } },
    };
    expect(() => requireRouteHandlers(routes)).toThrow(
      `The ${kind} of raw was not made by a route builder.`,
    );
  });

  it("refuses a loader that wraps a built one", () => {
    const routes = {
      raw: { module: { loader: (args: Parameters<typeof built>[0]) => built(args) } },
    };
    expect(() => requireRouteHandlers(routes)).toThrow("The loader of raw");
  });
});

function policyOf(headers: Headers): Record<string, string> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/s)));
}
