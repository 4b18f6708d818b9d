import { afterAll, beforeAll, expect, test } from "vitest";
import { beesPdf } from "../e2e/material/documents";
import { Learner } from "./learner";
import { emptyFolder, firstPort, Machine, packProduct } from "./machine";
import { photograph } from "./material";
import { type Site, startProxy } from "./tls-proxy";

const port = firstPort;
let site: Site;
let machine: Machine;

beforeAll(async () => {
  const product = packProduct("studied-product");
  site = await startProxy(emptyFolder("certificates"), port);
  const state = emptyFolder("state");
  machine = await new Machine({ product, state, port, origin: site.origin }).ready();
});

afterAll(async () => {
  await machine.stop();
  await site.close();
});

test("a learner studies a document behind a TLS proxy, on a server with an empty folder", async () => {
  const nora = new Learner(site, "nora");
  const registered = await nora.send("/auth", {
    form: {
      ...{ intent: "register", username: "nora", email: "nora@example.org" },
      ...{ password: "desert fox 7", confirmPassword: "desert fox 7" },
    },
  });
  expect(registered.status).toBe(302);
  // Without email, a registration shows the recovery code first.
  expect(registered.headers.location).toBe("/auth/recovery-code?next=%2Fapp");
  expect(registered.headers["strict-transport-security"]).toContain("max-age=");
  const session = [registered.headers["set-cookie"] ?? []]
    .flat()
    .find((line) => line.includes("session"));
  expect(session).toMatch(/^__Host-fennec_session=.*; Secure/);

  const [bees, photo] = await nora.upload(beesPdf(), photograph("page.jpg"));
  const reply = await nora.ask<{ content: string; citations: { quote: string; page: number }[] }>(
    "/api/chat",
    { json: { message: "What is pollination?", fileId: bees?.id } },
  );
  expect(reply.citations.length).toBeGreaterThan(0);
  const streamed = await nora.send("/api/chat", {
    json: { message: "What does the queen do?", fileId: bees?.id },
    headers: { Accept: "text/event-stream" },
  });
  expect(streamed.headers["content-type"]).toContain("text/event-stream");
  expect(streamed.bytes.toString("utf8")).toContain("event: message");
  const quiz = await nora.ask<{ questions: { options: string[]; source: { fileId: string } }[] }>(
    "/api/quiz",
    { json: { fileId: bees?.id, questionCount: 3 } },
  );
  expect(quiz.questions).toHaveLength(3);
  expect(quiz.questions[0]?.source.fileId).toBe(bees?.id);
  const content = await nora.send(`/api/files/${bees?.id}/content`);
  expect(content.bytes.equals(beesPdf().buffer)).toBe(true);
  for (const path of [
    "/app",
    "/profile",
    `/app/docs?file=${bees?.id}`,
    "/favicon.svg",
    "/healthz",
  ]) {
    expect((await nora.send(path)).status, path).toBe(200);
  }
  expect((await nora.readyFile(photo?.id ?? "")).status).toBe("ready");
});

test("the configured site address is used, not the one in a request", async () => {
  const eve = new Learner(site, "eve");
  const json = { username: "eve", email: "eve@example.org", password: "desert fox 7" };
  const other = await eve.send("/api/register", {
    json,
    headers: { Origin: "https://evil.example" },
  });
  expect(other.status).toBe(403);
  const inner = await eve.send("/api/register", {
    json,
    headers: { Origin: `http://127.0.0.1:${port}` },
  });
  expect(inner.status).toBe(403);
  const map = await eve.send("/sitemap.xml", {
    headers: {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "MF-Original-URL": "http://evil.example/",
    },
  });
  expect(map.bytes.toString("utf8")).toContain(`<loc>${site.origin}/</loc>`);
});

test("development tools are not served", async () => {
  const eve = new Learner(site, "eve");
  for (const path of ["/cdn-cgi/local/scheduled", "/cdn-cgi/platform-proxy", "/cdn-cgi/explorer"]) {
    expect((await eve.send(path, { headers: { "MF-Op": "GET" } })).status, path).toBe(404);
  }
  const direct = await eve.send("/", { headers: { "MF-Route-Override": "fennec-documents" } });
  expect(direct.headers["content-type"]).toContain("text/html");
});

test("there are no payments, and the limits of a deployment apply", async () => {
  const lea = new Learner(site, "lea");
  await lea.ask("/api/register", {
    json: { username: "lea", email: "lea@example.org", password: "desert fox 7" },
    from: "127.0.0.3",
  });
  const { allowances } = await lea.ask<{ allowances: Record<string, { limit: number }> }>(
    "/api/user/subscription",
  );
  expect(allowances.generated?.limit).toBe(40);
  expect((await lea.send("/api/create-subscription", { json: {} })).status).toBeGreaterThanOrEqual(
    400,
  );

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const name = `many${attempt}`;
    const { status } = await new Learner(site, name).send("/api/register", {
      json: { username: name, email: `${name}@example.org`, password: "desert fox 7" },
      from: "127.0.0.4",
      // The client's own entry precedes the proxy's, and is ignored.
      headers: { "X-Forwarded-For": `203.0.113.${attempt}` },
    });
    statuses.push(status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
  expect(statuses[20]).toBe(429);
  const elsewhere = new Learner(site, "elsewhere");
  const json = { username: "elsewhere", email: "e@example.org", password: "desert fox 7" };
  expect((await elsewhere.send("/api/register", { json, from: "127.0.0.5" })).status).toBe(201);
});
