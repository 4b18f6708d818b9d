import {
  ask,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  ready,
  registerWith,
  replies,
  sources,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

test("“Try first” asks before it answers, then shows the answer beside the attempt, which can be kept for review", async ({
  page,
  withJavaScript,
}) => {
  await registerWith(page, [beesPdf()]);
  const control = page.getByRole("switch", { name: "Try first" });
  await expect(control).not.toBeChecked();
  await control.click();
  await expect(control).toBeChecked();
  await ready(page);
  await expectAccessible(page);

  const reply = await ask(page, "Who decoded the waggle dance?");
  await expect(reply).toContainText("Try it first: what do you remember? It's on page 2.");
  await expect(reply).not.toContainText("Frisch");
  await expect(sources(reply)).toHaveCount(0);
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  const field = page.getByLabel("What you remember");
  if (withJavaScript) await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await ready(page);
  await expect(control).toBeChecked();
  await field.fill("Somebody called Karl decoded it");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByRole("region", { name: "Your answer" })).toContainText("called Karl");
  await expect(replies(page)).toContainText("Karl von Frisch");
  await expect(page.locator("main .reply mark").filter({ hasText: "Karl" })).not.toHaveCount(0);
  await expect(sources(replies(page)).filter({ hasText: "Page 2" })).not.toHaveCount(0);
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  await ready(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByRole("link", { name: "Kept for review" })).toBeVisible();
  await ready(page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Kept for review" })).toBeVisible();

  await ask(page, "What is pollination?");
  await page.getByRole("button", { name: "Just tell me" }).click();
  await expect(replies(page).last()).toContainText("transfer of pollen");
  if (withJavaScript) await expect(replies(page).last()).toBeFocused();
  await expect(page.getByText("What you remember")).toHaveCount(0);

  const summary = await ask(page, "Summarise this document");
  await expect(sources(summary)).not.toHaveCount(0);
  await ready(page);
  await control.click();
  await expect(control).not.toBeChecked();
  await expect(await ask(page, "How many eggs can the queen lay in a day?")).toContainText("2,000");

  await open(page, "/app/review");
  await expect(page.getByText("1 new ·")).toBeVisible();
});
