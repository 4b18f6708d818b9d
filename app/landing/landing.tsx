import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDue } from "~/account/find-due.server";
import { pageLoader } from "~/platform/page-route.server";
import { description, productName } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { fullName } from "./full-name";
import { LandingPage } from "./landing-page";

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
  early: ({ app, owner }) => findDue(app, owner),
  run: async ({ app, actor, request, early: due }) => ({
    signedIn: actor !== null,
    due: due && { text: due.text, path: due.path },
    origin: new URL(request.url).origin,
    year: app.clock.now().getUTCFullYear(),
  }),
});

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
