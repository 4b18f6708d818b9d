import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  register,
  test,
} from "./fixtures";

test.use({ serviceWorkers: "allow" });

const paper = [
  "Biology, summer 2024",
  "1. Which organelle makes ATP?",
  "a) Nucleus",
  "b) Mitochondrion",
  "Answer: b",
  "2. What is osmosis?",
  "Answer: Water moving through a membrane.",
].join("\n");

/** Fakes the browser's part of subscribing, because headless Chromium reaches no push service. */
function fakePush(): void {
  let subscription: object | null = null;
  const made = () => ({
    endpoint: "https://push.example.org/send/journey",
    toJSON: () => ({
      keys: {
        p256dh:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!/^B[\w-]{86}$/.test(applicationServerKey)) throw new Error("This is no key.");
      subscription = made();
      return subscription;
    },
    getSubscription: async () => subscription,
  });
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
}

test("questions of a past paper can be kept, and reminders turned on", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 422);
  await page.addInitScript(fakePush);
  await register(page, "/app/flashcards/import");
  await page.getByRole("link", { name: "Have a past paper with answers?" }).click();
  await expect(page.getByRole("heading", { name: "Past paper" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const text = page.getByLabel("Paste questions and answers");
  await page.getByRole("button", { name: "Preview Questions" }).click();
  await expect(text).toHaveAccessibleDescription(/Choose a file or paste/);
  await ready(page);
  await text.fill(paper);
  await page.getByRole("button", { name: "Preview Questions" }).click();
  await expect(
    page.getByText("1 question with options, 1 card. Nothing is kept yet."),
  ).toBeVisible();
  await expect(page.getByText("B. Mitochondrion (right)")).toBeVisible();
  await page.getByText("1 line was skipped").click();
  await expect(page.getByText("Line 1: It doesn't belong to a question.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Keep 2 Items for Review" }).click();
  await expect(page.getByText("2 items are in your review").first()).toBeVisible();
  await ready(page);

  await page.getByText("Reminders", { exact: true }).click();
  await expectAccessible(page);
  if (!withJavaScript) {
    await expect(page.getByText(/Reminders need JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Remind me" })).toBeHidden();
    return;
  }
  await page.getByLabel("Hour").selectOption({ label: "8:00 PM" });
  await page.getByRole("button", { name: "Remind me" }).click();
  await expect(page.getByText("Reminders are on").first()).toBeVisible();
  await expect(page.getByText(/You'll be reminded in this browser at about 8:00 PM/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The service worker itself is not faked.
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe("/");
  await page.getByLabel("Hour").selectOption({ label: "9:00 AM" });
  await page.getByRole("button", { name: "Save hour" }).click();
  await expect(page.getByText(/at about 9:00 AM/)).toBeVisible();
  await ready(page);
  await page.getByRole("button", { name: "Switch off in this browser" }).click();
  await expect(page.getByRole("button", { name: "Remind me" })).toBeVisible();
});
