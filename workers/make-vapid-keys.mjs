// `npm run vapid:keys`: prints new keys for reminders, as lines for --secrets-file or .dev.vars. It stores nothing.
import { makeVapidKeys } from "./server/vapid-keys.mjs";

for (const [name, value] of Object.entries(makeVapidKeys())) console.log(`${name}=${value}`);
