import { Outlet, useLoaderData } from "@remix-run/react";
import { pageLoader } from "~/platform/page-route.server";
import { noInput } from "~/platform/route.server";
import type { NoticeView } from "~/ui/form-result";
import { PracticeFrame } from "./components/practice-frame";

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  run: async ({ scope }) => ({ notice: scope.takeNotice() satisfies NoticeView | null }),
});

export default function PracticeTests() {
  return (
    <PracticeFrame notice={useLoaderData<typeof loader>().notice}>
      <Outlet />
    </PracticeFrame>
  );
}
