import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { courseLink } from "~/courses/course-links";
import { findStudied } from "~/courses/find-studied.server";
import { listFiles } from "~/library/list-files.server";
import { selectionParameters } from "~/library/schema";
import { statusOf } from "~/library/select-material";
import { textLanguage } from "~/library/text-language";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { type StudyScope, scopedLink } from "~/study-scope";
import { StudyGuide as StudyGuideScreen } from "./components/study-guide";
import * as m from "./messages";
import { sampleOf, viewGuide } from "./view-guide";
import { writeStudyGuide } from "./write-study-guide.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.titleOf({ name: data.name }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input: { fileId = null, courseId = null }, early: files }) {
    const scope = courseId === null ? { fileId, courseId } : { fileId: null, courseId };
    const { name, fileIds } = await findStudied(app, actor, scope);
    if (name === null) throw redirect("/app/docs");
    const own = files.filter(({ id }) => fileIds?.includes(id));
    const status = statusOf(own);
    // A page that is read for long would keep the learner waiting before anything is seen.
    const guide = status === "ready" ? await writeStudyGuide(app, actor, scope) : null;
    const names = courseId === null ? null : new Map(own.map((file) => [file.id, file.name]));
    return {
      name,
      isCourse: courseId !== null,
      href: courseId === null ? readerOf(scope, status) : courseLink(courseId),
      status,
      language: textLanguage(guide ? sampleOf(guide) : ""),
      parts: guide ? viewGuide(guide, scopedLink("/app/docs/guide", scope), names) : [],
    };
  },
});

export default function StudyGuide() {
  return <StudyGuideScreen {...useLoaderData<typeof loader>()} />;
}

/** A document without text has nothing to read. */
function readerOf(scope: StudyScope, status: ReturnType<typeof statusOf>): string | null {
  return status === "unreadable" ? null : scopedLink("/app/docs", scope);
}
