import type { ReactNode } from "react";
import { Brand } from "~/ui/brand";
import { Fox } from "~/ui/fox";
import { SkipLink } from "~/ui/skip-link";

/** A page with a single question or form, such as a confirmation or a login. */
export function QuestionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-17 w-full max-w-6xl items-center px-4 sm:px-6">
          <Brand to="/app" />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-lg flex-1 content-center gap-5 px-4 pb-24 outline-none"
      >
        <Fox className="size-16" />
        <h1 className="text-3xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
