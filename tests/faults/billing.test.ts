import { everyFault } from "./play";
import { nothing } from "./prepare";
import type { World } from "./world";

const paying = {
  variables: {
    PAYMENT_PROVIDER: "sandbox",
    DEPLOYMENT: "local",
    STRIPE_WEBHOOK_SECRET: "whsec_faults",
  },
  // The daily check corrects what a lost event left wrong.
  mendedAfter: 26,
};

async function begin(world: World): Promise<string> {
  const json = {};
  const { clientSecret } = await world.json<{ clientSecret: string }>(
    "POST",
    "/api/create-subscription",
    { json },
  );
  return clientSecret;
}

const card = { intent: "pay", number: "4242 4242 4242 4242", expiry: "12/40", code: "123" };

async function pay(world: World): Promise<void> {
  await world.must("POST", `/sandbox/checkout/${await begin(world)}`, { form: card });
}

everyFault({
  name: "start a subscription",
  ...paying,
  prepare: nothing,
  act: (world) => world.send("POST", "/api/create-subscription", { json: {} }),
});

everyFault({
  name: "open the payment page",
  ...paying,
  prepare: nothing,
  act: (world) => world.send("POST", "/subscription", { form: { intent: "checkout" } }),
});

everyFault({
  name: "pay",
  ...paying,
  prepare: begin,
  act: (world, secret) => world.send("POST", `/sandbox/checkout/${secret}`, { form: card }),
});

everyFault({
  name: "return from a payment",
  ...paying,
  prepare: pay,
  act: (world) => world.send("GET", "/profile?redirect_status=succeeded"),
});

everyFault({
  name: "cancel a subscription",
  ...paying,
  prepare: pay,
  act: (world) => world.send("POST", "/sandbox/portal", { form: { intent: "cancel" } }),
});

everyFault({
  name: "delete the account of a paying learner",
  ...paying,
  prepare: pay,
  act: (world) =>
    world.send("POST", "/profile/delete-account", {
      form: { currentPassword: "correct horse 7" },
    }),
});
