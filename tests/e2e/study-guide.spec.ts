import {
  eachLook,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  register,
  test,
  upload,
  waitUntilRead,
} from "./fixtures";
import { beesPdf, drawing, forcesDocx } from "./material/documents";

test("a study guide sorts a document and leads to its places", async ({ page }) => {
  await register(page);
  await upload(page, [beesPdf()]);
  await open(page, page.url().replace("/app?", "/app/docs?"));
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

test("a study guide shows tables, and fits a phone", async ({ page }) => {
  await register(page);
  await upload(page, [forcesDocx()]);
  await open(page, page.url().replace("/app?", "/app/docs/guide?"));
  await expect(page.getByRole("table").first()).toBeVisible();
  const row = page.getByRole("rowheader").first().getByRole("link");
  await row.click();
  await expect(page.locator("mark#quote").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await eachLook(page, async () => {
    await expectNoSidewaysScroll(page);
  });
});

test("a document without text says that there is no guide", async ({ page }) => {
  await register(page);
  await upload(page, [drawing()]);
  await waitUntilRead(page);
  await open(page, page.url().replace("/app?", "/app/docs/guide?"));
  await expect(page.getByRole("heading", { name: "No guide for this document" })).toBeVisible();
  await expect(page.getByText("Fennec couldn't read any text in this document.")).toBeVisible();
  await open(page, page.url().replace("/app/docs/guide?", "/app/quiz?"));
  await expect(page.getByText("Fennec found nothing to ask about in this document.")).toBeVisible();
  await expect(page.getByLabel("A topic")).toBeChecked();
});
