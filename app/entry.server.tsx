import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceProvider } from "~/platform/nonce";
import { pathPattern } from "~/platform/path-pattern";

const abortDelay = 5_000;

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { scope }: AppLoadContext,
): Promise<Response> {
  let renderedStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={scope.nonce}>
      <RemixServer
        context={context}
        url={request.url}
        abortDelay={abortDelay}
        nonce={scope.nonce}
      />
    </NonceProvider>,
    {
      nonce: scope.nonce,
      signal: AbortSignal.timeout(abortDelay),
      onError(error) {
        scope.app.log.error("render_failed", error);
        renderedStatus = 500;
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: renderedStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, params, context }) => {
  // The client disconnected.
  if (request.signal.aborted) return;
  const { log } = context.scope.app;
  const status = statusOf(error);
  if (status === null) log.error("remix_failed", error);
  // Thrown by a builder for the page; server errors are already logged.
  else if (status < 500) {
    const path = pathPattern(request.url, params);
    log.info("refused", { status, method: request.method, path });
  }
};

/** Status of a thrown response, such as `data(…, 404)`. */
function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || error instanceof Error) return null;
  const { status } = "init" in error ? (error.init as ResponseInit) : (error as ResponseInit);
  return typeof status === "number" ? status : null;
}
