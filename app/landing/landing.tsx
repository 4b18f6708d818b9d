import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageLoader } from "~/platform/page-route.server";
import { productName, tagline } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { LandingPage } from "./landing-page";

export const meta: MetaFunction = () => [
  { title: `${productName}, ${tagline}` },
  {
    name: "description",
    content:
      "Upload what you study. Fennec answers from it, quizzes you on it, and shows the page.",
  },
];

export const loader = pageLoader({
  access: "public",
  input: noInput,
  run: async ({ app, actor }) => ({
    signedIn: actor !== null,
    year: app.clock.now().getUTCFullYear(),
  }),
});

export default function Landing() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
