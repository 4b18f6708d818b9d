import { describe, expect, it } from "vitest";
import { offlineLink, offlineLinkFor, placeOf } from "./offline-links";

const at = (path: string) => new URL(path, "https://fennec.test");

describe("offlineLink", () => {
  it("writes links that placeOf reads", () => {
    for (const place of [
      {},
      { deck: "abc", item: "x", side: "back" as const },
      { review: true, item: "x", answered: "showing 3" },
      { file: "f", part: 2 },
    ]) {
      expect(placeOf(at(offlineLink(place)))).toEqual(place);
    }
  });

  it("ignores invalid parts", () => {
    expect(placeOf(at("/offline?file=f&part=-1&side=front"))).toEqual({ file: "f" });
  });
});

describe("offlineLinkFor", () => {
  it.each([
    ["/app/flashcards/deck1/study?fileId=f&card=3", "/offline?deck=deck1"],
    ["/app/flashcards/deck1?fileId=f", "/offline?deck=deck1"],
    ["/app/review/session?item=x", "/offline?review=today"],
    ["/app/docs?fileId=f&page=3", "/offline?file=f"],
    ["/app?fileId=f", "/offline"],
    ["/app/review", "/offline"],
    ["/app/flashcards/import", "/offline?asked=%2Fapp%2Fflashcards%2Fimport"],
    ["/app/flashcards", "/offline?asked=%2Fapp%2Fflashcards"],
    ["/app/docs?fileId=library", "/offline?asked=%2Fapp%2Fdocs%3FfileId%3Dlibrary"],
    ["/profile", "/offline?asked=%2Fprofile"],
  ])("maps %s to %s", (path, to) => {
    expect(offlineLinkFor(at(path))).toBe(to);
  });
});
