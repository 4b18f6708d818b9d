import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { shortPrice } from "~/billing/plans";
import { returnFromPayment } from "~/billing/return-from-payment.server";
import { usePrice } from "~/billing/use-price";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { NoticeView } from "~/ui/form-result";
import { Activity } from "./components/activity";
import { ProfileCard } from "./components/profile-card";
import { ProfileFrame } from "./components/profile-frame";
import { listActivity } from "./list-activity.server";
import * as m from "./messages";
import { profileParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.title());

export const loader = pageLoader({
  access: "learner",
  input: profileParameters,
  async run({ app, actor, input, scope }) {
    if (input.redirect_status) {
      const notice = await returnFromPayment(app, actor, input.redirect_status);
      if (notice) scope.leaveNotice(notice);
      // Removes what else the provider added to the address.
      throw redirect("/profile");
    }
    return {
      learner: { username: actor.username, createdAt: actor.createdAt.toISOString() },
      activity: await listActivity(app, actor, input.tab),
      notice: scope.takeNotice() satisfies NoticeView | null,
    };
  },
});

/** The learner and their activity. The account settings, a page of their own, open below the learner. */
export default function Profile() {
  const price = shortPrice(usePrice());
  const { learner, activity, notice } = useLoaderData<typeof loader>();
  const settingsOpen = useLocation().pathname.startsWith("/profile/settings");
  return (
    <ProfileFrame notice={settingsOpen ? null : notice}>
      <div className="grid gap-6 self-start lg:sticky lg:top-6">
        <ProfileCard learner={learner} tab={activity.tab} settingsOpen={settingsOpen} />
        <Outlet context={notice} />
      </div>
      <Activity activity={activity} settingsOpen={settingsOpen} price={price} />
    </ProfileFrame>
  );
}
