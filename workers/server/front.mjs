// The worker that a self-hosted deployment meets its proxy with. What the edge does on Cloudflare, it
// does here: the app gets the address that the browser asked for, and the client's own.
//   PUBLIC_ORIGIN    as browsers see it
//   TRUSTED_PROXIES  how many proxies have added the address they saw to X-Forwarded-For

export default {
  async fetch(request, { APP, PUBLIC_ORIGIN, TRUSTED_PROXIES }) {
    try {
      return await APP.fetch(asSeenByTheBrowser(request, PUBLIC_ORIGIN, Number(TRUSTED_PROXIES)));
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

/**
 * @param {Request} request as the last proxy sent it
 * @param {string} origin
 * @param {number} proxies
 * @returns {Request}
 */
export function asSeenByTheBrowser(request, origin, proxies) {
  const { protocol, hostname, port } = new URL(origin);
  const url = new URL(request.url);
  // Part by part: a path that begins with two slashes would be taken for a host.
  url.protocol = protocol;
  url.hostname = hostname;
  url.port = port;
  const asked = new Request(url, request);
  for (const name of [...asked.headers.keys()]) {
    // What only the platform may say.
    if (/^(cf|mf)-/.test(name)) asked.headers.delete(name);
  }
  const client = clientAddress(request.headers.get("X-Forwarded-For"), proxies);
  if (client) asked.headers.set("CF-Connecting-IP", client);
  return asked;
}

/** What stands before the addresses that trusted proxies added is whatever the client claims. */
function clientAddress(forwardedFor, proxies) {
  const address = forwardedFor?.split(",").at(-proxies)?.trim() ?? "";
  return /^[\d.]{7,15}$|^[\da-f:.]{2,45}$/i.test(address) ? address : null;
}
