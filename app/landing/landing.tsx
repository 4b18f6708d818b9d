import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageLoader } from "~/platform/page-route.server";
import { description, productName, tagline } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { LandingPage } from "./landing-page";
import * as m from "./messages";

/** The product's name with its tagline. */
const fullName = () => m.documentTitle({ product: productName, tagline: tagline() });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: fullName() },
  { name: "description", content: description() },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: productName },
  { property: "og:title", content: fullName() },
  { property: "og:description", content: description() },
  { property: "og:url", content: `${data?.origin}/` },
  { property: "og:image", content: `${data?.origin}/icon-512.png` },
];

export const loader = pageLoader({
  access: "public",
  input: noInput,
  run: async ({ app, actor, request }) => ({
    signedIn: actor !== null,
    origin: new URL(request.url).origin,
    year: app.clock.now().getUTCFullYear(),
  }),
});

export default function Landing() {
  const { signedIn, year } = useLoaderData<typeof loader>();
  return <LandingPage signedIn={signedIn} year={year} />;
}
