import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { findDue } from "~/account/find-due.server";
import { listConversed } from "~/chat/list-conversed.server";
import { listMaterials } from "~/courses/list-materials.server";
import { pageLoader } from "~/platform/page-route.server";
import type { DueToday } from "~/study-mode";
import { modeOfPath } from "~/study-modes";
import { isSameScope } from "~/study-scope";
import type { NoticeView } from "~/ui/form-result";
import { pathAnd, revalidateIfMoved } from "~/ui/revalidate-if-moved";
import { useLocalFlag } from "~/ui/use-local-flag";
import { Welcome } from "./components/welcome";
import { Workspace } from "./components/workspace";
import { selectionParameters } from "./schema";
import { scopeOf, selectMaterial } from "./select-material";

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters,
  early: ({ app, owner }) =>
    Promise.all([listMaterials(app, owner), listConversed(app, owner), findDue(app, owner)]),
  async run({ app, actor, input, scope, early: [materials, conversed, due] }) {
    const selected = selectMaterial(materials, input);
    const studied = scopeOf(selected);
    return {
      learner: { username: actor.username, tier: actor.tier },
      engine: app.textModel.name,
      files: materials.files,
      courses: materials.courses.map(({ id, name, fileIds }) => ({
        id,
        name,
        documents: fileIds.length,
      })),
      selected,
      conversed: conversed.some((scope) => isSameScope(scope, studied)),
      due,
      notice: scope.takeNotice() satisfies NoticeView | null,
    };
  },
});

/** The frame does not depend on what the page inside it shows, such as the side of a card. */
export const shouldRevalidate = revalidateIfMoved(pathAnd("fileId", "courseId"));

export default function Study() {
  const { learner, engine, files, courses, selected, conversed, due, notice } =
    useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const [visited, setVisited] = useLocalFlag("visited", false);
  const empty = files.length === 0;
  useEffect(() => {
    if (!empty) setVisited(true);
  }, [empty, setVisited]);
  // A new learner with nothing to study is only asked to upload.
  const firstVisit = empty && !visited && pathname === "/app" && search === "";
  return (
    <Workspace
      learner={learner}
      engine={engine}
      mode={modeOfPath(pathname)}
      files={files}
      courses={courses}
      selected={selected}
      conversed={conversed}
      due={due}
      notice={notice}
    >
      {firstVisit ? (
        <Welcome
          username={learner.username}
          known={visited !== undefined}
          onSkip={() => setVisited(true)}
        />
      ) : (
        <Outlet context={due satisfies DueToday | null} />
      )}
    </Workspace>
  );
}
