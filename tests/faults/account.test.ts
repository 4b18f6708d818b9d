import { everyFault } from "./play";
import { makeQuiz, makeReply, nothing, once, uploadNotes } from "./prepare";
import { password } from "./world";

everyFault({
  name: "register",
  anonymous: true,
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/auth", {
      form: {
        ...{ intent: "register", username: world.username, email: "who@example.org" },
        ...{ password, confirmPassword: password, once },
      },
    }),
});

everyFault({
  name: "log in",
  async prepare(world) {
    world.cookies.clear();
  },
  act: (world) =>
    world.send("POST", "/auth", { form: { intent: "login", username: world.username, password } }),
});

everyFault({
  name: "log out",
  prepare: nothing,
  act: (world) => world.send("POST", "/logout", { form: {} }),
});

everyFault({
  name: "change email and password",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/profile/settings", {
      form: {
        ...{ currentPassword: password, email: "new@example.org" },
        newPassword: "another horse 8",
      },
    }),
});

everyFault({
  name: "delete the account",
  async prepare(world) {
    const { fileId } = await makeQuiz(world);
    await makeReply(world, fileId);
  },
  act: (world) =>
    world.send("POST", "/profile/delete-account", { form: { currentPassword: password } }),
});

everyFault({
  name: "tell of what was heard",
  prepare: (world) => uploadNotes(world),
  act: (world) =>
    world.send("POST", "/api/user/track-usage", { json: { feature: "audioTtsUsage", count: 1 } }),
  again: "unless done",
});
