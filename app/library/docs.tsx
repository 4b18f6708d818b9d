import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { courseLink } from "~/courses/course-links";
import { listMaterials } from "~/courses/list-materials.server";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import { Reader } from "./components/reader";
import { UploadFirst } from "./components/welcome";
import * as m from "./messages";
import { readPages } from "./read-pages.server";
import { recordUse } from "./record-use.server";
import { selectionParameters } from "./schema";
import { selectMaterial } from "./select-material";

const position = z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.document?.file.name ?? m.docsTitle());

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters.extend({
    find: z.string().trim().max(100).optional().catch(undefined),
    match: position,
    quote: z.string().max(500).optional().catch(undefined),
    page: position,
    from: position,
    back: z.string().optional(),
  }),
  early: ({ app, owner }) => listMaterials(app, owner),
  async run({ app, actor, input, early: materials }) {
    // The reader shows one document: the whole library and a course open their first.
    const { course, file: selected } = selectMaterial(materials, input);
    const file = course ? course.files[0] : (selected ?? materials.files[0]);
    if (!file && course) throw redirect(courseLink(course.id));
    if (!file) return { document: null };
    if (course || (input.fileId !== undefined && input.fileId !== file.id)) {
      throw redirect(`/app/docs?fileId=${file.id}`);
    }
    recordUse(app, actor, file.id);
    const back = safeRedirect(input.back, "") || null;
    return { document: { file, back, ...(await readPages(app, actor, file.id, input)) } };
  },
});

export default function Docs() {
  const { document } = useLoaderData<typeof loader>();
  if (!document) return <UploadFirst redirectTo="/app/docs" />;
  return <Reader key={document.file.id} {...document} />;
}
