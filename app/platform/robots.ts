import { apiRoute, endpoint } from "./api-route.server";
import { noInput } from "./route.server";

const route = apiRoute({
  GET: endpoint({
    access: "public",
    input: noInput,
    run: async ({ request }) =>
      new Response(
        `User-agent: *\nDisallow: /api/\nSitemap: ${new URL("/sitemap.xml", request.url)}\n`,
      ),
  }),
});

export const loader = route.loader;
export const action = route.action;
