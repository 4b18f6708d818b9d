import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  ask,
  choose,
  expect,
  expectAccessible,
  listedFiles,
  open,
  picker,
  readerOf,
  ready,
  register,
  registerWith,
  sources,
  test,
  upload,
  waitUntilRead,
} from "./fixtures";
import {
  beesDocxInHebrew,
  beesPdf,
  drawing,
  falsePdf,
  forcesDocx,
  glaciersDocx,
  longDocx,
  printingDocx,
  programFile,
  type Upload,
} from "./material/documents";

const wrongType = /Only JPG, PNG, .+ files are supported\./;

test("several files are uploaded together, selected and deleted", async ({
  page,
  withJavaScript,
}) => {
  await register(page);
  await upload(page, [beesPdf(), printingDocx(), drawing()]);
  await expect(listedFiles(page)).toHaveCount(3);

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
    .getByRole("link", { name: "All materials" })
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
  const deleting = page.getByRole("article").getByRole("link", { name: "Delete" });
  await deleting.click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await expect(
    page.getByText('This will permanently delete "honeybees.pdf". This action cannot be undone.'),
  ).toBeVisible();
  await ready(page);
  const dialog = page.getByRole("dialog", { name: "Are you sure?" });
  if (withJavaScript) {
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(deleting).toBeFocused();
    await deleting.click();
  } else {
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/app\?fileId=/);
    await expect(listedFiles(page)).toHaveCount(3);
    await page.goBack();
  }
  // The notice that the picture was read may replace this one immediately.
  const removed = page.getByText("The file has been removed.").waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await removed;
  await expect(listedFiles(page)).toHaveCount(2);
  await expect(listedFiles(page).filter({ hasText: "honeybees.pdf" })).toHaveCount(0);
});

test("deleting a file that no longer exists returns to the list with a notice @javascript", async ({
  page,
}) => {
  await registerWith(page, [glaciersDocx(), beesPdf()]);
  const files = await (await page.request.get("/api/user/files")).json();
  const ends = [
    [`/app/files/${files[0].id}/delete`, /\/app$/],
    [`/profile/files/${files[1].id}/delete`, /\/profile\?tab=files$/],
  ] as const;
  for (const [order, [asking, list]] of ends.entries()) {
    await open(page, asking);
    await page.request.delete(`/api/files/${files[order].id}`);
    await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByText("It may have been deleted.")).toBeVisible();
    await open(page, asking);
    await expect(page).toHaveURL(list);
    await expect(page.getByText("No file to delete")).toBeVisible();
  }
});

test("the reader shows a table, which scrolls on its own @without-javascript", async ({ page }) => {
  await registerWith(page, [forcesDocx()], (fileId) => `${readerOf(fileId)}&find=photons`);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveText([
    "Gravity",
    "1",
    "The whole universe",
    "",
    "Planets, stars and galaxies",
  ]);
  await expect(table.locator("mark")).toHaveText("Photons");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const wider = await page
    .getByRole("group", { name: "Table" })
    .evaluate((place) => place.scrollWidth > place.clientWidth);
  expect(wider).toBe(true);
});

test("the reader shows a list of words whole on a phone @without-javascript", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = ["| Deutsch | Plural | English |", "|---|---|---|"];
  words.push("| die Waschmaschine | die Waschmaschinen | washing machine |");
  words.push("| der Umzug | die Umzüge | move (to a new home) |");
  const file = {
    name: "words.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(words.join("\n")),
  };
  await registerWith(page, [file], readerOf);
  const cut = await page
    .getByRole("group", { name: "Table" })
    .evaluate((place) => place.scrollWidth - place.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test("an unsupported file rejects the whole batch", async ({ page, watch, withJavaScript }) => {
  watch.expectStatus(415);
  await register(page);
  await choose(page, [beesPdf(), programFile()]);
  const refusal = (withJavaScript ? toast(page) : page.getByRole("main")).getByRole("alert");
  await expect(refusal).toContainText("Invalid file type");
  await expect(refusal).toContainText(wrongType);
  await expect(page.getByRole("alert")).toHaveCount(1);
  if (withJavaScript) await page.keyboard.press("F8");
  await expect(listedFiles(page)).toHaveCount(0);
  await ready(page);
  await expectAccessible(page);

  await open(page, "/app");
  await choose(page, [printingDocx(), falsePdf()]);
  await expect(refusal).toContainText("Invalid file type");
  await expect(refusal).toContainText(wrongType);
  await expect(listedFiles(page)).toHaveCount(0);
  await ready(page);
  await choose(page, [printingDocx()]);
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await expect(listedFiles(page)).toHaveCount(1);
});

test("the materials are in a drawer on a small screen", async ({ page, withJavaScript }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const drawer = page.getByRole("complementary", { name: "Study Materials" });
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  // With JavaScript, the next notice replaces this one immediately.
  const uploaded = page.getByText("Successfully uploaded 2 file(s).").waitFor();
  await picker(page).setInputFiles([glaciersDocx(), printingDocx()]);
  if (!withJavaScript) await drawer.getByRole("button", { name: "Upload", exact: true }).click();
  await uploaded;
  if (withJavaScript) {
    // The chat about the first file starts automatically.
    await expect(page.getByText("Chat started")).toBeVisible();
    await expect(page.getByText("Started chat with glaciers.docx")).toBeVisible();
  }
  await ready(page);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("glaciers.docx");
  await expectStartersVisible(page);
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await drawer.getByRole("link", { name: /printing/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("printing press.docx");
  await expect(drawer).toBeHidden();
});

test("the reader pages through a long document and back", async ({ page }) => {
  await registerWith(page, [longDocx()], readerOf);
  // A heading appears once above its section, however many passages that has.
  await expect(page.getByRole("heading", { name: "Part 1: The colony" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
  await ready(page);
  const next = page.getByRole("link", { name: "Next page" });
  await next.click();
  await expect(page).toHaveURL(/from=60/);
  await expect(page.getByRole("heading", { name: "Part 1: The colony" })).toHaveCount(0);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await ready(page);
  // The address changes shortly before the page.
  const nextAddress = () => next.evaluateAll((links) => links[0]?.getAttribute("href") ?? null);
  for (let at = await nextAddress(); at !== null; at = await nextAddress()) {
    await next.click();
    await expect.poll(nextAddress).not.toBe(at);
    await ready(page);
  }
  await expect(
    page.getByRole("heading", { name: "Part 6: How ice shapes the land" }).first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(next).toBeVisible();
});

test("a picture is read in the background, and one without text is reported", async ({
  page,
  withJavaScript,
}) => {
  await register(page);
  const photograph = await readFile(
    join(import.meta.dirname, "../workers/material/printed-page.jpg"),
  );
  await upload(page, [
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: photograph },
    drawing(),
  ]);
  await waitUntilRead(page);
  if (!withJavaScript) await page.reload();
  await expect(listedFiles(page).filter({ hasText: "Reading the text" })).toHaveCount(0);
  const idOf = async (name: string) =>
    (await listedFiles(page).filter({ hasText: name }).getAttribute("href"))?.split("?")[1];
  await open(page, `/app/docs?${await idOf("drawing.png")}`);
  await expect(
    page.getByRole("article").getByText("Fennec couldn't read any text in this picture."),
  ).toBeVisible();
  await expectAccessible(page);
  await open(page, `/app?${await idOf("notes.jpg")}`);
  const reply = await ask(page, "What is chlorophyll?");
  await expect(reply).toContainText("the green pigment that absorbs light");
  await expect(sources(reply).first()).toContainText("Page 1");
});

test("an upload shows its progress and can be cancelled @javascript", async ({ page }) => {
  await register(page);
  const slow = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    slow.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await expect(
    materials.getByText(/^JPG, PNG, .+\. Up to 25 MB each, 20 at once\.$/),
  ).toBeVisible();
  await throttle(60 * 1024);
  const large = drawing("large.png");
  large.buffer = Buffer.concat([large.buffer, Buffer.alloc(4_000_000)]);
  await picker(page).setInputFiles([large, beesPdf()]);
  await expect(materials.getByText("Processing file...")).toBeVisible();
  const bar = materials.getByRole("progressbar", { name: "large.png" });
  const percent = async () => Number(await bar.getAttribute("aria-valuenow"));
  await expect.poll(percent).toBeGreaterThan(5);
  expect(await percent()).toBeLessThan(100);
  await expect(materials.getByRole("progressbar", { name: "honeybees.pdf" })).toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  await expectAccessible(page);
  await materials.getByRole("button", { name: "Cancel" }).click();
  await expect(materials.getByText("Processing file...")).toHaveCount(0);
  await throttle(-1);
  await page.reload();
  await ready(page);
  await expect(listedFiles(page)).toHaveCount(0);
  await upload(page, [beesPdf()]);
  await expect(page.getByText("Files uploaded")).toBeVisible();
});

test("files dropped anywhere on the page are uploaded, and never opened @javascript", async ({
  page,
}) => {
  await register(page);
  const held = page.getByText("Drop to upload");
  const drag = (type: string, files: Upload[] = []) =>
    page.evaluate(
      ({ type, files }) => {
        const dataTransfer = new DataTransfer();
        for (const { name, mimeType, bytes } of files) {
          dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        }
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("main h1")?.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { type, files: files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] })) },
    );
  expect(await drag("dragover")).toBe(false);
  await expect(held).toHaveCount(0);
  expect(await drag("dragover", [drawing()])).toBe(true);
  await expect(held).toBeVisible();
  await expectAccessible(page);
  await drag("dragleave");
  await expect(held).toHaveCount(0);
  await drag("dragover", [programFile()]);
  expect(await drag("drop", [programFile()])).toBe(true);
  await expect(held).toHaveCount(0);
  await expect(toast(page).getByRole("alert")).toContainText(wrongType);
  expect(await drag("drop", [drawing()])).toBe(true);
  await expect(toast(page).getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await expect(listedFiles(page)).toHaveText(/drawing\.png/);
});

test("a failed upload says why and can be tried again @javascript", async ({ page, watch }) => {
  watch.expectStatus(500, 422);
  await register(page);
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await page.route("**/api/upload", (route) => route.abort("connectionfailed"));
  watch.expectFailedRequest("/api/upload");
  await choose(page, [beesPdf()]);
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Upload failed");
  await expect(refusal).toContainText("Failed to upload files. Please try again.");
  await page.unroute("**/api/upload");
  await page.route("**/api/upload", (route) =>
    route.fulfill({ status: 500, json: { error: "Something broke.", code: "internal_error" } }),
  );
  await materials.getByRole("button", { name: "Try again" }).click();
  await expect(refusal).toContainText("Upload failed: 500 Something broke.");
  await expectAccessible(page);
  await page.unroute("**/api/upload");
  await materials.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await expect(listedFiles(page)).toHaveCount(1);
});

test("a pasted picture is uploaded, but not if the clipboard has text too @javascript", async ({
  page,
}) => {
  await register(page);
  const paste = (name: string, withWords: boolean) =>
    page.evaluate(
      ({ name, bytes, withWords }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        if (withWords) data.items.add("words", "text/plain");
        const event = new ClipboardEvent("paste", {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      },
      { name, bytes: [...drawing().buffer], withWords },
    );
  expect(await paste("cell.png", true)).toBe(false);
  expect(await paste("image.png", false)).toBe(true);
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await expect(listedFiles(page)).toHaveText(/image\.png/);
});

test("a failed preview says so @javascript", async ({ page, watch }) => {
  watch.expectStatus(500, 503);
  await register(page);
  await page.route("**/thumbnail", (route) => route.fulfill({ status: 500 }));
  await page.route("**/content", (route) => route.fulfill({ status: 503 }));
  await upload(page, [beesPdf(), drawing()]);
  await expect(page.getByText("Failed to load thumbnail (500)")).toBeVisible();
  await listedFiles(page).filter({ hasText: "drawing.png" }).click();
  await expect(page.getByText("Failed to load image preview (503)")).toBeVisible();
  await page.unroute("**/content");
  await page.reload();
  await expect(page.getByRole("img", { name: "Preview of drawing.png" })).toBeVisible();
});

test("search in a document moves from match to match", async ({ page, withJavaScript }) => {
  await registerWith(page, [beesPdf()], readerOf);
  const field = page.getByRole("searchbox", { name: "Find in this document" });
  const shown = page.locator("mark#match");
  const count = page.getByText(/^\d+ of \d+ match/);
  if (withJavaScript) {
    await field.pressSequentially("waggle  dance");
    await expect(count).toHaveText(/^1 of [2-9] matches$/);
    await expect(field).toBeFocused();
  } else {
    await field.fill("waggle  dance");
  }
  await field.press("Enter");
  await expect(page).toHaveURL(/find=waggle\+\+dance#match$/);
  await expect(count).toHaveText(/^1 of [2-9] matches$/);
  await expect(shown).toBeInViewport();
  const total = Number((await count.innerText()).split(" ")[2]);
  await expect(page.getByRole("article").locator("mark")).toHaveCount(total);
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Next match" }).click();
  await expect(count).toHaveText(`2 of ${total} matches`);
  await expect(shown).toBeInViewport();
  await page.getByRole("link", { name: "Previous match" }).click();
  await expect(count).toHaveText(`1 of ${total} matches`);
  await page.getByRole("link", { name: "Previous match" }).click();
  await expect(count).toHaveText(`${total} of ${total} matches`);
  await page.reload();
  await expect(count).toHaveText(`${total} of ${total} matches`);
  await ready(page);
  await field.fill("<b>nowhere</b>");
  await field.press("Enter");
  await expect(page.getByText("No matches for “<b>nowhere</b>”")).toBeVisible();
  await page.getByRole("link", { name: "Close search" }).click();
  await expect(page).toHaveURL(/\/app\/docs\?fileId=[^&]+$/);
  await expect(page.locator("mark")).toHaveCount(0);
});

test("search finds words far down a long document, and its contents link to each part", async ({
  page,
}) => {
  await registerWith(page, [longDocx()], readerOf);
  await page.getByRole("searchbox").fill("Part 6: How ice shapes the land");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("1 of 1 match")).toBeVisible();
  await expect(page.locator("h2 mark#match")).toBeInViewport();
  await ready(page);
  await page.getByRole("article").locator("summary").click();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expectAccessible(page);
  await contents.getByRole("link", { name: "Part 2: The colony" }).click();
  const part = page.getByRole("heading", { name: "Part 2: The colony" });
  await expect(part).toBeInViewport();
  await expect(page).toHaveURL(/from=\d+#part-\d+$/);
});

test("a wide screen shows the original beside its text, at the page being read @javascript", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await registerWith(page, [beesPdf(), printingDocx()]);
  await listedFiles(page).filter({ hasText: "honeybees.pdf" }).click();
  const reply = await ask(page, "Who decoded the waggle dance?");
  await sources(reply).filter({ hasText: "Page 2" }).first().click();
  const frame = page.locator("iframe[title='The original of honeybees.pdf']");
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute("src", /\/content#.*page=2$/);
  const answer = await page.request.get((await frame.getAttribute("src")) ?? "");
  expect(answer.headers()["content-security-policy"]).toContain("sandbox");
  expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(frame).toBeHidden();
  await listedFiles(page).filter({ hasText: "printing press.docx" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open the original" })).toHaveAttribute(
    "target",
    "_blank",
  );
});

test("a document has its language and direction @without-javascript", async ({ page }) => {
  await registerWith(page, [beesDocxInHebrew(), printingDocx()], readerOf);
  const text = page.locator("article [lang='he'][dir='rtl']");
  await expect(text.getByRole("heading")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await listedFiles(page).filter({ hasText: "printing press.docx" }).click();
  await expect(page.locator("article [lang='en'][dir='ltr']")).toBeVisible();
  await ready(page);
  const paragraphs = page.locator("article section div > p");
  expect(await paragraphs.count()).toBeGreaterThan(1);
  const [above, below] = await paragraphs.evaluateAll((all) =>
    all.slice(0, 2).map((paragraph) => paragraph.getBoundingClientRect().toJSON()),
  );
  expect(below.top - above.bottom, "room between two paragraphs").toBeGreaterThanOrEqual(14);
  const line = await page
    .locator("article section div > p")
    .first()
    .evaluate((paragraph) => {
      const lines = new Map<number, number>();
      const range = document.createRange();
      const words = paragraph.firstChild as Text;
      for (let at = 0; at < words.length; at += 1) {
        range.setStart(words, at);
        range.setEnd(words, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return { longest: Math.max(...lines.values()), size: getComputedStyle(paragraph).fontSize };
    });
  expect(Number.parseFloat(line.size)).toBeGreaterThanOrEqual(17);
  expect(line.longest).toBeGreaterThanOrEqual(60);
  expect(line.longest).toBeLessThanOrEqual(78);
});

const toast = (page: Page) => page.getByRole("region", { name: "Notifications, F8" });

/** Expects that the suggested questions are above the message field. */
async function expectStartersVisible(page: Page): Promise<void> {
  const starter = await page
    .getByRole("button", { name: "Explain the most important term" })
    .boundingBox();
  const field = await page.getByLabel("Your message").boundingBox();
  expect((starter?.y ?? 0) + (starter?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
}
