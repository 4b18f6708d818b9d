import { Parser } from "htmlparser2";
import { beforeAll, describe, expect, it } from "vitest";
import { pagesOf, type Studied, visitorsPages } from "../fakes/every-page";
import { latinWords } from "../fakes/latin-words";
import { pixelPng } from "./documents";
import { keepForReview, makeDeck } from "./kept-work";
import { answerOf, Browser, homeDatabase, type Learner, newLearner, uploaded } from "./learner";

/**
 * The pages of a learner whose own words are all Cyrillic, in languages of other scripts: Latin letters on
 * them are names, or a text that is not in the catalogues or not translated.
 */
const languages = ["ar", "zh"];

const shownAttributes = [
  "alt",
  "aria-description",
  "aria-label",
  "content",
  "placeholder",
  "title",
];

/** @returns the Latin words that a page shows or has read aloud, in their texts */
function latinTexts(html: string, language: string): string[] {
  const texts: string[] = [];
  /** Whether the texts of each open element are skipped. */
  const skipped: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { lang } = attributes;
      const isOther = name !== "html" && lang !== undefined && lang !== language;
      skipped.push(skipped.at(-1) || isOther || ["script", "style", "svg"].includes(name));
      if (skipped.at(-1) || (name === "meta" && attributes.name !== "description")) return;
      for (const attribute of shownAttributes) {
        if (attributes[attribute]) texts.push(attributes[attribute]);
      }
    },
    ontext(text) {
      if (!skipped.at(-1)) texts.push(text);
    },
    onclosetag: () => void skipped.pop(),
  });
  parser.end(html);
  return texts.filter((text) => latinWords(text).length > 0).map((text) => text.trim());
}

const document = Object.values(
  import.meta.glob<string>("../evaluations/texts/stroenie-atoma.md", {
    ...{ query: "?raw", import: "default", eager: true },
  }),
)[0] as string;

const paper = ["1. Что такое атом?", "Ответ: частица.", "2. Какой заряд?", "а) плюс", "Лишнее"];

const routes = Object.values(
  import.meta.glob<string>("../../app/routes.ts", {
    ...{ query: "?raw", import: "default", eager: true },
  }),
)[0] as string;

/** Pages that redirect without payments, without mail, or before a card was rated. */
const elsewhere = [
  ...["account/forgot-password", "billing/sandbox-checkout", "billing/sandbox-portal"],
  "flashcards/summary",
];

/** A track's title, which is the same in all languages. */
const trackTitle = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** The routes whose pages have been checked. */
const visited = new Set<string>();

/** A learner who has used every feature in one language. */
async function study(language: string): Promise<Studied & { learner: Learner }> {
  const learner = await newLearner();
  const make = async <T>(path: string, json: object) => {
    const response = await learner.call("POST", path, { json });
    expect(response.ok, `${path}: ${await response.clone().text()}`).toBe(true);
    return answerOf<T>(response);
  };
  type Work = { id: string; questions: { correctAnswer: number }[] };
  await make("/api/user/language", { language });
  const file = await uploaded(learner, new File([document], "Атом.md", { type: "text/markdown" }));
  const fileId = file.id;
  const examOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const course = { name: "Химия", examOn, fileIds: [fileId] };
  const { id: courseId } = await make<{ id: string }>("/api/courses", course);
  const deckId = await makeDeck(learner, file);
  await keepForReview(learner, "flashcards", deckId);
  const card = await make<{ id: string; deckId: string }>("/api/cards", {
    ...{ deckId: null, front: "Что такое ион?", back: "Заряженная частица" },
  });
  const quiz = await make<Work>("/api/quiz", { fileId, questionCount: 3 });
  const done = await make<Work>("/api/quiz", { fileId, questionCount: 2 });
  for (const [index, { correctAnswer }] of done.questions.entries()) {
    const option = String(index === 0 ? (correctAnswer + 1) % 2 : correctAnswer);
    const form = { question: String(index + 1), option };
    await learner.call("POST", `/app/quiz/${done.id}?question=${index + 1}`, { form });
  }
  await keepForReview(learner, "quiz", done.id);
  const test = await make<Work>("/api/practice-test", { fileId, questionCount: 2 });
  const doneTest = await make<Work>("/api/practice-test", { fileId, questionCount: 2 });
  for (const index of doneTest.questions.keys()) {
    const form = { question: String(index + 1), option: "0" };
    await learner.call("POST", `/practice-test/${doneTest.id}`, { form });
  }
  await make("/api/chat", { message: "Что такое атом?", fileId });
  const { id: pictureId } = await uploaded(learner, pixelPng("снимок.png"));
  await homeDatabase
    .prepare("UPDATE files SET status = 'unreadable', problem = 'unreadable_picture' WHERE id = ?")
    .bind(pictureId)
    .run();
  await make("/api/review/calendar", {});
  return {
    learner,
    ids: { fileId, courseId, deckId, quizId: quiz.id, doneQuizId: done.id, testId: test.id },
    pictureId,
    card,
    doneTestId: doneTest.id,
  };
}

/** Forms with errors, or that show what was sent. */
const formsOf = ({ ids }: Studied): [string, Record<string, string>][] => [
  ["/app/quiz", { questionCount: "0" }],
  ["/app/quiz", { questionCount: "90", topic: "атом" }],
  ["/app/flashcards", { count: "7" }],
  ["/app/flashcards/import", {}],
  ["/app/flashcards/import", { text: "атом\tчастица\nбез разделителя" }],
  [`/app/flashcards/${ids.deckId}`, { intent: "add", front: "", back: "" }],
  [`/app/review/wrong?item=${ids.doneQuizId}-1`, { intent: "report", reason: " " }],
  ["/app/review", { newPerDay: "x", duePerDay: "-1" }],
  ["/app/review/past-paper", { text: paper.join("\n") }],
  ["/app/review/past-paper", {}],
  ["/app/review/sheet", { code: "ABCD-EFGH" }],
  ["/app/courses/new", { name: "", examOn: "1999-01-01" }],
  ["/app/add", { intent: "page", address: "ftp:атом" }],
  ["/app/add", { intent: "text", text: "" }],
  ["/practice-test?tab=paste", { textContent: "", questionCount: "500" }],
  ["/practice-test?tab=upload", { questionCount: "" }],
  ["/profile/settings", { email: "нет", currentPassword: "" }],
  ["/profile/security", { intent: "recovery-code", password: "не тот" }],
  ["/profile/delete-account", { password: "" }],
];

const visitorsForms: [string, Record<string, string>][] = [
  ["/auth", { intent: "login", username: "никто", password: "никакой" }],
  ["/auth", { intent: "register", username: "я", email: "нет", password: "1" }],
  ["/auth/forgot", { account: "" }],
  ["/auth/recover", { username: "", code: "1", newPassword: "1" }],
];

const callsOf = ({ pictureId }: Studied): [string, string, object][] => [
  // Answered in the conversation's Durable Object, by what a queue's consumer has stored.
  ["POST", "/api/chat", { message: "что это?", fileId: pictureId }],
  ["POST", "/api/quiz", { questionCount: 5 }],
  ["POST", "/api/flashcards", { topic: "" }],
  ["POST", "/api/practice-test", {}],
  ["POST", "/api/chat", { message: "" }],
  ["POST", "/api/upload/address", { address: "http://127.0.0.1/" }],
  ["POST", "/api/cards", { front: "" }],
  ["GET", "/api/files/none", {}],
  ["GET", "/api/none", {}],
  ["PUT", "/api/quiz", {}],
];

describe.each(languages)("in %s", (language) => {
  let studied: Awaited<ReturnType<typeof study>>;
  const visitor = new Browser();
  const show = async (browser: Browser, method: string, path: string, form?: object) => {
    let response = await browser.call(method, path, form ? { form: { ...form } } : {});
    for (let hop = 0; hop < 3 && response.headers.has("Location"); hop += 1) {
      response = await browser.call("GET", response.headers.get("Location") ?? "");
    }
    expect(response.status, path).toBeLessThan(500);
    const html = await response.text();
    for (const [, route = ""] of html.matchAll(/"([\w/-]+)":route\d+/g)) visited.add(route);
    expect(html, path).toContain(
      `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`,
    );
    return latinTexts(html, language)
      .filter((text) => !path.startsWith("/soundtrack") || !trackTitle.test(text))
      .map((text) => `${method} ${path}: ${text}`);
  };

  beforeAll(async () => {
    studied = await study(language);
    await visitor.call("POST", "/api/user/language", { json: { language } });
  });

  it("all pages are translated", async () => {
    const found: string[] = [];
    for (const path of pagesOf(studied)) found.push(...(await show(studied.learner, "GET", path)));
    for (const path of visitorsPages) found.push(...(await show(visitor, "GET", path)));
    expect(found).toEqual([]);
  });

  it("all pages of the routes are checked", () => {
    const pages = [...routes.matchAll(/"([\w/-]+)\.tsx"/g)].map(([, page]) => page);
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((page = "") => !visited.has(page)).sort()).toEqual(elsewhere);
  });

  it("all errors of forms are translated", async () => {
    const found: string[] = [];
    for (const [path, form] of formsOf(studied)) {
      found.push(...(await show(studied.learner, "POST", path, form)));
    }
    for (const [path, form] of visitorsForms) {
      found.push(...(await show(visitor, "POST", path, form)));
    }
    expect(found).toEqual([]);
  });

  it("all errors of the API are translated", async () => {
    const found: string[] = [];
    for (const [method, path, json] of callsOf(studied)) {
      const response = await studied.learner.call(method, path, method === "GET" ? {} : { json });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      const { error } = await answerOf<{ error: string }>(response);
      if (latinWords(error).length > 0) found.push(`${path}: ${error}`);
    }
    expect(found).toEqual([]);
  });

  it("exported notes and the calendar are translated", async () => {
    const { learner, ids } = studied;
    const notes = await learner.call("POST", "/app/export", { form: { fileId: ids.fileId } });
    expect(notes.headers.get("Content-Type")).toContain("text/plain");
    expect(latinWords(await notes.text())).toEqual([]);
    const { calendarUrl } = await answerOf<{ calendarUrl: string }>(
      await learner.call("GET", "/api/review"),
    );
    const calendar = await (await new Browser().call("GET", new URL(calendarUrl).pathname)).text();
    const texts = calendar
      .replaceAll("\r\n ", "")
      .match(/^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME)[:;].*$/gm) as string[];
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.flatMap((text) => latinWords(text.replace(/^[A-Z-]+:/, "")))).toEqual([]);
  });
});

it("the check finds an English text", () => {
  const page = (body: string) => `<html lang="ar" dir="rtl"><body>${body}</body></html>`;
  expect(latinTexts(page("<p>مرحبا <b>there</b></p>"), "ar")).toEqual(["there"]);
  expect(latinTexts(page('<input placeholder="Topic">'), "ar")).toEqual(["Topic"]);
  expect(latinTexts(page('<option lang="de">Deutsch</option><p>Fennec 2 MB</p>'), "ar")).toEqual(
    [],
  );
});
