import type { RefObject } from "react";
import { humanCheckField } from "~/account/human-check";
import type { FormResult } from "~/ui/form-result";
import * as m from "../messages";

/** The place of Turnstile's widget, with its status and its errors. */
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
        {waiting ? m.checkingHuman() : null}
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
