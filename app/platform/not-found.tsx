import { data, type MetaFunction } from "@remix-run/cloudflare";
import { ErrorPage, pageNotFoundTitle } from "~/ui/error-page";
import { pageLoader } from "./page-route.server";
import { pageMeta } from "./product";
import { noInput } from "./route.server";

export const meta: MetaFunction = () => pageMeta(pageNotFoundTitle());

const missing = {
  access: "public",
  input: noInput,
  run: async () => data(null, 404),
} as const;

export const loader = pageLoader(missing);

/** Also for posts to unknown URLs. */
export const action = pageLoader(missing);

export default function NotFound() {
  return <ErrorPage status={404} />;
}
