import { useState } from "react";
import type { FileSummary } from "~/library/schema";

const pictures: FileSummary["type"][] = ["jpg", "jpeg", "png"];

/** A look at the file beside the work, on wide screens: the picture itself, or a thumbnail. */
export function Preview({ file }: { file: Pick<FileSummary, "id" | "name" | "type"> }) {
  const [failed, setFailed] = useState(false);
  const part = pictures.includes(file.type) ? "content" : "thumbnail";
  return (
    <figure className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
      {failed ? (
        <figcaption className="px-4 py-8 text-center text-sm text-soft">
          No preview available
        </figcaption>
      ) : (
        <img
          src={`/api/files/${file.id}/${part}`}
          alt={`Preview of ${file.name}`}
          loading="lazy"
          onError={() => setFailed(true)}
          className="h-44 w-full object-cover object-top"
        />
      )}
    </figure>
  );
}
