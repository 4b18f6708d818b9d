import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findFile } from "~/library/find-file.server";
import { idSchema } from "~/library/schema";
import { textLanguage } from "~/library/text-language";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { StudyGuide as StudyGuideScreen } from "./components/study-guide";
import * as m from "./messages";
import { sampleOf, viewGuide } from "./view-guide";
import { writeStudyGuide } from "./write-study-guide.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.titleOf({ file: data.file.name }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: z.object({ fileId: idSchema.optional() }),
  async run({ app, actor, input }) {
    if (!input.fileId) throw redirect("/app/docs");
    const file = await findFile(app, actor, input.fileId);
    const { id, name, status } = file;
    // A page that is read for long would keep the learner waiting before anything is seen.
    const guide = status === "reading" ? null : await writeStudyGuide(app, actor, id);
    return {
      file: { id, name, status },
      language: textLanguage(guide ? sampleOf(guide) : ""),
      parts: guide ? viewGuide(guide, `/app/docs/guide?fileId=${id}`) : [],
    };
  },
});

export default function StudyGuide() {
  return <StudyGuideScreen {...useLoaderData<typeof loader>()} />;
}
