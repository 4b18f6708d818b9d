import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import { Reader } from "./components/reader";
import { UploadFirst } from "./components/welcome";
import { listFiles } from "./list-files.server";
import * as m from "./messages";
import { readPages } from "./read-pages.server";
import { idSchema } from "./schema";
import { selectFile, wholeLibrary } from "./select-file";

const position = z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.document?.file.name ?? m.docsTitle());

export const loader = pageLoader({
  access: "learner",
  input: z.object({
    fileId: idSchema.optional(),
    find: z.string().trim().max(100).optional().catch(undefined),
    match: position,
    quote: z.string().max(500).optional().catch(undefined),
    page: position,
    from: position,
    back: z.string().optional(),
  }),
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    // The reader shows one document: the whole library opens its first.
    const file = selectFile(files, input.fileId === wholeLibrary ? undefined : input.fileId);
    if (!file) return { document: null };
    if (input.fileId !== undefined && input.fileId !== file.id) {
      throw redirect(`/app/docs?fileId=${file.id}`);
    }
    const back = safeRedirect(input.back, "") || null;
    return { document: { file, back, ...(await readPages(app, actor, file.id, input)) } };
  },
});

export default function Docs() {
  const { document } = useLoaderData<typeof loader>();
  if (!document) return <UploadFirst redirectTo="/app/docs" />;
  return <Reader key={document.file.id} {...document} />;
}
