import { useEffect, useRef, useState } from "react";
import type { FileSummary } from "~/library/schema";

const pictures: FileSummary["type"][] = ["jpg", "jpeg", "png"];

/** A look at the file beside the work, on wide screens: the picture itself, or a thumbnail, cut between two of its lines. */
export function Preview({ file }: { file: Pick<FileSummary, "id" | "name" | "type"> }) {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = pictures.includes(file.type);
  const source = `/api/files/${file.id}/${picture ? "content" : "thumbnail"}`;

  async function explain() {
    const status = await fetch(source).then(
      (response) => (response.ok ? null : response.status),
      () => 0,
    );
    const part = picture ? "image preview" : "thumbnail";
    setFailure(status === null ? "No preview available" : `Failed to load ${part} (${status})`);
  }

  // The picture may have failed before there was anybody to be told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) explain();
  }, []);

  return (
    <figure className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
      {failure ? (
        <figcaption className="px-4 py-8 text-center text-sm text-soft">{failure}</figcaption>
      ) : (
        <img
          ref={image}
          src={source}
          alt={`Preview of ${file.name}`}
          loading="lazy"
          onError={explain}
          className="aspect-5/3 w-full object-cover object-top dark:brightness-85"
        />
      )}
    </figure>
  );
}
