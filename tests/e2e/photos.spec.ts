import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  listedFiles,
  open,
  picker,
  register,
  storedFiles,
  test,
  waitUntilRead,
} from "./fixtures";
import { photographOf } from "./material/photos";

const lines = [
  "Tides are the rise and fall of the sea.",
  "They are caused by the pull of the moon.",
  "A spring tide is a tide of great range",
  "that comes at new moon and at full moon.",
  "A neap tide is a tide of small range",
  "that comes at half moon.",
];

/** The size in pixels of the stored file, as it is displayed. */
async function sizeInPixels(page: Page, id: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (id) => {
    const content = await fetch(`/api/files/${id}/content`);
    const { width, height } = await createImageBitmap(await content.blob());
    return { width, height };
  }, id);
}

/** Delays the script that shrinks photos. @returns a function that lets it load */
async function delayPhotoScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/shrink-photos-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a photo of 12 megapixels is shrunk before the upload, and read @javascript", async ({
  page,
}) => {
  await register(page);
  const photo = await photographOf(page, lines);
  const go = await delayPhotoScript(page);
  await picker(page).setInputFiles([photo]);
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await expect(
    materials.getByText("Making your photos smaller before uploading them."),
  ).toBeVisible();
  await expectAccessible(page);
  go();
  await expect(listedFiles(page).filter({ hasText: photo.name })).toHaveCount(1);
  const [file] = await storedFiles(page);
  expect(file).toMatchObject({ name: photo.name });
  expect(file?.size).toBeLessThan(photo.buffer.length / 2);
  const { width, height } = await sizeInPixels(page, file?.id ?? "");
  expect(width).toBeLessThan(height);
  expect(width * height).toBeGreaterThan(3_900_000);
  expect(width * height).toBeLessThan(4_100_000);
  await waitUntilRead(page);
  await open(page, `/app/docs?fileId=${file?.id}`);
  for (const line of lines) await expect(page.getByRole("article")).toContainText(line);
});

test("a cancelled photo is not uploaded, and one that cannot be shrunk is uploaded unchanged @javascript", async ({
  page,
}) => {
  await register(page);
  const photo = await photographOf(page, lines);
  const go = await delayPhotoScript(page);
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await picker(page).setInputFiles([photo]);
  await materials.getByRole("button", { name: "Cancel" }).click();
  const loaded = page.waitForResponse(/shrink-photos/);
  go();
  await loaded;
  await expect(materials.getByText("Processing file...")).toHaveCount(0);
  expect(await storedFiles(page)).toEqual([]);

  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new Error("The browser cannot."));
  });
  await picker(page).setInputFiles([photo]);
  await expect(listedFiles(page).filter({ hasText: photo.name })).toHaveCount(1);
  const [file] = await storedFiles(page);
  expect(file?.size).toBe(photo.buffer.length);
});
