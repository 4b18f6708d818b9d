import { env } from "cloudflare:workers";
import { newRecoveryCode } from "~/account/new-recovery-code.server";
import { hashToken, newToken } from "~/account/random-token.server";
import { FakeAuthenticator } from "../fakes/authenticator";
import { everyFault } from "./play";
import { logInByForm, makeQuiz, makeReply, nothing, registerByForm, uploadNotes } from "./prepare";
import { password, type World } from "./world";

const next = "another horse 8";
const site = "http://fennec.test";

/** @returns the response of a device that creates a passkey for the learner */
async function beginPasskey(world: World, device = new FakeAuthenticator(site)) {
  const json = { currentPassword: password };
  return device.create(await world.json("POST", "/api/user/passkeys/options", { json }));
}

everyFault({
  name: "register",
  anonymous: true,
  prepare: nothing,
  act: registerByForm,
});

everyFault({
  name: "log in",
  async prepare(world) {
    world.cookies.clear();
  },
  act: logInByForm,
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

const mailed = {
  MAIL_PROVIDER: "cloudflare",
  MAIL_FROM: "fennec@example.org",
  PUBLIC_ORIGIN: "https://study.example.org",
};

everyFault({
  name: "ask for a password reset link",
  variables: mailed,
  async prepare(world) {
    world.cookies.clear();
  },
  act: (world) => world.send("POST", "/auth/forgot", { form: { account: world.username } }),
});

everyFault({
  name: "set a password with a reset link",
  async prepare(world) {
    const token = newToken(0);
    await env.DB.prepare("INSERT INTO password_resets VALUES (?, ?, ?)")
      .bind(await hashToken(token), world.id, Date.now() + 3_600_000)
      .run();
    world.cookies.set("fennec_password_reset", token);
  },
  act: (world) =>
    world.send("POST", "/auth/reset", { form: { newPassword: next, confirmPassword: next } }),
  // The link has been used.
  doneAlready: [400],
});

everyFault({
  name: "set a password with a recovery code",
  async prepare(world) {
    const { code, hash } = await newRecoveryCode();
    await env.DB.prepare("UPDATE users SET recovery_hash = ? WHERE id = ?")
      .bind(hash, world.id)
      .run();
    world.cookies.clear();
    return code;
  },
  act: (world, recoveryCode) =>
    world.send("POST", "/auth/recover", {
      form: { username: world.username, recoveryCode, newPassword: next, confirmPassword: next },
    }),
  // The code has been used, and replaced when the password was set.
  doneAlready: [401],
});

everyFault({
  name: "choose a language",
  prepare: nothing,
  act: (world) => world.send("POST", "/language", { form: { language: "en", back: "/app" } }),
});

everyFault({
  name: "make a recovery code",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/profile/security", {
      form: { intent: "recovery-code", currentPassword: password },
    }),
});

everyFault({
  name: "log other devices out",
  prepare: nothing,
  act: (world) => world.send("POST", "/profile/security", { form: { intent: "sign-out-others" } }),
});

everyFault({
  name: "add a passkey",
  prepare: (world) => beginPasskey(world),
  act: (world, response) =>
    world.send("POST", "/api/user/passkeys", { json: { name: "My phone", response } }),
  // A signed response is valid once.
  retry: async (world) =>
    world.send("POST", "/api/user/passkeys", {
      json: { name: "My phone", response: await beginPasskey(world) },
    }),
  again: "unless done",
});

everyFault({
  name: "log in with a passkey",
  async prepare(world) {
    const device = new FakeAuthenticator(site);
    const response = await beginPasskey(world, device);
    await world.must("POST", "/api/user/passkeys", { json: { name: "My phone", response } });
    world.cookies.clear();
    return device;
  },
  async act(world, device) {
    const asked = await world.send("POST", "/api/login/passkey/options", { json: {} });
    if (asked?.status !== 200) return asked;
    const response = await device.get(JSON.parse(asked.body));
    return world.send("POST", "/api/login/passkey", { json: { response } });
  },
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
  name: "record that a reply was heard",
  prepare: (world) => uploadNotes(world),
  act: (world) =>
    world.send("POST", "/api/user/track-usage", { json: { feature: "audioTtsUsage", count: 1 } }),
  again: "unless done",
});
