import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { listConversed } from "~/chat/list-conversed.server";
import { pageLoader } from "~/platform/page-route.server";
import { modeOfPath } from "~/study-modes";
import type { NoticeView } from "~/ui/form-result";
import { pathAnd, revalidateIfMoved } from "~/ui/revalidate-if-moved";
import { useLocalFlag } from "~/ui/use-local-flag";
import { Welcome } from "./components/welcome";
import { Workspace } from "./components/workspace";
import { listFiles } from "./list-files.server";
import { idSchema } from "./schema";
import { selectFile } from "./select-file";

export const loader = pageLoader({
  access: "learner",
  input: z.object({ fileId: idSchema.optional() }),
  early: ({ app, owner }) => Promise.all([listFiles(app, owner), listConversed(app, owner)]),
  async run({ app, actor, input, scope, early: [files, conversed] }) {
    const selected = selectFile(files, input.fileId);
    return {
      learner: { username: actor.username, tier: actor.tier },
      engine: app.textModel.name,
      files,
      selected,
      conversed: conversed.has(selected?.id ?? null),
      notice: scope.takeNotice() satisfies NoticeView | null,
    };
  },
});

/** The frame does not depend on what the page inside it shows, such as the side of a card. */
export const shouldRevalidate = revalidateIfMoved(pathAnd("fileId"));

export default function Study() {
  const { learner, engine, files, selected, conversed, notice } = useLoaderData<typeof loader>();
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
      selected={selected}
      conversed={conversed}
      notice={notice}
    >
      {firstVisit ? (
        <Welcome
          username={learner.username}
          known={visited !== undefined}
          onSkip={() => setVisited(true)}
        />
      ) : (
        <Outlet />
      )}
    </Workspace>
  );
}
