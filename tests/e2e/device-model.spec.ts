import type { Page } from "@playwright/test";
import { ask, expect, expectAccessible, open, registerWith, test } from "./fixtures";
import { beesPdf } from "./material/documents";

/** How the browser's own model behaves. */
interface Fake {
  availability: "unavailable" | "downloadable" | "available";
  behaviour: "quotes" | "invents" | "ignores sources" | "fails";
}

/** Gives the browser a fake model with the Prompt API. */
async function fakeModel(page: Page, fake: Fake): Promise<void> {
  await page.addInitScript(({ availability, behaviour }) => {
    const asked: string[] = [];
    Object.assign(window, {
      askedOnDevice: asked,
      behaviour,
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
              const behaviour = Reflect.get(window, "behaviour");
              if (behaviour === "fails") throw new DOMException("no", "NotReadableError");
              if (behaviour === "invents")
                return `${first} [1] “Bees were built by a fennec in 1999.”`;
              if (behaviour === "ignores sources") return "Bees are lovely, everybody knows that.";
              return `In plain words: ${first} [1]`;
            },
            destroy() {},
          };
        },
      },
    });
  }, fake);
}

/** Changes how the model behaves from now on. */
async function setBehaviour(page: Page, behaviour: Fake["behaviour"]): Promise<void> {
  await page.evaluate((behaviour) => Object.assign(window, { behaviour }), behaviour);
}

const rewordSwitch = (page: Page) =>
  page.getByRole("switch", { name: "Reword answers on this device" });
const rewordButton = (page: Page) => page.getByRole("button", { name: "Reword on this device" });
const rewordedAnswer = (page: Page) =>
  page.getByRole("region", { name: "Reworded on this device" });
const question = "Who decoded the waggle dance?";

async function askAboutBees(page: Page) {
  await registerWith(page, [beesPdf()]);
  return ask(page, question);
}

test("the browser's own model rewords an answer once it is switched on, and the server checks the result @javascript", async ({
  page,
}) => {
  await fakeModel(page, { availability: "available", behaviour: "quotes" });
  const reply = await askAboutBees(page);
  const quote = await reply.getByRole("list", { name: "Sources" }).locator("q").first().innerText();
  // It is off by default.
  await expect(rewordSwitch(page)).not.toBeChecked();
  await expect(rewordButton(page)).toHaveCount(0);
  await rewordSwitch(page).click();
  await expect(rewordSwitch(page)).toBeChecked();
  await expectAccessible(page);
  const checked = page.waitForResponse(/\/api\/messages\/\w+\/phrasing$/);
  await rewordButton(page).click();
  await expect(page.getByRole("button", { name: "Rewording on this device" })).toBeDisabled();
  expect((await checked).status()).toBe(200);
  await expect(rewordedAnswer(page)).toContainText("In plain words: ");
  await expect(rewordedAnswer(page)).toContainText(
    "Reworded on this device, from the sources above",
  );
  await expect(rewordedAnswer(page).getByRole("link", { name: "Source 1" })).toHaveCount(1);
  await expectAccessible(page);
  const [asked] = await page.evaluate(() => Reflect.get(window, "askedOnDevice") as string[]);
  expect(asked).toContain(question);
  expect(asked).toContain(quote.replace(/^[“"]|[”"]$/g, ""));
  // The switch is remembered in this browser; the reworded answer is not.
  await open(page, "/app");
  await expect(rewordSwitch(page)).toBeChecked();
  await expect(rewordedAnswer(page)).toHaveCount(0);
  await rewordSwitch(page).click();
  await expect(rewordButton(page)).toHaveCount(0);
});

test("a reworded answer with an invented quote, without a source or after a failure is not shown @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  await fakeModel(page, { availability: "available", behaviour: "invents" });
  const reply = await askAboutBees(page);
  await rewordSwitch(page).click();
  await rewordButton(page).click();
  await expect(
    page.getByText("The reworded answer quotes words that aren't in its sources."),
  ).toBeVisible();
  await expect(rewordedAnswer(page)).toHaveCount(0);
  await expect(page.getByText("built by a fennec")).toHaveCount(0);
  await expect(rewordButton(page)).toBeEnabled();
  await expectAccessible(page);

  await setBehaviour(page, "ignores sources");
  await rewordButton(page).click();
  await expect(
    page.getByText("Nothing in the reworded answer comes from its sources."),
  ).toBeVisible();
  await expect(page.getByText("everybody knows that")).toHaveCount(0);

  await setBehaviour(page, "fails");
  await rewordButton(page).click();
  await expect(page.getByText("Your browser's AI gave no answer.")).toBeVisible();
  await expect(reply).toContainText("Karl von Frisch");
});

test("the browser downloads its model on first use and shows the progress @javascript", async ({
  page,
}) => {
  await fakeModel(page, { availability: "downloadable", behaviour: "quotes" });
  await askAboutBees(page);
  await rewordSwitch(page).click();
  await expect(page.getByText("Your browser is downloading its AI: 50%")).toBeVisible();
  await expect(rewordSwitch(page)).toBeChecked();
  await expect(rewordButton(page)).toBeVisible();
});

test("a model that cannot run on the device is reported and stays off @javascript", async ({
  page,
}) => {
  await fakeModel(page, { availability: "unavailable", behaviour: "quotes" });
  await askAboutBees(page);
  await rewordSwitch(page).click();
  await expect(page.getByText("can't run on this device")).toBeVisible();
  await expect(rewordSwitch(page)).not.toBeChecked();
});

test("a browser without a model shows no switch and loads no code for it @javascript", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(window, "LanguageModel"));
  await askAboutBees(page);
  await expect(rewordSwitch(page)).toHaveCount(0);
  expect(loaded.filter((url) => /device-(?!database)|browser-model/.test(url))).toEqual([]);
});
