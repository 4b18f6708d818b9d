import * as m from "~/assessment/messages";

/** Asks before the answer how sure the learner is: the form's `sure` is `yes`, `no` or absent. */
export function ConfidenceField() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 text-base">
      <legend className="float-start me-5 text-soft">{m.howSure()}</legend>
      <div className="inline-flex flex-wrap gap-x-5">
        {(["yes", "no"] as const).map((value) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <input type="radio" name="sure" value={value} className="size-5 accent-ember" />
            {value === "yes" ? m.sure() : m.notSure()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
