import { env } from "cloudflare:workers";
import { everyFault } from "./play";
import { makeQuiz, makeReply, nothing, uploadNotes } from "./prepare";
import type { World } from "./world";

const headers = { Authorization: `Bearer ${env.ADMIN_TOKEN}` };

const administer = (world: World, action: string, json: object = {}) =>
  world.send("POST", `/api/admin/learners/${world.id}/${action}`, { json, headers });

everyFault({
  name: "reset a learner's password",
  prepare: nothing,
  act: (world) => administer(world, "password"),
});

everyFault({
  name: "give a learner premium",
  prepare: nothing,
  act: (world) => administer(world, "premium", { until: "2999-01-31" }),
});

everyFault({
  name: "ban a learner",
  prepare: nothing,
  act: (world) => administer(world, "ban"),
});

everyFault({
  name: "delete a learner",
  async prepare(world) {
    const { fileId } = await makeQuiz(world);
    await makeReply(world, fileId);
  },
  act: (world) => administer(world, "delete"),
  doneAlready: [404],
});

everyFault({
  name: "rebuild the search index",
  prepare: (world) => uploadNotes(world),
  act: (world) =>
    world.send("POST", "/api/admin/index", { json: { after: 0, anew: true }, headers }),
});
