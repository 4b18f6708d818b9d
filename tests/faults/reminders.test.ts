import { env } from "cloudflare:workers";
import type { Bindings } from "../../workers/bindings";
import { FakePushService } from "../contracts/fake-push-service";
import { everyFault } from "./play";
import { nothing } from "./prepare";
import type { World } from "./world";

const push = new FakePushService((env as unknown as Bindings).VAPID_PUBLIC_KEY ?? "");
const address = await push.subscribe();
const outside = { fetch: (to: string, init: RequestInit) => push.fetch(to, init) };
const path = "/app/review/reminders";
const zone = { hour: "18", timeZone: "UTC" };

const start = (world: World) =>
  world.send("POST", path, { form: { intent: "start", ...zone, ...address } });

async function remind(world: World): Promise<void> {
  await world.must("POST", path, { form: { intent: "start", ...zone, ...address } });
}

everyFault({ name: "turn reminders on", prepare: nothing, act: start });

everyFault({
  name: "change the hour of reminders",
  prepare: remind,
  act: (world) =>
    world.send("POST", path, { form: { intent: "change", hour: "20", timeZone: "UTC" } }),
});

everyFault({
  name: "turn reminders off",
  prepare: remind,
  act: (world) => world.send("POST", path, { form: { intent: "end" } }),
});

/** A time zone in which it is afternoon at the time of the sweep, two hours from now. */
function afternoon(): string {
  const ahead = ((15 - new Date().getUTCHours() - 2 + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** Makes cards due, and the hour of the reminder come. */
async function becomeDue(world: World): Promise<void> {
  await world.must("POST", "/api/import", { json: { text: "front\tback\nanother\tback" } });
  await env.DB.prepare("UPDATE cards SET state = 2, due = 1000, last_review = 500").run();
  await remind(world);
  await env.DB.prepare("UPDATE review_reminders SET next_at = 1000, time_zone = ?")
    .bind(afternoon())
    .run();
}

everyFault(
  {
    name: "receive a reminder",
    outside,
    async prepare(world) {
      await becomeDue(world);
      return push.received.length;
    },
    async act(world) {
      const done = await world.sweep();
      return done ? { status: 200, headers: new Headers(), body: "" } : null;
    },
    unanswered: true,
    // A failed reminder is lost: no learner is reminded twice.
    wrongEnd(_, before) {
      const sent = push.received.length - before;
      return [...push.problems, ...(sent > 1 ? [`reminded ${sent} times`] : [])];
    },
  },
  (call) => /review|push|card|fetch/.test(call),
);

everyFault(
  {
    name: "remind a browser that has unsubscribed",
    outside: { fetch: async () => new Response(null, { status: 410 }) },
    prepare: becomeDue,
    async act(world) {
      const done = await world.sweep();
      return done ? { status: 200, headers: new Headers(), body: "" } : null;
    },
    unanswered: true,
    // If a lost reminder did not notice, that of the next day does.
    mendedAfter: 30,
  },
  (call) => /push|fetch/.test(call),
);
