import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  open,
  readerOf,
  registerWith,
  test,
  waitUntilRead,
} from "./fixtures";
import { beesPdf, drawing, forcesDocx } from "./material/documents";

const guideOf = (fileId: string) => `/app/docs/guide?fileId=${fileId}`;

test("a study guide lists a document's facts with links to their pages", async ({ page }) => {
  await registerWith(page, [beesPdf()], readerOf);
  await page.getByRole("link", { name: "Study guide" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study guide: honeybees.pdf");
  const parts = page.getByRole("navigation", { name: "Parts of the guide" });
  await expect(parts.getByRole("link").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Study Materials" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Ways to study" }).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page
    .getByRole("article")
    .getByRole("link", { name: /^Page \d+$/ })
    .first()
    .click();
  await expect(page.locator("mark#quote").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study guide: honeybees.pdf");
});

test("a study guide shows tables and fits a phone @without-javascript", async ({ page }) => {
  await registerWith(page, [forcesDocx()], guideOf);
  await expect(page.getByRole("table").first()).toBeVisible();
  const row = page.getByRole("rowheader").first().getByRole("link");
  await row.click();
  await expect(page.locator("mark#quote").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expectFits(page);
});

test("a document without text has no guide and says so @without-javascript", async ({ page }) => {
  const { fileId } = await registerWith(page, [drawing()]);
  await waitUntilRead(page);
  await open(page, guideOf(fileId));
  await expect(page.getByRole("heading", { name: "No guide for this document" })).toBeVisible();
  await expect(page.getByText("Fennec couldn't read any text in this document.")).toBeVisible();
  await open(page, `/app/quiz?fileId=${fileId}`);
  await expect(page.getByText("Fennec found nothing to ask about in this document.")).toBeVisible();
  await expect(page.getByLabel("A topic")).toBeChecked();
});
