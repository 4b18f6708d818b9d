import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { profileLink, settingsLink } from "~/progress/profile-links";
import { profileParameters } from "~/progress/schema";
import type { NoticeView } from "~/ui/form-result";
import { changeSettings } from "./change-settings.server";
import { SettingsPanel } from "./components/settings-panel";
import * as m from "./messages";
import { settingsSchema } from "./schema";
import { presentedSession } from "./session-token.server";

export const loader = pageLoader({
  access: "learner",
  input: profileParameters,
  run: async ({ actor, input }) => ({
    learner: { username: actor.username, email: actor.email },
    href: settingsLink(input.tab),
    cancelHref: profileLink(input.tab),
  }),
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: settingsSchema.extend(profileParameters.shape),
    failureTitle: m.settingsNotSavedTitle,
    secrets: ["currentPassword", "newPassword"],
    async run({ app, actor, input, request, scope }) {
      await changeSettings(app, actor, input, await presentedSession(request));
      scope.leaveNotice({
        tone: "success",
        title: m.settingsSavedTitle(),
        ...(input.newPassword ? { message: m.settingsSavedWithPassword() } : {}),
      });
      return redirect(settingsLink(input.tab));
    },
  }),
);

export default function Settings() {
  const shown = useLoaderData<typeof loader>();
  const notice = useOutletContext<NoticeView | null>();
  const answer = useActionData<typeof action>();
  return <SettingsPanel {...shown} result={answer?.result} notice={notice} />;
}
