import { apiRoute, endpoint } from "./api-route.server";
import { noInput } from "./route.server";

/** Public pages. */
const publicPages = ["/", "/auth"];

const route = apiRoute({
  GET: endpoint({
    access: "public",
    input: noInput,
    async run({ request }) {
      const pages = publicPages.map(
        (page) => `<url><loc>${new URL(page, request.url)}</loc></url>`,
      );
      return new Response(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join("")}</urlset>\n`,
        { headers: { "Content-Type": "application/xml; charset=utf-8" } },
      );
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
