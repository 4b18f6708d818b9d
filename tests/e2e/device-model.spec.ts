import type { Page } from "@playwright/test";
import { ask, expect, expectAccessible, open, registerWith, test } from "./fixtures";
import { beesPdf } from "./material/documents";

/** How the model behaves that a browser brings. */
interface Fake {
  availability: "unavailable" | "downloadable" | "available";
  behaves: "well" | "falsely" | "freely" | "not";
}

/** Gives the browser a fake model with the Prompt API. */
async function bringModel(page: Page, fake: Fake): Promise<void> {
  await page.addInitScript(({ availability, behaves }) => {
    const asked: string[] = [];
    Object.assign(window, {
      askedOnDevice: asked,
      behaves,
      LanguageModel: {
        availability: async () => availability,
        async create({ monitor }: { monitor?: (target: EventTarget) => void }) {
          const downloads = new EventTarget();
          monitor?.(downloads);
          for (const loaded of [0.5, 1]) {
            downloads.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded }));
            await new Promise((done) => setTimeout(done, 200));
          }
          return {
            async prompt(input: string) {
              asked.push(input);
              const first = /\[1\] (.+)/.exec(input)?.[1] ?? "";
              await new Promise((done) => setTimeout(done, 300));
              const behaves = Reflect.get(window, "behaves");
              if (behaves === "not") throw new DOMException("no", "NotReadableError");
              if (behaves === "falsely")
                return `${first} [1] “Bees were built by a fennec in 1999.”`;
              if (behaves === "freely") return "Bees are lovely, everybody knows that.";
              return `In plain words: ${first} [1]`;
            },
            destroy() {},
          };
        },
      },
    });
  }, fake);
}

/** From now on the model behaves otherwise. */
async function behave(page: Page, behaves: Fake["behaves"]): Promise<void> {
  await page.evaluate((behaves) => Object.assign(window, { behaves }), behaves);
}

const theSwitch = (page: Page) =>
  page.getByRole("switch", { name: "Reword answers on this device" });
const theButton = (page: Page) => page.getByRole("button", { name: "Reword on this device" });
const phrased = (page: Page) => page.getByRole("region", { name: "Reworded on this device" });
const question = "Who decoded the waggle dance?";

async function askAboutBees(page: Page) {
  await registerWith(page, [beesPdf()]);
  return ask(page, question);
}

test("a browser's own model phrases an answer where it is let, and the server checks it @javascript", async ({
  page,
}) => {
  await bringModel(page, { availability: "available", behaves: "well" });
  const reply = await askAboutBees(page);
  const quote = await reply.getByRole("list", { name: "Sources" }).locator("q").first().innerText();
  // It is off by default.
  await expect(theSwitch(page)).not.toBeChecked();
  await expect(theButton(page)).toHaveCount(0);
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await expectAccessible(page);
  const checked = page.waitForResponse(/\/api\/messages\/\w+\/phrasing$/);
  await theButton(page).click();
  await expect(page.getByRole("button", { name: "Rewording on this device" })).toBeDisabled();
  expect((await checked).status()).toBe(200);
  await expect(phrased(page)).toContainText("In plain words: ");
  await expect(phrased(page)).toContainText("Reworded on this device, from the sources above");
  await expect(phrased(page).getByRole("link", { name: "Source 1" })).toHaveCount(1);
  await expectAccessible(page);
  const [asked] = await page.evaluate(() => Reflect.get(window, "askedOnDevice") as string[]);
  expect(asked).toContain(question);
  expect(asked).toContain(quote.replace(/^[“"]|[”"]$/g, ""));
  // The switch holds for this browser, the phrasing for this visit.
  await open(page, "/app");
  await expect(theSwitch(page)).toBeChecked();
  await expect(phrased(page)).toHaveCount(0);
  await theSwitch(page).click();
  await expect(theButton(page)).toHaveCount(0);
});

test("what a browser's model makes up, says without a source or fails to say is not shown @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  await bringModel(page, { availability: "available", behaves: "falsely" });
  const reply = await askAboutBees(page);
  await theSwitch(page).click();
  await theButton(page).click();
  await expect(
    page.getByText("The reworded answer quotes words that aren't in its sources."),
  ).toBeVisible();
  await expect(phrased(page)).toHaveCount(0);
  await expect(page.getByText("built by a fennec")).toHaveCount(0);
  await expect(theButton(page)).toBeEnabled();
  await expectAccessible(page);

  await behave(page, "freely");
  await theButton(page).click();
  await expect(
    page.getByText("Nothing in the reworded answer comes from its sources."),
  ).toBeVisible();
  await expect(page.getByText("everybody knows that")).toHaveCount(0);

  await behave(page, "not");
  await theButton(page).click();
  await expect(page.getByText("Your browser's AI gave no answer.")).toBeVisible();
  await expect(reply).toContainText("Karl von Frisch");
});

test("a browser downloads its model the first time, and says how far it is @javascript", async ({
  page,
}) => {
  await bringModel(page, { availability: "downloadable", behaves: "well" });
  await askAboutBees(page);
  await theSwitch(page).click();
  await expect(page.getByText("Your browser is downloading its AI: 50%")).toBeVisible();
  await expect(theSwitch(page)).toBeChecked();
  await expect(theButton(page)).toBeVisible();
});

test("a model that cannot run here is said to, and stays off @javascript", async ({ page }) => {
  await bringModel(page, { availability: "unavailable", behaves: "well" });
  await askAboutBees(page);
  await theSwitch(page).click();
  await expect(page.getByText("can't run on this device")).toBeVisible();
  await expect(theSwitch(page)).not.toBeChecked();
});

test("a browser without a model offers nothing of it, and loads nothing for it @javascript", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(window, "LanguageModel"));
  await askAboutBees(page);
  await expect(theSwitch(page)).toHaveCount(0);
  expect(loaded.filter((url) => /device-(?!database)|browser-model/.test(url))).toEqual([]);
});
