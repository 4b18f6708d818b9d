import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";

const handleRequest = createRequestHandler(build);

export default {
  fetch: (request) => handleRequest(request),
} satisfies ExportedHandler;
