import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { Catalogue } from "~/localization/catalogue";
import { expect, expectAccessible, newUsername, password, ready, replies, test } from "./fixtures";

const folder = resolve(import.meta.dirname, "../evaluations/texts");

/** A document for each language, and a question that it answers. */
const languages = [
  {
    ...{ language: "ar", direction: "rtl", document: "aljihaz-altanaffusi.md" },
    question: "ما هي الحويصلات الهوائية؟",
  },
  {
    ...{ language: "zh", direction: "ltr", document: "shuixunhuan.md" },
    question: "什么是蒸发？",
  },
];

/** The product's messages in one language. */
async function textsIn(language: string) {
  const load = async <English>(domain: string, part?: string) => {
    const file = part ? `${domain}/messages/${language}/${part}` : `${domain}/messages/${language}`;
    const { default: texts } = await import(`../../app/${file}.ts`);
    return texts as Catalogue<English>;
  };
  return {
    landing: await load<typeof import("~/landing/messages/en/page")>("landing", "page"),
    account: await load<typeof import("~/account/messages/en/sign-in")>("account", "sign-in"),
    upload: await load<typeof import("~/library/messages/en/upload")>("library", "upload"),
    workspace: await load<typeof import("~/library/messages/en/workspace")>("library", "workspace"),
    chat: await load<typeof import("~/chat/messages/en/conversation")>("chat", "conversation"),
    cards: await load<typeof import("~/flashcards/messages/en/settings")>("flashcards", "settings"),
    deck: await load<typeof import("~/flashcards/messages/en/deck")>("flashcards", "deck"),
    study: await load<typeof import("~/flashcards/messages/en/study")>("flashcards", "study"),
    quiz: await load<typeof import("~/quiz/messages/en/setup")>("quiz", "setup"),
    material: await load<typeof import("~/ui/messages/en/study")>("ui", "study"),
    asked: await load<typeof import("~/quiz/messages/en/question")>("quiz", "question"),
    result: await load<typeof import("~/quiz/messages/en/result")>("quiz", "result"),
    test: await load<typeof import("~/practice-test/messages/en/setup")>("practice-test", "setup"),
    testing: await load<typeof import("~/practice-test/messages/en/question")>(
      "practice-test",
      "question",
    ),
    tested: await load<typeof import("~/practice-test/messages/en/result")>(
      "practice-test",
      "result",
    ),
    options: await load<typeof import("~/assessment/messages/en/question")>(
      "assessment",
      "question",
    ),
    keep: await load<typeof import("~/assessment/messages/en/keep")>("assessment", "keep"),
    rating: await load<typeof import("~/assessment/messages/en/rating")>("assessment", "rating"),
    today: await load<typeof import("~/review/messages/en/today")>("review", "today"),
    session: await load<typeof import("~/review/messages/en/session")>("review", "session"),
  };
}

type Texts = Awaited<ReturnType<typeof textsIn>>;

for (const { language, direction, document, question } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in ${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ locale: language, javaScriptEnabled });

      test("a learner signs up, uploads a document, and uses chat, cards, quizzes and tests", async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const m = await textsIn(language);
        await page.goto("/");
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        await ready(page);
        await expectAccessible(page);
        await signUp(page, m);
        await uploadFile(page, m, document, javaScriptEnabled);
        await chat(page, m, question);
        await studyCards(page, m, javaScriptEnabled);
        await takeQuiz(page, m);
        await takeTest(page, m);
        await review(page, m);
      });
    });
  }
}

async function signUp(page: Page, m: Texts): Promise<void> {
  await page.getByRole("link", { name: m.landing.getStarted(), exact: true }).first().click();
  await expect(page).toHaveURL(/\/auth\?redirectTo/);
  await ready(page);
  await page.getByRole("link", { name: m.account.registerTab(), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?tab=register/);
  await ready(page);
  await expectAccessible(page);
  const username = newUsername();
  await page.getByLabel(m.account.newUsername()).fill(username);
  await page.getByLabel(m.account.newEmail()).fill(`${username}@example.com`);
  await page.getByLabel(m.account.choosePassword(), { exact: true }).fill(password);
  await page.getByLabel(m.account.confirmChosenPassword(), { exact: true }).fill(password);
  await page.getByRole("button", { name: m.account.createAccount(), exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
  await ready(page);
}

async function uploadFile(
  page: Page,
  m: Texts,
  name: string,
  withJavaScript: boolean,
): Promise<void> {
  const sidebar = page.getByRole("complementary", { name: m.workspace.materials() });
  const buffer = readFileSync(resolve(folder, name));
  await sidebar
    .locator("input[type=file]")
    .setInputFiles([{ name, mimeType: "text/markdown", buffer }]);
  if (!withJavaScript) {
    await sidebar.getByRole("button", { name: m.upload.upload(), exact: true }).click();
  }
  await expect(page.getByText(m.upload.filesUploaded({ count: 1 }))).toBeVisible();
  await expect(page).toHaveURL(/[?&]fileId=/);
  await ready(page);
  await expectAccessible(page);
}

async function chat(page: Page, m: Texts, question: string): Promise<void> {
  await page.getByRole("button", { name: m.chat.keyIdeas() }).click();
  await expect(replies(page)).toHaveCount(1);
  await ready(page);
  await page.getByLabel(m.chat.yourMessage()).fill(question);
  await page.getByRole("button", { name: m.chat.send(), exact: true }).click();
  await expect(replies(page)).toHaveCount(2);
  await ready(page);
  for (const reply of await replies(page).all()) {
    const sources = reply.getByRole("list", { name: m.chat.sources() });
    await expect(sources.getByRole("link").first()).toBeVisible();
  }
  await expectAccessible(page);
}

/** Opens a study mode by its position in the navigation. */
async function openMode(page: Page, m: Texts, path: string): Promise<void> {
  const ways = page.getByRole("navigation", { name: m.workspace.waysToStudy() });
  await ways.locator(`a[href^='${path}']`).click();
  await expect(page).toHaveURL(new RegExp(path));
  await ready(page);
}

async function studyCards(page: Page, m: Texts, withJavaScript: boolean): Promise<void> {
  await openMode(page, m, "/app/flashcards");
  await page.getByLabel(m.cards.count(), { exact: true }).fill("5");
  await page.getByRole("button", { name: m.cards.generate(), exact: true }).click();
  await expect(page).toHaveURL(/\/app\/flashcards\/[0-9a-z]{20}/, { timeout: 60_000 });
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: m.keep.keep(), exact: true }).click();
  await expect(page.getByText(m.keep.keepQuestion())).toHaveCount(0);
  await ready(page);
  await page.getByRole("link", { name: m.deck.startStudying(), exact: true }).click();
  await expect(page.getByText(m.study.cardOf({ position: 1, total: 5 }))).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: m.study.showAnswer(), exact: true }).click();
  await expect(page).toHaveURL(/side=back/);
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: m.study.nextCard(), exact: true }).click();
  await expect(page.getByText(m.study.cardOf({ position: 2, total: 5 }))).toBeVisible();
  await ready(page);
  if (!withJavaScript) return;
  // In a right-to-left page, the left arrow goes forward.
  const rightToLeft = (await page.locator("html").getAttribute("dir")) === "rtl";
  await page.keyboard.press(rightToLeft ? "ArrowLeft" : "ArrowRight");
  await expect(page.getByText(m.study.cardOf({ position: 3, total: 5 }))).toBeVisible();
  await ready(page);
}

async function takeQuiz(page: Page, m: Texts): Promise<void> {
  await page.goto("/app");
  await ready(page);
  await openMode(page, m, "/app/quiz");
  await chooseDocument(page, m.material.thisDocument());
  await page.getByLabel(m.quiz.count(), { exact: true }).fill("2");
  await page.getByRole("button", { name: m.quiz.generate(), exact: true }).click();
  await expect(page).toHaveURL(/\/app\/quiz\/[0-9a-z]{20}/, { timeout: 60_000 });
  for (const number of [1, 2]) {
    await expect(page.getByText(m.options.questionOf({ number, total: 2 }))).toBeVisible();
    await ready(page);
    const options = page.getByRole("list", { name: m.options.options() });
    await options.getByRole("button").first().click();
    await expect(page.getByRole("region", { name: m.asked.explanation() })).toBeVisible();
    await ready(page);
    await expectAccessible(page);
    if (number === 1) await page.getByRole("link", { name: m.asked.next(), exact: true }).click();
  }
  await page.getByRole("link", { name: m.asked.seeResult(), exact: true }).click();
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText(m.result.difficultyMedium())).toBeVisible();
  await ready(page);
  await expectAccessible(page);
}

/** Selects the document, unless it is selected already. */
async function chooseDocument(page: Page, label: string): Promise<void> {
  const choice = page.getByLabel(label);
  if ((await choice.count()) > 0) await choice.check();
}

async function takeTest(page: Page, m: Texts): Promise<void> {
  await page.goto("/practice-test");
  await ready(page);
  await page.getByRole("main").getByRole("radio").last().check();
  await page.getByLabel(m.test.count(), { exact: true }).fill("2");
  await page.getByRole("button", { name: m.test.generate(), exact: true }).click();
  await expect(page).toHaveURL(/\/practice-test\/[0-9a-z]{20}$/, { timeout: 60_000 });
  const finish = page.getByRole("button", { name: m.testing.finish(), exact: true });
  const next = page.getByRole("button", { name: m.testing.next(), exact: true });
  // A short text may have fewer new questions than were asked for.
  for (let isLast = false; !isLast; ) {
    await expect(finish.or(next)).toBeVisible();
    await ready(page);
    isLast = await finish.isVisible();
    const asked = await page.getByRole("heading", { level: 2 }).innerText();
    await page.getByRole("radio").first().check();
    await (isLast ? finish : next).click();
    await expect(page.getByRole("heading", { level: 2, name: asked, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: m.tested.complete() })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
}

async function review(page: Page, m: Texts): Promise<void> {
  await page.goto("/app/review");
  await ready(page);
  await expectAccessible(page);
  const begin = page.getByRole("link", { name: m.today.start(), exact: true });
  await begin.or(page.getByRole("link", { name: m.today.goOnReviewing(), exact: true })).click();
  await expect(page.getByText(m.session.leftToday({ count: 5 }))).toBeVisible();
  await ready(page);
  await page.getByRole("button", { name: m.session.showAnswer(), exact: true }).click();
  await expect(page.getByText(m.rating.howHard())).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: new RegExp(`^${m.rating.easy()}`) }).click();
  await expect(page.getByText(m.session.leftToday({ count: 4 }))).toBeVisible();
  await ready(page);
}
