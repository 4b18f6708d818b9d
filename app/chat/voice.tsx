import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { wholeLibrary } from "~/library/select-file";
import { pageLoader, pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { ButtonLink } from "~/ui/button";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { awaitReply } from "./await-reply.server";
import { VoiceForm } from "./components/voice-form";
import * as m from "./messages";
import { optionalFile } from "./schema";
import { sendVoice } from "./send-voice.server";
import { isTryFirst } from "./try-first-cookie.server";

export const meta: MetaFunction = () => pageMeta(m.voiceMessage());

export const loader = pageLoader({
  access: "learner",
  input: z.object({ fileId: optionalFile }),
  run: async ({ app, input, scope }) => ({
    fileId: input.fileId,
    tryFirst: input.fileId !== null && isTryFirst(scope),
    listener: app.transcriber ? ("server" as const) : ("browser" as const),
  }),
});

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: m.voiceFailed,
  async run({ app, actor, request }) {
    const { fileId } = await awaitReply(await sendVoice(app, actor, request));
    return redirect(`/app?fileId=${fileId ?? wholeLibrary}#latest`);
  },
});

/** Where a recording is sent without scripts, and where a refused one says why. */
export default function Voice() {
  const { fileId, tryFirst, listener } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section className="mx-auto grid w-full max-w-3xl content-start gap-5 py-4">
      <PageHeader title={m.voiceMessage()} />
      <NoticeToast notice={answer?.result.notice} />
      <VoiceForm alone fileId={fileId} tryFirst={tryFirst} listener={listener} />
      <p>
        <ButtonLink
          to={`/app?fileId=${fileId ?? wholeLibrary}`}
          variant={listener === "browser" ? "primary" : "secondary"}
        >
          {m.backToChat()}
        </ButtonLink>
      </p>
    </section>
  );
}
