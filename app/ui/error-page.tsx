import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { Fox } from "~/ui/fox";
import { BrandHeader, PageFrame } from "~/ui/page-frame";
import * as m from "./messages";

export { pageNotFoundTitle } from "./messages";

/** The page for errors: what happened and where to go. */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  const missing = status === 404;
  const here = useLocation();
  return (
    <PageFrame
      header={<BrandHeader />}
      className="mx-auto grid w-full max-w-xl content-center justify-items-center gap-5 px-4 pb-24 text-center"
    >
      <Fox mood="listening" className="size-32" />
      <h1 className="text-3xl sm:text-4xl">
        {missing ? m.pageNotFoundTitle() : m.pageFailedTitle()}
      </h1>
      <p className="text-soft">{message ?? (missing ? m.pageNotFound() : m.pageFailed())}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={missing ? "/" : "/app"} reloadDocument variant="secondary">
          {missing ? m.goToStart() : m.goToMaterials()}
        </ButtonLink>
        <ButtonLink to={missing ? "/app" : here} reloadDocument>
          {missing ? m.goToMaterials() : m.tryPageAgain()}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
