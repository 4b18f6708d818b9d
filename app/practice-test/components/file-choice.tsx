import { useId } from "react";

/** One of the learner's files. */
export type FileView = {
  id: string;
  name: string;
  status: "ready" | "reading" | "unreadable";
  problem: string | null;
  pages: number | null;
  words: number | null;
  /** How much there is to ask about; null where it is not known. */
  holds: string | null;
};

function facts({ status, pages, words, holds }: FileView) {
  if (status === "reading") return "Its text is being read";
  if (status === "unreadable") return "No text to make questions from";
  const known = [];
  if (pages !== null) known.push(pages === 1 ? "1 page" : `${pages} pages`);
  if (words !== null) known.push(words === 1 ? "1 word" : `${words.toLocaleString("en")} words`);
  if (holds !== null) known.push(holds);
  return known.join(", ");
}

/** The learner's files, one of which can be chosen. */
export function FileChoice({
  files,
  chosen,
  errors,
}: {
  files: FileView[];
  chosen: string | null;
  errors?: string[];
}) {
  const id = useId();
  return (
    <fieldset
      data-mistake={errors?.length ? "" : undefined}
      aria-describedby={errors?.length ? id : undefined}
      className="group min-w-0"
    >
      <legend className="mb-2 text-base font-semibold">Your files</legend>
      <div className="-m-1 grid max-h-104 gap-2 overflow-y-auto p-1">
        {files.map((file) => (
          <label
            key={file.id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge bg-surface px-4 py-2.5 group-data-mistake:border-rust! has-checked:border-ember has-checked:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-ember has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk"
          >
            <input
              type="radio"
              name="fileId"
              value={file.id}
              defaultChecked={file.id === chosen && file.status === "ready"}
              disabled={file.status !== "ready"}
              className="size-4 shrink-0 outline-none"
            />
            <span className="min-w-0">
              <bdi className="line-clamp-2 font-semibold leading-tight wrap-anywhere">
                {file.name}
              </bdi>
              <span className="block text-sm text-soft tabular-nums">{facts(file)}</span>
            </span>
          </label>
        ))}
      </div>
      {errors?.length ? (
        <p id={id} className="mt-1.5 text-sm font-semibold text-rust">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
