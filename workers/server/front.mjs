// The worker behind a self-hosted deployment's proxy. It does what Cloudflare's edge does: it passes the URL that the
// browser requested and the client's address to the app.
//   PUBLIC_ORIGIN    the origin that browsers see
//   TRUSTED_PROXIES  how many proxies append the client's address to X-Forwarded-For

export default {
  async fetch(request, { APP, PUBLIC_ORIGIN, TRUSTED_PROXIES }) {
    try {
      const asked = asBrowserRequest(request, PUBLIC_ORIGIN, Number(TRUSTED_PROXIES));
      if (!asked.headers.has(clientHeader)) reportUnknownClient(request);
      return await APP.fetch(asked);
    } catch (error) {
      console.error(
        JSON.stringify({ level: "error", event: "app_unreachable", name: error?.name }),
      );
      return new Response("Fennec does not answer at the moment. Please try again.\n", {
        status: 503,
        headers: { "Retry-After": "5", "Cache-Control": "no-store" },
      });
    }
  },
};

const clientHeader = "CF-Connecting-IP";
let isReported = false;

/** All clients without an address share one limit, so a wrong TRUSTED_PROXIES would lock them out together. */
function reportUnknownClient({ headers }) {
  const forwardedFor = headers.get("X-Forwarded-For");
  // A health check comes from this machine.
  if (isReported || forwardedFor === null) return;
  isReported = true;
  const addresses = forwardedFor.split(",").length;
  console.error(JSON.stringify({ level: "error", event: "trusted_proxies_mismatch", addresses }));
}

/**
 * @param {Request} request as the last proxy sent it
 * @param {string} origin
 * @param {number} proxies
 * @returns {Request}
 */
export function asBrowserRequest(request, origin, proxies) {
  const { protocol, hostname, port } = new URL(origin);
  const url = new URL(request.url);
  // Part by part, because a path that begins with two slashes would be parsed as a host.
  url.protocol = protocol;
  url.hostname = hostname;
  url.port = port;
  const asked = new Request(url, request);
  for (const name of [...asked.headers.keys()]) {
    // Only the platform may set these.
    if (/^(cf|mf)-/.test(name)) asked.headers.delete(name);
  }
  const client = clientAddress(request.headers.get("X-Forwarded-For"), proxies);
  if (client) asked.headers.set(clientHeader, client);
  return asked;
}

/** Entries before those of the trusted proxies can be forged by the client. */
function clientAddress(forwardedFor, proxies) {
  const address = forwardedFor?.split(",").at(-proxies)?.trim() ?? "";
  return /^[\d.]{7,15}$|^[\da-f:.]{2,45}$/i.test(address) ? address : null;
}
