import * as build from "virtual:remix/server-build";
import { type AppLoadContext, createRequestHandler } from "@remix-run/cloudflare";

const handleRequest = createRequestHandler(build);

export default {
  // The product's own context is another.
  fetch: (request, env) => handleRequest(request, { env } as unknown as AppLoadContext),
} satisfies ExportedHandler<{ DB: D1Database }>;
