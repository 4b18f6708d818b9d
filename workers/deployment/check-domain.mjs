// Custom domains are attached last, when all workers are uploaded: a domain that the account does not have is
// refused before.
import { Refusal } from "../server/refusal.mjs";
import { readWrangler } from "./wrangler.mjs";

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ id: string, name: string }} account
 * @throws Refusal if no zone of the account contains the domain; nothing if Cloudflare does not say
 */
export async function checkDomain({ domain, file }, account) {
  if (!domain) return;
  const { type, token } = await readAccess();
  if (!token) return;
  const labels = domain.split(".");
  const parents = labels.slice(1).map((_, index) => labels.slice(index).join("."));
  for (const name of parents) {
    const zones = await findZones(token, account.id, { name });
    if (!zones || zones.length > 0) return;
  }
  // An API token without permissions for zones sees none, and may still attach a domain.
  if (type !== "oauth" && (await findZones(token, account.id))?.length === 0) return;
  throw new Refusal(
    `${file}: domain is ${domain}, but the account "${account.name}" has no zone that contains it. Add your domain in Cloudflare's dashboard, or remove this line. Nothing was changed.`,
  );
}

/** What wrangler logs in with; no token if that is a key. */
async function readAccess() {
  const { status, output } = await readWrangler(["auth", "token", "--json"]);
  return status === 0 ? JSON.parse(output) : {};
}

/** Null if Cloudflare does not answer, or not to this token. */
async function findZones(token, account, filter = {}) {
  const api = process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  try {
    const response = await fetch(
      `${api}/zones?${new URLSearchParams({ ...filter, "account.id": account })}`,
      {
        headers: { Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(20_000),
      },
    );
    return response.ok ? (await response.json()).result : null;
  } catch {
    return null;
  }
}
