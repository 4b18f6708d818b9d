import { describe, expect, it } from "vitest";
import { clockTime } from "./clock-time";
import { generateTracks } from "./generate-tracks.server";
import { moods } from "./moods";
import { toTrack } from "./track";
import { readTrackId, toTrackId } from "./track-id";

describe("a track's id", () => {
  it("encodes the recipe", () => {
    const recipe = { mood: "relaxed" as const, progress: 5, seed: "x9" };
    expect(toTrackId(recipe)).toBe("relaxed-5-x9");
    expect(readTrackId("relaxed-5-x9")).toEqual(recipe);
    expect(readTrackId("relaxed-95-0")?.progress).toBe(95);
  });

  it.each([
    "",
    "relaxed",
    "relaxed-4-x",
    "relaxed-96-x",
    "relaxed-05-x",
    "relaxed-50-",
    "relaxed-50-X",
    "relaxed-50-12345678901234567",
    "sad-50-x",
    "relaxed-50-x/..",
    "relaxed-5.5-x",
    "fallback-relaxed",
  ])("is invalid if it is %j", (id) => {
    expect(readTrackId(id)).toBeNull();
  });
});

describe("generateTracks", () => {
  it.each(moods)("returns at least five %s tracks with different titles", (mood) => {
    for (let set = 0; set < 30; set += 1) {
      const { tracks } = generateTracks({ mood, progress: 50, set: `set${set}` });
      expect(tracks.length).toBeGreaterThanOrEqual(5);
      expect(new Set(tracks.map(({ title }) => title)).size).toBe(tracks.length);
      for (const track of tracks) {
        expect(track.mood).toBe(mood);
        expect(track.title).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
        expect(track.url).toBe(`/api/soundtrack/tracks/${track.id}`);
        expect(track.duration).toBeGreaterThan(119);
        expect(track.duration).toBeLessThan(181);
        expect(track).toEqual(toTrack(readTrackId(track.id) ?? expect.fail()));
      }
    }
  });

  it("returns the same tracks for the same set, and others without", () => {
    const request = { mood: "focused" as const, progress: 20 };
    expect(generateTracks({ ...request, set: "a" })).toEqual(
      generateTracks({ ...request, set: "a" }),
    );
    expect(generateTracks({ ...request, set: "b" })).not.toEqual(
      generateTracks({ ...request, set: "a" }),
    );
    expect(generateTracks(request)).not.toEqual(generateTracks(request));
  });
});

it("formats time as minutes and seconds", () => {
  expect([0, 9.9, 60, 125.4, -1].map(clockTime)).toEqual(["0:00", "0:09", "1:00", "2:05", "0:00"]);
});
