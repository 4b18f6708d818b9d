import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  expectIssue,
  type Learner,
  newLearner,
  password,
} from "./learner";

interface TrackAnswer {
  id: string;
  title: string;
  mood: string;
  url: string;
  duration: number;
  plays?: number;
  playedAt?: string;
}

const moods = ["energetic", "relaxed", "focused", "upbeat", "reflective"];

async function generate(learner: Learner, request: unknown): Promise<TrackAnswer[]> {
  const response = await learner.call("POST", "/api/soundtrack/generate", { json: request });
  expect(response.status).toBe(200);
  return (await answerOf<{ tracks: TrackAnswer[] }>(response)).tracks;
}

/** Compares bytes by their digest, since comparing two million one by one takes half a minute. */
async function digest(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
}

describe("POST /api/soundtrack/generate", () => {
  let learner: Learner;
  beforeAll(async () => {
    learner = await newLearner();
  });

  it.each(moods)("returns at least five tracks that are %s", async (mood) => {
    const tracks = await generate(learner, { mood, progress: 95 });
    expect(tracks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(tracks.length);
    for (const track of tracks) {
      expect(track).toEqual({
        id: expect.stringMatching(new RegExp(`^${mood}-95-[0-9a-z]+$`)),
        title: expect.stringMatching(/^\w+ \w+$/),
        mood,
        url: `/api/soundtrack/tracks/${track.id}`,
        duration: expect.any(Number),
      });
      expect(track.duration).toBeGreaterThan(119);
      expect(track.duration).toBeLessThan(181);
    }
  });

  it("returns other tracks each time", async () => {
    const request = { mood: "focused", progress: 50 };
    expect(await generate(learner, request)).not.toEqual(await generate(learner, request));
  });

  const wrongMood = "Choose a mood: energetic, relaxed, focused, upbeat or reflective.";
  const wrongProgress = "Progress is a whole number from 5 to 95.";
  it.each([
    [{ progress: 50 }, "mood", wrongMood],
    [{ mood: "sleepy", progress: 50 }, "mood", wrongMood],
    [{ mood: ["focused"], progress: 50 }, "mood", wrongMood],
    [{ mood: "focused" }, "progress", wrongProgress],
    [{ mood: "focused", progress: 4 }, "progress", wrongProgress],
    [{ mood: "focused", progress: 96 }, "progress", wrongProgress],
    [{ mood: "focused", progress: 50.5 }, "progress", wrongProgress],
    [{ mood: "focused", progress: "50" }, "progress", wrongProgress],
    [{ mood: "focused", progress: null }, "progress", wrongProgress],
  ])("refuses %j", async (request, path, message) => {
    const response = await learner.call("POST", "/api/soundtrack/generate", { json: request });
    await expectIssue(response, path, message);
  });

  it("requires a login, and answers POST only", async () => {
    const request = { json: { mood: "focused", progress: 50 } };
    expect((await new Browser().call("POST", "/api/soundtrack/generate", request)).status).toBe(
      401,
    );
    const read = await learner.call("GET", "/api/soundtrack/generate");
    expect(read.status).toBe(405);
    expect(read.headers.get("Allow")).toBe("POST");
  });
});

describe("GET /api/soundtrack/tracks/{id}", () => {
  const path = "/api/soundtrack/tracks/upbeat-50-test1";
  let learner: Learner;
  let whole: Uint8Array<ArrayBuffer>;
  let first: Response;

  /** The stored bytes of a track that has been made. */
  const kept = () => env.BYTES.head("soundtrack/2/upbeat/50/test1.mp3");

  beforeAll(async () => {
    learner = await newLearner();
    first = await learner.call("GET", path);
    whole = new Uint8Array(await first.arrayBuffer());
  }, 120_000);

  it("returns the music, in the announced length", () => {
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("audio/mpeg");
    expect(first.headers.get("Content-Length")).toBe(String(whole.length));
    expect(first.headers.get("Accept-Ranges")).toBe("bytes");
    expect(first.headers.get("ETag")).toBe('"2-upbeat-50-test1"');
    expect(whole.length).toBeGreaterThan(1_900_000);
    expect([whole[0], whole[1]]).toEqual([0xff, 0xfb]);
  });

  it("returns the same bytes on workerd as on Node", async () => {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    expect([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(
      "994d4e7c4c105ed1f290c4f71d0a7e81f7d1e7daae61afd6f1dd809a56ab1445",
    );
  });

  it("stores the music once it is made, to be deleted later by the sweep", async () => {
    await expect.poll(async () => (await kept())?.size).toBe(whole.length);
    const row = await env.DB.prepare("SELECT due FROM bytes_to_remove WHERE key = ?")
      .bind("soundtrack/2/upbeat/50/test1.mp3")
      .first<{ due: number }>();
    expect(row?.due).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const again = await learner.call("GET", path);
    expect(await digest(await again.arrayBuffer())).toBe(await digest(whole));
  });

  it("returns the same music to another learner", async () => {
    await expect.poll(async () => (await kept()) !== null).toBe(true);
    const stranger = await newLearner();
    const response = await stranger.call("GET", path);
    expect(await digest(await response.arrayBuffer())).toBe(await digest(whole));
  });

  it.each([
    ["bytes=0-", 0, -1],
    ["bytes=100-199", 100, 199],
    ["bytes=-10", -10, -1],
    ["bytes=1000000-99999999", 1_000_000, -1],
  ])("returns the part %s", async (range, from, to) => {
    await expect.poll(async () => (await kept()) !== null).toBe(true);
    const response = await learner.call("GET", path, { headers: { Range: range } });
    expect(response.status).toBe(206);
    const start = from < 0 ? whole.length + from : from;
    const end = to < 0 ? whole.length + to : to;
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(response.headers.get("Content-Length")).toBe(String(end - start + 1));
    const part = await response.arrayBuffer();
    expect(part.byteLength).toBe(end - start + 1);
    expect(await digest(part)).toBe(await digest(whole.slice(start, end + 1)));
  });

  it("returns a part before the whole is made", async () => {
    const response = await learner.call("GET", "/api/soundtrack/tracks/upbeat-50-test2", {
      headers: { Range: "bytes=3000-5999" },
    });
    expect(response.status).toBe(206);
    expect(new Uint8Array(await response.arrayBuffer())).toHaveLength(3000);
    const other = env.BYTES.head("soundtrack/2/upbeat/50/test2.mp3");
    expect(await other).toBeNull();
    await expect
      .poll(async () => (await env.BYTES.head("soundtrack/2/upbeat/50/test2.mp3")) !== null, {
        timeout: 60_000,
      })
      .toBe(true);
  }, 90_000);

  it("compares the ETag", async () => {
    const ask = (headers: Record<string, string>) => learner.call("GET", path, { headers });
    const same = await ask({ "If-None-Match": 'W/"2-upbeat-50-test1"' });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe("");
    expect((await ask({ Range: "bytes=0-9", "If-Range": '"2-upbeat-50-test1"' })).status).toBe(206);
    const changed = await ask({ Range: "bytes=0-9", "If-Range": '"0-upbeat-50-test1"' });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });

  it("refuses a part after the end", async () => {
    const response = await learner.call("GET", path, { headers: { Range: "bytes=99999999-" } });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${whole.length}`);
    expect((await answerOf<ErrorAnswer>(response)).code).toBe("range_not_satisfiable");
  });

  it("answers HEAD with the length, without making the music", async () => {
    const response = await learner.call("HEAD", "/api/soundtrack/tracks/relaxed-50-never");
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(1_900_000);
    expect(await env.BYTES.head("soundtrack/2/relaxed/50/never.mp3")).toBeNull();
  });

  it.each(["focused-4-a", "sleepy-50-a", "focused-50-A", "nothing", "fallback-focused"])(
    "answers 404 to the track %s",
    async (id) => {
      const response = await learner.call("GET", `/api/soundtrack/tracks/${id}`);
      expect(response.status).toBe(404);
      expect((await answerOf<ErrorAnswer>(response)).code).toBe("not_found");
    },
  );

  it("requires a login", async () => {
    expect((await new Browser().call("GET", path)).status).toBe(401);
  });

  it("limits how many tracks are made for a learner in an hour", async () => {
    const eager = await newLearner();
    await env.RATE_LIMITER.getByName(`soundtrack:${eager.id}`).take(1, 3600);
    for (let taken = 1; taken < 120; taken += 1) {
      await env.RATE_LIMITER.getByName(`soundtrack:${eager.id}`).take(120, 3600);
    }
    const refused = await eager.call("GET", "/api/soundtrack/tracks/relaxed-50-refused");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const known = await eager.call("GET", path);
    expect(known.status).toBe(200);
    await known.body?.cancel();
  });
});

describe("/api/soundtrack/plays", () => {
  const record = (learner: Browser, trackId: unknown) =>
    learner.call("POST", "/api/soundtrack/plays", { json: { trackId } });
  const playsOf = async (learner: Browser) =>
    (await answerOf<{ tracks: TrackAnswer[] }>(await learner.call("GET", "/api/soundtrack/plays")))
      .tracks;

  it("lists each played track once, the last one first", async () => {
    const learner = await newLearner();
    const stranger = await newLearner();
    expect(await playsOf(learner)).toEqual([]);
    for (const id of ["focused-50-a", "relaxed-50-b", "focused-50-a"]) {
      const response = await record(learner, id);
      expect(response.status).toBe(201);
      expect((await answerOf<TrackAnswer>(response)).id).toBe(id);
    }
    const plays = await playsOf(learner);
    expect(plays.map(({ id, plays }) => [id, plays])).toEqual([
      ["focused-50-a", 2],
      ["relaxed-50-b", 1],
    ]);
    expect(plays[0]?.url).toBe("/api/soundtrack/tracks/focused-50-a");
    expect(await playsOf(stranger)).toEqual([]);
  });

  it("translates the title of a track to the learner's language", async () => {
    const learner = await newLearner();
    await record(learner, "focused-50-a");
    const titleIn = async (language: string) => {
      await learner.call("POST", "/api/user/language", { json: { language } });
      return (await playsOf(learner))[0]?.title;
    };
    expect(await titleIn("en")).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(await titleIn("zh")).toMatch(/^\p{Script=Han}+的\p{Script=Han}+$/u);
    expect(await titleIn("ar")).toMatch(/^[\p{Script=Arabic} ]+$/u);
  });

  it("is part of the learner's export, and is deleted with the account", async () => {
    const learner = await newLearner();
    await record(learner, "upbeat-20-c");
    const exported = await answerOf<{ soundtrack: TrackAnswer[] }>(
      await learner.call("GET", "/api/user/export"),
    );
    expect(exported.soundtrack).toMatchObject([{ id: "upbeat-20-c", plays: 1 }]);
    const deleted = await learner.call("POST", "/api/user/delete", {
      json: { currentPassword: password },
    });
    expect(deleted.status).toBe(200);
    const row = await env.DB.prepare("SELECT count(*) AS total FROM track_plays WHERE user_id = ?")
      .bind(learner.id)
      .first();
    expect(row).toEqual({ total: 0 });
  });

  it.each([undefined, 7, "", "focused-50-", "fallback-focused"])("refuses %j", async (trackId) => {
    const response = await record(await newLearner(), trackId);
    expect(response.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(response)).error).toBe("Fennec couldn't find that track.");
  });

  it("requires a login", async () => {
    expect((await record(new Browser(), "focused-50-a")).status).toBe(401);
  });
});

describe("/soundtrack", () => {
  const text = (page: string) =>
    page
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");

  it("asks a visitor to log in", async () => {
    const response = await new Browser().call("GET", "/soundtrack");
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Please log in to access this feature.");
  });

  it("lists the same tracks until they are refreshed, and remembers the mood", async () => {
    const learner = await newLearner();
    const tracks = (page: string) =>
      [...page.matchAll(/<audio[^>]* src="([^"]+)"/g)].map(([, url]) => url);
    const page = await (await learner.call("GET", "/soundtrack?mood=relaxed")).text();
    expect(tracks(page).length).toBeGreaterThanOrEqual(5);
    expect(tracks(page)[0]).toContain("/tracks/relaxed-50-");
    expect(tracks(await (await learner.call("GET", "/soundtrack")).text())).toEqual(tracks(page));
    const refreshed = await learner.call("POST", "/soundtrack", {
      form: { intent: "refresh", mood: "relaxed" },
    });
    expect(refreshed.status).toBe(302);
    const place = refreshed.headers.get("Location") ?? "";
    expect(place).toMatch(/^\/soundtrack\?mood=relaxed&set=[0-9a-z]{12}$/);
    expect(tracks(await (await learner.call("GET", place)).text())).not.toEqual(tracks(page));
  });

  it("records a played track with a form, and redirects back", async () => {
    const learner = await newLearner();
    const kept = await learner.call("POST", "/soundtrack?mood=upbeat&set=abc", {
      form: { intent: "play", trackId: "upbeat-50-abc" },
    });
    expect(kept.headers.get("Location")).toBe("/soundtrack?mood=upbeat&set=abc");
    const page = text(await (await learner.call("GET", "/soundtrack?tab=collection")).text());
    expect(page).toContain("is in My Collection");
    expect(page).toContain("Recently played");
    const wrong = await learner.call("POST", "/soundtrack", {
      form: { intent: "play", trackId: "../../etc" },
    });
    expect(wrong.headers.get("Location")).toBe("/soundtrack");
    expect(await (await learner.call("GET", "/soundtrack")).text()).toContain(
      "Fennec couldn't find that track.",
    );
  });

  it("shows the five figures of the learner's progress", async () => {
    const learner = await newLearner();
    const day = 86_400_000;
    const now = Date.now();
    const run = (query: string, ...values: unknown[]) =>
      env.DB.prepare(query)
        .bind(...values)
        .run();
    for (const [id, finished] of [
      ["q1", now],
      ["q2", now - day],
      ["q3", null],
    ] as const) {
      await run(
        "INSERT INTO quizzes (id, user_id, title, instructions, difficulty, created_at, finished_at) VALUES (?, ?, '', '', 'easy', 0, ?)",
        `${learner.id}${id}`,
        learner.id,
        finished,
      );
      for (const number of [1, 2]) {
        await run(
          "INSERT INTO quiz_questions (quiz_id, number, question, options, correct_answer, explanation, source, selected) VALUES (?, ?, '', '[]', 0, '', 'null', ?)",
          `${learner.id}${id}`,
          number,
          finished === null ? null : id === "q1" ? 0 : number - 1,
        );
      }
    }
    await run(
      "INSERT INTO practice_tests (id, user_id, title, created_at, finished_at, score) VALUES (?, ?, '', 0, ?, 1)",
      `${learner.id}t`,
      learner.id,
      now - 2 * day,
    );
    for (const number of [1, 2, 3]) {
      await run(
        "INSERT INTO practice_questions (test_id, number, question, options, correct_answer, explanation, source, selected) VALUES (?, ?, '', '[]', 0, '', 'null', ?)",
        `${learner.id}t`,
        number,
        number === 1 ? 0 : 1,
      );
    }
    await run(
      "INSERT INTO decks (id, user_id, title, count, include_term, include_definition, include_examples, track_mastery, created_at) VALUES (?, ?, '', 2, 1, 1, 0, 1, 0)",
      `${learner.id}d`,
      learner.id,
    );
    for (const [card, stability, reps] of [
      ["a", 8, 2],
      ["b", 2, 1],
    ] as const) {
      await run(
        "INSERT INTO cards (id, deck_id, number, front, back, source, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state) VALUES (?, ?, 1, '', '', 'null', 0, ?, 5, 1, 0, ?, 0, 2)",
        `${learner.id}${card}`,
        `${learner.id}d`,
        stability,
        reps,
      );
    }
    const page = text(await (await learner.call("GET", "/soundtrack")).text());
    expect(page).toMatch(/Cards mastered 1 /);
    expect(page).toMatch(/Quizzes, decks and tests finished 4 of 5 /);
    // 100, 50 and 33 percent.
    expect(page).toMatch(/Average score 61 ?%/);
    expect(page).toMatch(/Streak 3 days/);
    // 80 × 0.4 + 61 × 0.4 + 6 × 0.2
    expect(page).toMatch(/Intensity of the music 58 ?%/);
  });
});
