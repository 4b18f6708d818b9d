import type { ReactNode } from "react";
import { Fox } from "~/ui/fox";
import { HomeHeader } from "~/ui/home-header";
import { PageFrame } from "~/ui/page-frame";

/** A page with a single question or form, such as a confirmation or a login. */
export function QuestionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame
      header={<HomeHeader />}
      className="mx-auto grid w-full max-w-lg content-center gap-5 px-4 pt-8 pb-24"
    >
      <Fox className="size-16" />
      <h1 className="text-3xl">{title}</h1>
      {children}
    </PageFrame>
  );
}
