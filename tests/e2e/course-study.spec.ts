import {
  ask,
  expect,
  expectAccessible,
  expectFits,
  open,
  ready,
  register,
  registerWith,
  sources,
  test,
} from "./fixtures";
import { beesPdf, printingDocx } from "./material/documents";

test("a course can be studied in every way that a document can", async ({ page }) => {
  test.setTimeout(240_000);
  await registerWith(page, [beesPdf(), printingDocx()], "/app/courses/new");
  await page.getByLabel("Name").fill("Finals");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Course saved")).toBeVisible();
  await ready(page);
  const coursePage = new URL(page.url()).pathname;
  const courseId = coursePage.split("/").at(-1) ?? "";
  const ways = page.getByRole("region", { name: "Study this course" });
  await expect(ways.getByRole("link")).toHaveCount(6);
  await expectAccessible(page);
  const take = async (name: string) => {
    await open(page, coursePage);
    await ways.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`courseId=${courseId}`));
    await ready(page);
  };

  await take("Chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finals");
  await expect(page.getByText("Ask me anything about the documents in this course.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Summarise this course" })).toBeVisible();
  await expectAccessible(page);
  const decoded = await ask(page, "Who decoded the waggle dance?");
  await expect(decoded).toContainText("Karl von Frisch");
  await expect(sources(decoded).first()).toContainText("honeybees.pdf");
  const printed = await ask(page, "Who printed the Bible with 42 lines?");
  await expect(printed).toContainText("Gutenberg");
  await expect(sources(printed).first()).toContainText("printing press.docx");
  await expectFits(page);

  await take("Quiz");
  await expect(page.getByRole("radio", { name: /This course/ })).toBeChecked();
  await page.getByLabel("Number of questions").fill("2");
  await page.getByRole("button", { name: "Generate Quiz" }).click();
  await expect(page).toHaveURL(/\/app\/quiz\/[0-9a-z]{20}\?courseId=/, { timeout: 60_000 });
  await expect(page).toHaveTitle(/Finals/);

  await take("Flashcards");
  await expect(page.getByRole("radio", { name: /This course/ })).toBeChecked();
  await page.getByRole("button", { name: "Generate Flashcards" }).click();
  await expect(page).toHaveURL(/\/app\/flashcards\/[0-9a-z]{20}\?courseId=/, { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finals");

  await take("Practice Test");
  await expect(page.getByRole("radio", { name: /Finals/ })).toBeChecked();
  await page.getByRole("button", { name: "Generate Practice Test" }).click();
  await expect(page).toHaveURL(/\/practice-test\/[0-9a-z]{20}$/, { timeout: 60_000 });

  await take("Study guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study guide: Finals");
  await expect(page.getByRole("link", { name: /^honeybees\.pdf, page \d/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await take("Concepts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Concepts: Finals");
  await expectAccessible(page);

  await open(page, coursePage);
  const saved = page.waitForEvent("download");
  await ways.getByRole("button", { name: "Export chat notes" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^notes-.*\.txt$/);

  await open(page, "/app/quiz");
  await page.getByRole("navigation", { name: "Your files" }).getByText("Finals").click();
  await expect(page).toHaveURL(new RegExp(`/app/quiz\\?courseId=${courseId}$`));
  await expect(page.getByText("From Finals, or on any topic.")).toBeVisible();
});

test("a course without documents says so and links to the page that adds them @javascript", async ({
  page,
}) => {
  await register(page, "/app/courses/new");
  await page.getByLabel("Name").fill("Chemistry");
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Course saved")).toBeVisible();
  const courseId = new URL(page.url()).pathname.split("/").at(-1);
  await open(page, `/app?courseId=${courseId}`);
  await expect(page.getByText("This course has nothing to ask about yet")).toBeVisible();
  await expect(page.getByLabel("Your message")).toBeDisabled();
  await expectAccessible(page);
  await open(page, `/app/quiz?courseId=${courseId}`);
  await expect(page.getByText("This course has no documents yet.")).toBeVisible();
  await open(page, `/app?courseId=${courseId}`);
  await page.getByRole("link", { name: "Add documents" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chemistry");
});
