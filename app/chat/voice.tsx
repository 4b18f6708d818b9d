import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { scopeSchema } from "~/library/schema";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything, isSameScope, scopedLink } from "~/study-scope";
import { ButtonLink } from "~/ui/button";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { awaitReply } from "./await-reply.server";
import { VoiceForm } from "./components/voice-form";
import * as m from "./messages";
import { sendVoice } from "./send-voice.server";
import { isTryFirst } from "./try-first-cookie.server";

export const meta: MetaFunction = () => pageMeta(m.voiceMessage());

export const loader = pageLoader({
  access: "learner",
  input: scopeSchema,
  run: async ({ app, input, scope }) => ({
    studyScope: input,
    tryFirst: !isSameScope(input, everything) && isTryFirst(scope),
    listener: app.transcriber ? ("server" as const) : ("browser" as const),
  }),
});

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: m.voiceFailed,
  async run({ app, actor, request }) {
    const reply = await awaitReply(await sendVoice(app, actor, request));
    return redirect(`${scopedLink("/app", reply)}#latest`);
  },
});

/** The page that receives recordings without JavaScript, and shows why one was rejected. */
export default function Voice() {
  const { studyScope, tryFirst, listener } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section className="mx-auto grid w-full max-w-3xl content-start gap-5 py-4">
      <PageHeader title={m.voiceMessage()} />
      <NoticeToast notice={answer?.result.notice} />
      <VoiceForm onlyForm scope={studyScope} tryFirst={tryFirst} listener={listener} />
      <p>
        <ButtonLink
          to={scopedLink("/app", studyScope)}
          variant={listener === "browser" ? "primary" : "secondary"}
        >
          {m.backToChat()}
        </ButtonLink>
      </p>
    </section>
  );
}
