import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import { RecoveryCodePage } from "./components/recovery-code-page";
import { takeRecoveryCode } from "./flash-recovery-code.server";
import * as m from "./messages";

export const meta: MetaFunction = () => pageMeta(m.codeTitle());

export const loader = pageLoader({
  access: "public",
  input: z.object({ next: z.string().max(2_000).optional().catch(undefined) }),
  run: async ({ input, scope }) => ({
    code: takeRecoveryCode(scope),
    next: safeRedirect(input.next, "/app"),
  }),
});

/** The code is available only once. */
export const shouldRevalidate = () => false;

export default function ShowRecoveryCode() {
  return <RecoveryCodePage {...useLoaderData<typeof loader>()} />;
}
