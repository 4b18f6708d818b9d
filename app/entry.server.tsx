import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceProvider } from "~/platform/nonce";

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

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A reader who went away is no failure.
  if (!request.signal.aborted) context.scope.app.log.error("remix_failed", error);
};
