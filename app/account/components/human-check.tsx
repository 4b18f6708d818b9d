import type { RefObject } from "react";
import { humanCheckField } from "~/account/human-check";
import type { FormResult } from "~/ui/form-result";

/** Where the check for people stands, and what is to be said of it. */
export function HumanCheck({
  place,
  waiting,
  errors,
}: {
  place: RefObject<HTMLDivElement>;
  waiting: boolean;
  errors: FormResult["errors"];
}) {
  const problems = errors[humanCheckField];
  return (
    <div className="grid gap-1.5">
      <div ref={place} />
      <p role="status" className="text-sm text-soft empty:hidden">
        {waiting
          ? "One moment: Fennec makes sure that you are a person. If a box stands above, tick it."
          : null}
      </p>
      {problems?.length ? (
        <p
          data-mistake
          tabIndex={-1}
          role="alert"
          className="text-sm font-semibold text-rust outline-none"
        >
          {problems.join(" ")}
        </p>
      ) : null}
    </div>
  );
}
