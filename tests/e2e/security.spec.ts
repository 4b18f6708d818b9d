import type { BrowserContext, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  findWords,
  open,
  password,
  ready,
  register,
  test,
} from "./fixtures";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

function devices(page: Page) {
  return page.getByRole("region", { name: "Devices" }).getByRole("listitem");
}

test("devices can be logged out one by one or all others together", async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await register(page, null);
  const others: BrowserContext[] = [];
  for (const userAgent of [firefox, safari, safari]) {
    const device = await browser.newContext({ baseURL: baseURL ?? "", userAgent });
    await device.request.post("/api/login", { data: { username, password } });
    others.push(device);
  }
  const statuses = () =>
    Promise.all(others.map(async ({ request }) => (await request.get("/api/user")).status()));
  await open(page, "/profile/settings");
  await page.getByRole("link", { name: "Devices, passkeys and recovery" }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await ready(page);
  await expect(devices(page)).toHaveCount(4);
  // This session was opened by the API, not by a browser.
  await expect(devices(page).first()).toContainText("This device");
  await expect(devices(page).filter({ hasText: "Safari on iOS" })).toHaveCount(2);
  await expectAccessible(page);

  const laptop = devices(page).filter({ hasText: "Firefox on Linux" });
  await laptop.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Device logged out")).toBeVisible();
  await expect(devices(page)).toHaveCount(3);
  expect(await statuses()).toEqual([401, 200, 200]);
  await ready(page);
  await page.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(page.getByText("Logged out 2 other devices")).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  expect(await statuses()).toEqual([401, 401, 401]);
  await expect(page.getByRole("button", { name: "Log out all other devices" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Account Settings" }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  for (const device of others) await device.close();
});

test("a recovery code can be created in the settings with the current password", async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  await register(page, "/profile/security");
  const section = page.getByRole("region", { name: "Recovery code" });
  await expect(section).toContainText("You don't have a recovery code yet");
  const make = async (secret: string) => {
    await section.getByLabel("Current password").fill(secret);
    await section.getByRole("button", { name: "Make a new recovery code" }).click();
  };
  await make("not my password");
  await expect(section.getByLabel("Current password")).toHaveAccessibleDescription(
    "That is not your current password.",
  );
  await ready(page);
  await make(password);
  await expect(page.getByRole("heading", { name: "Save your recovery code" })).toBeVisible();
  await findWords(page.getByRole("main"), /([0-9A-Z]{5}-){4}[0-9A-Z]{5}/);
  await ready(page);
  await page.getByRole("link", { name: "I've saved it" }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(section).toContainText("You have a recovery code");
});

test("a passkey can be added, log in without a name or a password, and be removed @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    ...({ protocol: "ctap2", transport: "internal" } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
  const username = await register(page, "/profile/security");
  const section = page.getByRole("region", { name: "Passkeys" });
  const add = async (name: string, secret: string) => {
    await section.getByLabel("Name of the passkey").fill(name);
    await section.getByLabel("Your account password").fill(secret);
    await section.getByRole("button", { name: "Add a passkey" }).click();
  };
  await add("", password);
  await expect(section.getByLabel("Name of the passkey")).toHaveAccessibleDescription(
    /Give the passkey a name\./,
  );
  await add("My laptop", "not my password");
  const secret = section.getByLabel("Your account password");
  await expect(secret).toHaveAccessibleDescription("That is not your current password.");
  await expect(secret).toBeFocused();
  await add("My laptop", password);
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(section.getByRole("listitem")).toContainText("My laptop");
  await expect(section.getByLabel("Name of the passkey")).toHaveValue("");
  await expectAccessible(page);
  await add("Once more", password);
  await expect(section.getByRole("alert")).toContainText(
    "This device already has a passkey for your account.",
  );
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);

  await page.context().clearCookies();
  await open(page, "/auth?redirectTo=%2Fapp%2Fquiz");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(/\/app\/quiz$/);
  await expect(page.getByLabel(`Account menu of ${username}`)).toBeVisible();
  await open(page, "/profile/security");
  await expect(section.getByRole("listitem")).toContainText("used less than an hour ago");

  await section.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await page.context().clearCookies();
  await open(page, "/auth");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("Fennec doesn't recognise that passkey.");
  await expectAccessible(page);
});

test("a passkey refused by the device is reported, and the password still logs in @javascript", async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const username = await register(page, null);
  await page.context().clearCookies();
  await open(page, "/auth");
  await page.evaluate(() => {
    navigator.credentials.get = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
});

test("without scripts, the page says that passkeys need them @without-javascript", async ({
  page,
}) => {
  await register(page, "/profile/security");
  await expect(page.getByText("To add a passkey, turn on JavaScript")).toBeVisible();
});
