import { get } from "node:http";
import { expect, expectAccessible, expectNoSidewaysScroll, open, register, test } from "./fixtures";

test("the links of the landing page lead to their pages and sections", async ({
  page,
  withJavaScript,
}) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Friendly AI Study Buddy");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/auth");
  await expect(header.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/app");
  await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveCount(2);
  for (const link of await page.getByRole("link", { name: "Get Started Free" }).all()) {
    await expect(link).toHaveAttribute("href", "/app");
  }
  await expect(page.getByRole("link", { name: "Try It Now" })).toHaveAttribute("href", "/app");
  await expect(page.getByText("No credit card required. Try all features free.")).toBeVisible();
  await expect(page.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible();
  for (const feature of [
    "Snap & Transform",
    "Instant Quizzes",
    "Smart Explanations",
    "Multilingual Magic",
  ]) {
    await expect(page.getByRole("heading", { name: feature })).toBeVisible();
  }
  for (const [name, section] of [
    ["Features", "features"],
    ["How It Works", "demo"],
    ["Testimonials", "testimonials"],
  ] as const) {
    await header.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${section}$`));
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  if (withJavaScript) await expect(header).toHaveAttribute("data-scrolled", "true");
  await open(page, "/");
  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(page.locator("#demo")).toBeInViewport();
  await header.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test("the header also links to the sections on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  const sections = page.getByRole("navigation", { name: "Sections" });
  for (const [name, section] of [
    ["Features", "features"],
    ["How It Works", "demo"],
    ["Testimonials", "testimonials"],
  ] as const) {
    await sections.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${section}$`));
    const heading = page.locator(`#${section}`).getByRole("heading").first();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThan(header?.height ?? 0);
    await expect(heading).toBeInViewport();
  }
});

test("robots.txt and the sitemap list the public pages @without-javascript", async ({
  page,
  baseURL,
}) => {
  const robots = await page.request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await page.request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/^application\/xml/);
  const places = (await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  expect([...places].map(([, place]) => place)).toEqual([`${baseURL}/`, `${baseURL}/auth`]);
});

test("assets are cached for a year @without-javascript", async ({ page }) => {
  await page.goto("/");
  const stylesheet = await page.locator("link[rel='stylesheet']").first().getAttribute("href");
  expect(stylesheet).toMatch(/^\/assets\//);
  const styles = (await page.request.get(stylesheet ?? "")).headers();
  expect(styles["cache-control"]).toBe("public, max-age=31536000, immutable");
  const icon = (await page.request.get("/favicon.svg")).headers();
  expect(icon["cache-control"]).toBe("public, max-age=0, must-revalidate");
  for (const headers of [styles, icon]) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  }
});

test("the landing page shows its promises and has metadata @without-javascript", async ({
  page,
}) => {
  await open(page, "/");
  for (const promise of [
    "No credit card required",
    "Unlimited documents",
    "AI-powered learning",
    "All features free",
  ]) {
    await expect(page.getByText(promise, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("img", { name: "Five out of five stars" })).toHaveCount(3);
  await expect(page.locator("#demo").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(7);
  for (const property of ["og:title", "og:description", "og:url", "og:image"]) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S/);
  }
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S/);
  await expect(page.locator("body")).toHaveClass("landing");
  await open(page, "/auth");
  await expect(page.locator("body")).not.toHaveClass("landing");
});

test("the header is transparent at the top and opaque below ten pixels @javascript", async ({
  page,
}) => {
  await open(page, "/");
  const header = page.getByRole("banner");
  for (const [top, scrolled] of [
    [0, "false"],
    [10, "false"],
    [11, "true"],
    [0, "false"],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(header).toHaveAttribute("data-scrolled", scrolled);
  }
});

test("all text on the landing page is visible", async ({ page }) => {
  await open(page, "/");
  expect(await invisible(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  // Longer than the animations take.
  await page.waitForTimeout(2_500);
  await expect.poll(() => invisible(page)).toEqual([]);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test("the landing page, the tabs of /auth and the 404 page are accessible", async ({
  page,
  watch,
}) => {
  await open(page, "/");
  await expectAccessible(page);
  await open(page, "/auth");
  await expectAccessible(page);
  await open(page, "/auth?tab=register");
  await expectAccessible(page);
  watch.expectStatus(404);
  await open(page, "/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expectAccessible(page);
});

test("an unknown address returns 404 to a visitor and to a learner @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(404);
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await register(page, "/app/nowhere");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your materials" }).click();
  await expect(page).toHaveURL(/\/app$/);
});

/** Elements whose text is invisible, although nothing hides it on purpose. */
async function invisible(page: import("@playwright/test").Page): Promise<string[]> {
  return page.evaluate(() => {
    const faint: string[] = [];
    for (const element of document.querySelectorAll("main *, footer *, header *")) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || element.closest(".sr-only, svg, nav, select")) continue;
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      const { width, height } = element.getBoundingClientRect();
      if (opacity < 0.99 || width === 0 || height === 0) {
        faint.push(`${element.textContent?.trim()} (${opacity})`);
      }
    }
    return faint;
  });
}

test("a GET with `Content-Length: 0` gets the same status as without it @without-javascript", async ({
  baseURL,
}) => {
  for (const path of ["/", "/api/user/subscription", "/robots.txt"]) {
    const [plain, announced] = await Promise.all([
      statusOf(`${baseURL}${path}`, {}),
      statusOf(`${baseURL}${path}`, { "Content-Length": "0" }),
    ]);
    expect([path, announced]).toEqual([path, plain]);
  }
});

/** The status of a request with headers that a proxy may send, but no browser. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(address, { headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).on("error", fail);
  });
}
