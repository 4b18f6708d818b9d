import {
  choose,
  expect,
  expectAccessible,
  listedFiles,
  open,
  picker,
  ready,
  register,
  test,
  upload,
} from "./fixtures";
import {
  beesPdf,
  drawing,
  falsePdf,
  glaciersDocx,
  longDocx,
  printingDocx,
  textFile,
} from "./material/documents";

const wrongType = "Only JPG, PNG, PDF, DOC, and DOCX files are supported.";

test("several files are uploaded at once, chosen between and deleted", async ({ page }) => {
  await register(page);
  await expectAccessible(page);
  await upload(page, [beesPdf(), printingDocx(), drawing()]);
  await expect(listedFiles(page)).toHaveCount(3);
  await expectAccessible(page);

  await listedFiles(page).filter({ hasText: "printing press.docx" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("printing press.docx");
  await expect(listedFiles(page).filter({ hasText: "printing press.docx" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Docs" })
    .click();
  await expect(page).toHaveURL(/\/app\/docs\?fileId=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("printing press.docx");
  await expect(page.getByText("Johannes Gutenberg was a goldsmith from Mainz")).toBeVisible();

  await page
    .getByRole("navigation", { name: "Your files" })
    .getByRole("link", { name: "Library" })
    .click();
  await ready(page);
  await open(page, "/app?fileId=library");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All materials");

  await listedFiles(page).filter({ hasText: "honeybees.pdf" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("honeybees.pdf");
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Docs" })
    .click();
  await expect(page.getByRole("heading", { name: "The colony" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await expect(
    page.getByText('This will permanently delete "honeybees.pdf". This action cannot be undone.'),
  ).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/app\?fileId=/);
  await expect(listedFiles(page)).toHaveCount(3);
  await page.goBack();
  await ready(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The file has been removed.")).toBeVisible();
  await expect(listedFiles(page)).toHaveCount(2);
  await expect(listedFiles(page).filter({ hasText: "honeybees.pdf" })).toHaveCount(0);
});

test("one file of another type refuses the whole batch", async ({ page, watch }) => {
  watch.expectStatus(415);
  await register(page);
  await choose(page, [beesPdf(), textFile()]);
  const refusal = page.getByRole("alert").first();
  await expect(refusal).toContainText("Invalid file type");
  await expect(refusal).toContainText(wrongType);
  await expect(listedFiles(page)).toHaveCount(0);
  await ready(page);
  await expectAccessible(page);

  await open(page, "/app");
  await choose(page, [printingDocx(), falsePdf()]);
  await expect(page.getByRole("alert").first()).toContainText("Invalid file type");
  await expect(page.getByRole("alert").first()).toContainText(wrongType);
  await expect(listedFiles(page)).toHaveCount(0);
  await ready(page);
  await choose(page, [printingDocx()]);
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await expect(listedFiles(page)).toHaveCount(1);
});

test("on a small screen the materials are a drawer", async ({ page, withJavaScript }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const drawer = page.getByRole("complementary", { name: "Study Materials" });
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await picker(page).setInputFiles([glaciersDocx(), printingDocx()]);
  if (!withJavaScript) await drawer.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Successfully uploaded 2 file(s).")).toBeVisible();
  await ready(page);
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await drawer.getByRole("link", { name: /glaciers/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("glaciers.docx");
  await expect(drawer).toBeHidden();
});

test("the reader goes on and back through a long document", async ({ page }) => {
  await register(page);
  await upload(page, [longDocx()]);
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Docs" })
    .click();
  // A heading stands once over its section, however many passages that has.
  await expect(page.getByRole("heading", { name: "Part 1: The colony" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
  await ready(page);
  await expectAccessible(page);
  const next = page.getByRole("link", { name: "Next page" });
  await next.click();
  await expect(page).toHaveURL(/from=60/);
  await expect(page.getByRole("heading", { name: "Part 1: The colony" })).toHaveCount(0);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await ready(page);
  for (let step = 0; step < 10 && (await next.count()) > 0; step += 1) {
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    await ready(page);
  }
  await expect(
    page.getByRole("heading", { name: "Part 6: How ice shapes the land" }).first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(next).toBeVisible();
});

test("a picture says in the reader that its text is not read", async ({ page }) => {
  await register(page);
  await upload(page, [drawing()]);
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Docs" })
    .click();
  await expect(page.getByRole("heading", { name: "No text could be read" })).toBeVisible();
  await expect(page.getByRole("article").getByText("its text is not read yet")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
});
