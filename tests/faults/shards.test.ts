import { env } from "cloudflare:workers";
import { pixelPng } from "../workers/documents";
import { everyFault } from "./play";
import { logInByForm, nothing, once, registerByForm, uploadNotes } from "./prepare";
import { password } from "./world";

/** Two databases; new learners are stored in the second. */
const variables = { NEW_LEARNERS: "DB_1" };

everyFault({
  name: "register in a second database",
  variables,
  anonymous: true,
  prepare: nothing,
  act: registerByForm,
});

everyFault({
  name: "log in from a second database",
  variables,
  async prepare(world) {
    world.cookies.clear();
  },
  act: logInByForm,
});

everyFault({
  name: "upload a photo to a second database",
  variables,
  outside: { pages: ["Leaves are green because of chlorophyll."] },
  prepare: nothing,
  act(world) {
    const form = new FormData();
    form.append("once", once);
    form.append("files", pixelPng());
    return world.send("POST", "/app/upload", { form });
  },
});

everyFault({
  name: "delete an account from a second database",
  variables,
  async prepare(world) {
    await uploadNotes(world);
  },
  act: (world) =>
    world.send("POST", "/profile/delete-account", { form: { currentPassword: password } }),
});

everyFault({
  name: "ask for a password reset link with an account in a second database",
  variables: {
    ...variables,
    MAIL_PROVIDER: "cloudflare",
    MAIL_FROM: "fennec@example.org",
    PUBLIC_ORIGIN: "https://study.example.org",
  },
  async prepare(world) {
    world.cookies.clear();
  },
  act: (world) => world.send("POST", "/auth/forgot", { form: { account: world.username } }),
});

everyFault({
  name: "delete a learner of a second database as an administrator",
  variables,
  prepare: nothing,
  act: (world) =>
    world.send("POST", `/api/admin/learners/${world.id}/delete`, {
      json: {},
      headers: { Authorization: `Bearer ${env.ADMIN_TOKEN}` },
    }),
  doneAlready: [404],
});
