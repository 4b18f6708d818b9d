import {
  expect,
  expectAccessible,
  goOffline,
  newUsername,
  open,
  password,
  ready,
  register,
  test,
} from "./fixtures";

const messages = {
  username: "Username must be at least 3 characters.",
  password: "Password must be at least 6 characters.",
  email: "Please enter a valid email address.",
  confirm: "Passwords do not match",
};

test("registration shows an error below each invalid field and keeps what was typed", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 409);
  await open(page, "/auth");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/tab=register/);
  await page.getByLabel("Choose a Username").fill("ab");
  await page.getByLabel("Email Address").fill("not an address");
  await page.getByLabel("Choose a Password").fill("12345");
  await page.getByLabel("Confirm Password").fill("1234");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Choose a Username")).toHaveAccessibleDescription(
    new RegExp(messages.username),
  );
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(messages.email);
  await expect(page.getByLabel("Choose a Password")).toHaveAccessibleDescription(
    new RegExp(messages.password),
  );
  await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription(
    new RegExp(messages.password),
  );
  await expect(page.getByLabel("Choose a Username")).toHaveValue("ab");
  await expect(page.getByLabel("Email Address")).toHaveValue("not an address");
  await expect(page.getByLabel("Choose a Username")).toHaveAttribute("aria-invalid", "true");
  await ready(page);
  await expectAccessible(page);

  const username = newUsername();
  await page.getByLabel("Choose a Username").fill(username);
  await page.getByLabel("Email Address").fill(`${username}@example.com`);
  await page.getByLabel("Choose a Password").fill(password);
  await page.getByLabel("Confirm Password").fill(`${password}!`);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription(messages.confirm);
  await expect(page.getByLabel("Choose a Username")).toHaveValue(username);
  await expect(page.getByLabel("Email Address")).toHaveValue(`${username}@example.com`);
  await expect(page.getByText(messages.username)).toHaveCount(0);
  await ready(page);

  await page.getByLabel("Choose a Password").fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText("Account created")).toBeVisible();

  await page.context().clearCookies();
  await open(page, "/auth?tab=register");
  await page.getByLabel("Choose a Username").fill(username.toUpperCase());
  await page.getByLabel("Email Address").fill(`${username}@example.com`);
  await page.getByLabel("Choose a Password").fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toContainText("Registration failed");
  const taken = page.getByLabel("Choose a Username");
  await expect(taken).toHaveValue(username.toUpperCase());
  await expect(taken).toHaveAccessibleDescription("Username may already be taken");
  if (withJavaScript) await expect(taken).toBeFocused();
});

test("a learner fails to log in, logs in, logs out, and returns to the requested page", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 401);
  const username = await register(page);
  await page.getByLabel(`Account menu of ${username}`).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText("You have been logged out successfully")).toBeVisible();

  await open(page, "/app/quiz");
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fapp%2Fquiz/);
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Password").fill("12345");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(messages.username);
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(messages.password);
  await ready(page);

  for (const wrong of [username, newUsername()]) {
    await page.getByLabel("Username").fill(wrong);
    await page.getByLabel("Password").fill("not my password");
    // The alert of the first attempt is still there during the second one.
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole("button", { name: "Login" }).click();
    await refused;
    await expect(page.getByRole("alert")).toContainText("Login failed");
    await expect(page.getByRole("alert")).toContainText("Invalid username or password");
    await expect(page.getByRole("main").getByText("Invalid username or password")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(wrong);
    // With JavaScript, the page is not loaded again.
    if (!withJavaScript) await expect(page.getByLabel("Password")).toHaveValue("");
    await ready(page);
  }
  await expectAccessible(page);

  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/app\/quiz$/);
  await expect(page.getByText(`Logged in as ${username}`)).toBeVisible();
  await open(page, "/auth");
  await expect(page).toHaveURL(/\/app$/);
});

test("login does not redirect to another site @without-javascript", async ({ page }) => {
  const username = await register(page, null);
  await page.context().clearCookies();
  await open(page, "/auth?redirectTo=https://example.com/");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/app$/);
});

test("a rejected form is validated again on each change, without the server @javascript", async ({
  page,
}) => {
  await open(page, "/auth?tab=register");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const username = page.getByLabel("Choose a Username");
  const confirm = page.getByLabel("Confirm Password");
  await username.fill("ab");
  await expect(page.getByText(messages.username)).toHaveCount(0);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText(messages.username)).toBeVisible();
  await expect(page.getByText(messages.email)).toBeVisible();
  await expect(page.getByText(messages.password)).toHaveCount(2);
  await expect(username).toBeFocused();
  await username.fill("abc");
  await expect(page.getByText(messages.username)).toHaveCount(0);
  await expect(page.getByText(messages.email)).toBeVisible();
  await page.getByLabel("Email Address").fill("fennec@example.com");
  await page.getByLabel("Choose a Password").fill(password);
  await confirm.fill("desert fox 8");
  await expect(confirm).toHaveAccessibleDescription(messages.confirm);
  await confirm.fill(password);
  await expect(page.getByText(messages.confirm)).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("a password can be shown, and both buttons are disabled while one is pending @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  await open(page, "/auth");
  const field = page.getByLabel("Password");
  await field.fill("not my password");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await page.getByLabel("Username").fill(newUsername());
  await page.route("**/auth.data*", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
});

test("login without a network shows an error and keeps what was typed @javascript", async ({
  page,
  context,
  watch,
}) => {
  const username = await register(page, null);
  await context.clearCookies();
  await open(page, "/auth");
  watch.expectFailedRequest("/auth.data");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await goOffline(page);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await expect(page.getByLabel("Username")).toHaveValue(username);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/app$/);
});
