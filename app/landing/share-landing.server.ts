import type { RequestScope } from "~/platform/request-scope.server";

interface Rendered {
  key: string;
  /** The page's text between the places where its nonce stands. */
  parts: string[];
  headers: [string, string][];
}

/** The page that was rendered last; a worker has one name, so one is enough. */
let kept: Rendered | null = null;

/**
 * Renders the landing page once a day in an isolate for all of a language who present no cookie, since it is the
 * same for them but for the nonce of its scripts. Rendering takes most of the time of its answer.
 */
export async function shareLanding(
  scope: RequestScope,
  language: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = sharedKey(scope, language);
  if (!key) return render(scope.request);
  if (kept?.key !== key) {
    // None of the first visitor's headers can change what all others get.
    const answer = await render(new Request(scope.request.url));
    if (answer.status !== 200) return answer;
    const parts = (await answer.text()).split(scope.nonce);
    kept = { key, parts, headers: [...answer.headers] };
  }
  scope.route = "/";
  return new Response(kept.parts.join(scope.nonce), { headers: kept.headers });
}

/** Null where the answer is for one visitor alone. */
function sharedKey({ app, request }: RequestScope, language: string): string | null {
  if (request.method !== "GET" || request.headers.has("Cookie")) return null;
  const { origin, pathname, search } = new URL(request.url);
  if (pathname !== "/" || search !== "") return null;
  return `${origin} ${language} ${app.clock.now().toISOString().slice(0, 10)}`;
}
