import { describe, expect, it } from "vitest";
import { newMemory } from "~/assessment/memory";
import type { KeptAnswer } from "./device-database";
import { cardsOf, itemsNow, limitKept, nextCard, reviewLeft } from "./session";
import type { KeptItem, StudyCopy } from "./study-copy";

const noon = new Date("2026-03-02T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

function item(id: string, changes: Partial<KeptItem> = {}): KeptItem {
  return {
    ...newMemory(noon),
    ...{ id, kind: "card", fileId: null, title: "Deck", front: id, back: "back" },
    ...{ courseId: null, question: null, source: null, missedAt: null, missedSure: null },
    ...changes,
  };
}

function copyOf(items: KeptItem[]): StudyCopy {
  const cards = items.map(({ id }, index) => ({ id, number: index + 1 }));
  return {
    ...{ learner: "one", madeAt: noon, items, documents: [] },
    decks: [{ id: "deck", title: "Deck", trackMastery: true, cards, size: cards.length }],
    review: items.map(({ id }) => ({ id, reason: "New" })),
  };
}

function answer(itemId: string, grade: KeptAnswer["grade"], answeredAt = noon): KeptAnswer {
  return {
    ...{ answerId: `${itemId} ${answeredAt.getTime()}`, itemId, kind: "card", grade },
    ...{ selected: null, sure: null, answeredAt, isSent: 0 },
  };
}

describe("itemsNow", () => {
  it("applies answers given since the copy was made, sent or not", () => {
    const copy = copyOf([item("a"), item("b")]);
    const sent: KeptAnswer = { ...answer("a", "again"), isSent: 1 };
    const items = itemsNow(copy, [sent, answer("a", "easy", minutes(2))]);
    expect(items.get("a")).toMatchObject({ reps: 2, missedAt: null, lastReview: minutes(2) });
    expect(items.get("b")).toMatchObject({ reps: 0 });
  });

  it("schedules nothing on or after the day of the exam", () => {
    const exam = item("a", { examOn: "2026-03-07" });
    const easy = [answer("a", "easy"), answer("b", "easy")];
    const items = itemsNow(copyOf([exam, item("b")]), easy);
    const due = items.get("a")?.due;
    expect(["2026-03-05", "2026-03-06"]).toContain(due?.toISOString().slice(0, 10));
    expect(limitKept(exam, minutes(8 * 24 * 60), noon)).toEqual(due);
    expect(items.get("b")?.due.getTime()).toBeGreaterThan(Date.parse("2026-03-07"));
  });

  it("records a wrong answer", () => {
    const items = itemsNow(copyOf([item("a")]), [answer("a", "again")]);
    expect(items.get("a")).toMatchObject({ missedAt: noon, missedSure: false });
  });
});

describe("nextCard", () => {
  it("returns each of twenty cards once if each is rated easy", () => {
    const copy = copyOf(Array.from({ length: 20 }, (_, index) => item(`card${index}`)));
    const [deck] = copy.decks;
    if (!deck) throw new Error("The copy has a deck.");
    const answers: KeptAnswer[] = [];
    for (;;) {
      const now = minutes(answers.length);
      const next = nextCard(cardsOf(deck, itemsNow(copy, answers)), answers, now);
      if (!next) break;
      answers.push(answer(next.id, "easy", now));
    }
    expect(answers.map(({ itemId }) => itemId)).toEqual(copy.items.map(({ id }) => id));
  });

  it("repeats missed cards after the others", () => {
    const copy = copyOf([item("a"), item("b")]);
    const [deck] = copy.decks;
    if (!deck) throw new Error("The copy has a deck.");
    const answers = [answer("a", "again")];
    const next = () => nextCard(cardsOf(deck, itemsNow(copy, answers)), answers, minutes(3))?.id;
    expect(next()).toBe("b");
    answers.push(answer("b", "easy", minutes(2)));
    expect(next()).toBe("a");
  });
});

describe("reviewLeft", () => {
  it("contains due and new items, but not those that are due another day after their answer", () => {
    const later = item("later", { state: 2, due: new Date("2026-03-09T12:00:00Z"), reps: 3 });
    const copy = copyOf([item("a"), item("b", { state: 2, due: minutes(-60), reps: 2 }), later]);
    const left = (answers: KeptAnswer[]) =>
      reviewLeft(copy, itemsNow(copy, answers), answers, minutes(1)).map(({ id }) => id);
    expect(left([]).sort()).toEqual(["a", "b"]);
    expect(left([answer("b", "easy")])).toEqual(["a"]);
    expect(left([answer("b", "easy"), answer("a", "again")])).toEqual(["a"]);
    expect(left([answer("b", "easy"), answer("a", "easy")])).toEqual([]);
  });

  it("leaves items that were missed four times today for another day", () => {
    const copy = copyOf([item("a"), item("b")]);
    const answers = [1, 2, 3, 4].map((minute) => answer("a", "again", minutes(minute)));
    const left = (given: KeptAnswer[]) =>
      reviewLeft(copy, itemsNow(copy, given), given, minutes(5)).map(({ id }) => id);
    expect(left(answers.slice(1))).toEqual(["b", "a"]);
    expect(left(answers)).toEqual(["b"]);
  });

  it("shows another item before a missed one is repeated", () => {
    const copy = copyOf([item("a"), item("b")]);
    const answers = [answer("a", "again")];
    const left = reviewLeft(copy, itemsNow(copy, answers), answers, minutes(2));
    expect(left.map(({ id }) => id)).toEqual(["b", "a"]);
  });
});
