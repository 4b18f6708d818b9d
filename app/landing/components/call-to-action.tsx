import * as m from "~/landing/messages";
import { ButtonLink } from "~/ui/button";
import { Fox } from "~/ui/fox";

/** The end of the page. */
export function CallToAction() {
  return (
    <section className="bg-ember-wash">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-6 px-4 py-20 text-center sm:px-6 sm:py-24">
        <Fox className="size-20" />
        <h2 className="text-3xl sm:text-5xl">{m.closingTitle()}</h2>
        <ButtonLink to="/app" className="min-h-13 px-7 text-lg">
          {m.getStartedFree()}
        </ButtonLink>
        <p className="text-soft">{m.tryFree()}</p>
      </div>
    </section>
  );
}
