import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { findFile } from "~/library/find-file.server";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { ConceptsScreen } from "./components/concepts-screen";
import { listConcepts } from "./list-concepts.server";
import * as m from "./messages";
import { pageParameters } from "./schema";
import { viewConcepts } from "./view-concepts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.titleOf({ file: data.file.name }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: pageParameters,
  async run({ app, actor, input: { fileId } }) {
    if (!fileId) throw redirect("/app/docs");
    const [{ id, name }, concepts] = await Promise.all([
      findFile(app, actor, fileId),
      listConcepts(app, actor, { fileId }),
    ]);
    return { file: { id, name }, ...viewConcepts(id, concepts) };
  },
});

export default function Concepts() {
  const { formAction } = useNavigation();
  return <ConceptsScreen {...useLoaderData<typeof loader>()} sentTo={formAction ?? null} />;
}
