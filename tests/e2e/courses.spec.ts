import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Registers a learner with a document and five new cards of it in review. */
async function signUpWithCards(page: Page): Promise<void> {
  const { fileId } = await registerWith(page, [beesPdf()]);
  const made = await page.request.post("/api/flashcards", { data: { fileId, count: 5 } });
  const { id } = await made.json();
  await page.request.post("/app/review/keep", {
    form: { mode: "flashcards", workId: id, keep: "yes", back: "/app" },
    headers: { Origin: new URL(page.url()).origin },
  });
}

test("a course with an exam is previewed, saved, reviewed and deleted", async ({ page }) => {
  await signUpWithCards(page);
  await open(page, "/app/review");
  await page.getByRole("link", { name: "All courses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No courses yet");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Make your first course" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New course");
  await ready(page);

  await page.getByLabel("Name").fill("Biology 101");
  await page.getByLabel("Exam date").fill(dayIn(10));
  await page.getByRole("checkbox", { name: /bees/i }).check();
  await page.getByRole("button", { name: "Preview daily workload" }).click();
  await expect(page.getByText("Your changes aren't saved yet.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Today/ })).toContainText("5");
  await expect(page.getByRole("row")).toHaveCount(11);
  await expect(page.getByLabel("Name")).toHaveValue("Biology 101");
  await expect(page.getByRole("checkbox", { name: /bees/i })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save course" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biology 101");
  await expect(page.getByText("Course saved")).toBeVisible();
  await expect(page.getByText(/^Exam in 10 days, on /)).toBeVisible();
  await expect(page.getByText("5 new", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Review this course" }).click();
  await ready(page);
  await expect(page.getByText("5 left today")).toBeVisible();
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByText("4 left today")).toBeVisible();
  await expect(page).toHaveURL(/courseId=/);
  await ready(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("5 left today")).toBeVisible();
  await expect(page).toHaveURL(/courseId=/);
  await ready(page);
  await page.getByRole("link", { name: "End for now" }).click();
  await ready(page);
  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biology 101");

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/app/review");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /^Biology 101/ }).click();
  await ready(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Delete course" }).click();
  await expect(page.getByText("Your documents, cards and questions are kept.")).toBeVisible();
  await page.getByRole("button", { name: "Delete course" }).click();
  await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  await open(page, "/app/review");
  await expect(page.getByText("5 new · About 2 minutes.")).toBeVisible();
});

test("an invalid exam date and too little time are reported, and what was typed is kept", async ({
  page,
  watch,
}) => {
  watch.expectStatus(400);
  await signUpWithCards(page);
  await open(page, "/app/courses/new");
  await page.getByLabel("Exam date").fill(dayIn(-2));
  await page.getByRole("checkbox", { name: /bees/i }).check();
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Give the course a name.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /bees/i })).toBeChecked();
  await ready(page);
  await page.getByLabel("Name").fill("Biology");
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("That date is in the past. Choose today or later.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Biology");
  await expectAccessible(page);

  await page.getByLabel("Exam date").fill(dayIn(2));
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Course saved")).toBeVisible();
  await page.request.post("/app/review", {
    form: { newPerDay: "1", duePerDay: "50" },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(page.getByText(/you need 3 new items a day/)).toBeVisible();
  await open(page, `${new URL(page.url()).pathname}?show=days&examOn=${dayIn(20)}`);
  await expect(page.getByText("Your changes aren't saved yet.")).toBeVisible();
  await expect(page.getByText("Show 6 more days")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /bees/i })).toBeChecked();
  await open(page, "/app/courses");
  await expect(page.getByRole("main").getByText("1 document")).toBeVisible();
  await expectAccessible(page);
});

test("the reader sets an exam date for a document", async ({ page }) => {
  await registerWith(page, [beesPdf()]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/app/docs");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Set exam date" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New course");
  await ready(page);
  await expect(page.getByLabel("Name")).toHaveValue(/bees/i);
  await expect(page.getByRole("checkbox", { name: /bees/i })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Exam date").fill(dayIn(6));
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText(/^Exam in 6 days, on /)).toBeVisible();

  await open(page, "/app/docs");
  await page.getByRole("link", { name: "Set exam date" }).click();
  await expect(page.getByText(/^Exam in 6 days, on /)).toBeVisible();
  await expect(page.getByLabel("Exam date")).toHaveValue(dayIn(6));
});

test("a past paper and typed cards are added to a course and removed from it", async ({ page }) => {
  await register(page, "/app/courses/new");
  await page.getByLabel("Name").fill("Biology 101");
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Course saved")).toBeVisible();
  await ready(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Add a past paper" }).click();
  await ready(page);
  await page
    .getByLabel("Paste questions and answers")
    .fill("1. Which gas?\na) Oxygen\nb) Nitrogen\nAnswer: a\n2. What is DNA?\nAnswer: A molecule.");
  await page.getByRole("button", { name: "Preview Questions" }).click();
  await expect(page.getByLabel("Course (optional)")).toHaveValue(/./);
  await ready(page);
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Summer 2024");
  await page.getByRole("button", { name: "Keep 2 Items for Review" }).click();
  await expect(page.getByText("2 items are in your review")).toBeVisible();

  await open(page, "/app/flashcards/new-card");
  await page.getByLabel("Front: what to ask").fill("What is RNA?");
  await page.getByLabel("Back: the answer").fill("Another molecule");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add Card" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My cards");
  await ready(page);
  await page.getByLabel("Course (optional)").selectOption({ label: "Biology 101" });
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Added to the course")).toBeVisible();
  await ready(page);

  await open(page, "/app/courses");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Biology 101/ }).click();
  await expect(page.getByText("3 new")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Remove “My cards” from the course" }).click();
  await expect(page.getByText("Removed from the course")).toBeVisible();
  await expect(page.getByText("2 new")).toBeVisible();
  await ready(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("3 new")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Review this course" }).click();
  await ready(page);
  await expect(page).toHaveURL(/courseId=/);
});

test("one typed card is moved to a course, and the others stay", async ({ page }) => {
  await register(page, "/app/courses/new");
  await page.getByLabel("Name").fill("Biology 101");
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByText("Course saved")).toBeVisible();
  await open(page, "/app/flashcards");
  await page.getByRole("link", { name: "Write a flashcard" }).click();
  await expect(page.getByLabel("Course (optional)")).toHaveValue("");
  await page.getByLabel("Front: what to ask").fill("What is RNA?");
  await page.getByLabel("Back: the answer").fill("A molecule");
  await page.getByRole("button", { name: "Add Card" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My cards");
  const other = { front: "Who was Bach?", back: "A composer" };
  const added = await page.request.post("/api/cards", { data: other });
  const { deckId } = await added.json();

  await open(page, `/app/flashcards/${deckId}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole("listitem").filter({ hasText: "What is RNA?" });
  await card.getByText("Edit", { exact: true }).click();
  await expectAccessible(page);
  await card.getByRole("link", { name: "Change course" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move a card to a course");
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Course (optional)").selectOption({ label: "Biology 101" });
  await page.getByRole("button", { name: "Move Card" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My cards: Biology 101");
  await expect(page.getByText("Card moved")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "What is RNA?" })).toBeVisible();
  await ready(page);

  await open(page, `/app/flashcards/${deckId}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Who was Bach?" })).toBeVisible();
  await expect(card).toHaveCount(0);
});
