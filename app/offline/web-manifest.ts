import { fullName } from "~/landing/full-name";
import { interfaceLanguage, isRightToLeft } from "~/localization/interface-language";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { productName } from "~/platform/product";
import { noInput } from "~/platform/route.server";

const color = "#fbf7f0";

/** The manifest of the installed app, in the visitor's language. */
const describeApp = () => ({
  lang: interfaceLanguage(),
  dir: isRightToLeft() ? "rtl" : "ltr",
  name: fullName(),
  short_name: productName,
  id: "/app",
  start_url: "/app",
  scope: "/",
  display: "standalone",
  background_color: color,
  theme_color: color,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
});

const route = apiRoute({
  GET: endpoint({
    access: "public",
    input: noInput,
    run: async () =>
      Response.json(describeApp(), { headers: { "Content-Type": "application/manifest+json" } }),
  }),
});

export const loader = route.loader;
export const action = route.action;
