import type { RequestScope } from "~/platform/request-scope.server";

interface Rendered {
  key: string;
  /** The page's text, split at its nonces. */
  parts: string[];
  headers: [string, string][];
}

/** The page that was rendered last. A worker has one origin, so one is enough. */
let kept: Rendered | null = null;

/**
 * Renders the landing page once a day per isolate for all visitors of a language without a cookie: only
 * the nonce of its scripts differs, and rendering takes most of the response time.
 */
export async function shareLanding(
  scope: RequestScope,
  language: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = sharedKey(scope, language);
  if (!key) return render(scope.request);
  if (kept?.key !== key) {
    // Without the first visitor's headers, which could change what all others get.
    const answer = await render(new Request(scope.request.url));
    if (answer.status !== 200) return answer;
    const parts = (await answer.text()).split(scope.nonce);
    kept = { key, parts, headers: [...answer.headers] };
  }
  scope.route = "/";
  return new Response(kept.parts.join(scope.nonce), { headers: kept.headers });
}

/** Null if the response is for one visitor only. */
function sharedKey({ app, request }: RequestScope, language: string): string | null {
  if (request.method !== "GET" || request.headers.has("Cookie")) return null;
  const { origin, pathname, search } = new URL(request.url);
  if (pathname !== "/" || search !== "") return null;
  return `${origin} ${language} ${app.clock.now().toISOString().slice(0, 10)}`;
}
