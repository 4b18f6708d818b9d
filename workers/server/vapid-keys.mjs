// Keys that identify this server to push services: RFC 8292.
import { createECDH } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates a new pair, in base64url.
 * @returns {{ VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string }}
 */
export function makeVapidKeys() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  // OpenSSL leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    VAPID_PUBLIC_KEY: publicKey.toString("base64url"),
    VAPID_PRIVATE_KEY: privateKey.toString("base64url"),
  };
}

/**
 * The keys of the local server: created once in its state folder, readable by this user only. With other keys, existing
 * subscriptions would be lost.
 * @param {string} state folder
 * @returns {ReturnType<typeof makeVapidKeys>}
 */
export function localVapidKeys(state) {
  const file = join(state, "vapid-keys.json");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, `${JSON.stringify(makeVapidKeys())}\n`, { mode: 0o600, flag: "wx" });
  }
  return JSON.parse(readFileSync(file, "utf8"));
}
