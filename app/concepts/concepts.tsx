import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { courseLink } from "~/courses/course-links";
import { findStudied } from "~/courses/find-studied.server";
import { listFiles } from "~/library/list-files.server";
import { selectionParameters } from "~/library/schema";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { scopedLink } from "~/study-scope";
import { ConceptsScreen } from "./components/concepts-screen";
import { listCollectionConcepts } from "./list-collection-concepts.server";
import { listConcepts } from "./list-concepts.server";
import { listTerms } from "./list-terms.server";
import * as m from "./messages";
import { viewConcepts } from "./view-concepts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.titleOf({ name: data.name }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input: { fileId = null, courseId = null }, early: files }) {
    const scope = courseId === null ? { fileId, courseId } : { fileId: null, courseId };
    const { name } = await findStudied(app, actor, scope);
    if (name === null) throw redirect("/app/docs");
    const [concepts, collections, terms] = await Promise.all([
      listConcepts(app, actor, scope),
      listCollectionConcepts(app, actor, scope.courseId),
      listTerms(app, actor, scope.fileId),
    ]);
    const names = new Map(files.map((file) => [file.id, file.name]));
    return {
      name,
      scope,
      backHref: courseId === null ? scopedLink("/app/docs", scope) : courseLink(courseId),
      quizHref: scopedLink("/app/quiz", scope),
      ...viewConcepts(scope, { concepts, terms, collections, names }),
    };
  },
});

export default function Concepts() {
  const { formAction } = useNavigation();
  return <ConceptsScreen {...useLoaderData<typeof loader>()} sentTo={formAction ?? null} />;
}
