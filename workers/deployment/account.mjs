// Cloudflare login and account.

import { stripVTControlCharacters } from "node:util";
import { Refusal } from "../server/refusal.mjs";
import { toolEnvironment } from "../toolchain.mjs";
import { choose, isInteractive } from "./terminal.mjs";
import { readWrangler, runWrangler } from "./wrangler.mjs";

/**
 * Logs in if necessary and chooses the account for all further calls.
 * @returns {Promise<{ id: string, name: string }>}
 * @throws Refusal if that needs answers and the terminal is not interactive
 */
export async function chooseAccount() {
  const accounts = (await listAccounts()) ?? (await logIn());
  const wanted = process.env.CLOUDFLARE_ACCOUNT_ID;
  if (!wanted && accounts.length > 1 && !isInteractive) {
    throw new Refusal(
      "This login has several accounts: set CLOUDFLARE_ACCOUNT_ID to the id of the one to use.",
    );
  }
  const account = wanted
    ? accounts.find(({ id }) => id === wanted)
    : accounts.length > 1
      ? await choose("Which account?", accounts, ({ name, id }) => `${name} (${id})`)
      : accounts[0];
  if (!account) {
    throw new Refusal("This login has no access to the account in CLOUDFLARE_ACCOUNT_ID.");
  }
  toolEnvironment.CLOUDFLARE_ACCOUNT_ID = account.id;
  return account;
}

/**
 * @returns {Promise<{ id: string, name: string }[] | null>} null if not logged in
 * @throws Refusal if Cloudflare cannot be reached or rejects CLOUDFLARE_API_TOKEN
 */
async function listAccounts() {
  const { status, output, errors } = await readWrangler(["whoami", "--json"]);
  if (status === 0) return JSON.parse(output).accounts;
  const nobody = /"loggedIn":\s*false/.test(output);
  if (nobody && !process.env.CLOUDFLARE_API_TOKEN) return null;
  throw new Refusal(
    nobody
      ? "Cloudflare does not accept CLOUDFLARE_API_TOKEN. docs/deploying.md lists the permissions that the token needs."
      : `Wrangler could not read the login:\n${stripVTControlCharacters(output + errors).trim()}`,
  );
}

async function logIn() {
  if (!isInteractive) {
    throw new Refusal(
      "Not logged in to Cloudflare. In a non-interactive environment, set CLOUDFLARE_API_TOKEN; docs/deploying.md lists its permissions.",
    );
  }
  await runWrangler(["login"]);
  const accounts = await listAccounts();
  if (!accounts) throw new Refusal("Not logged in to Cloudflare.");
  return accounts;
}
