import { useEffect, useRef, useState } from "react";
import { formatOf } from "~/library/formats/formats";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";

/** A preview of the file in the sidebar, on wide screens: the picture itself, or a thumbnail cut between two lines. */
export function Preview({ file }: { file: Pick<FileSummary, "id" | "name" | "type"> }) {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = formatOf(file.type).display === "picture";
  const source = `/api/files/${file.id}/${picture ? "content" : "thumbnail"}`;

  async function explain() {
    const status = await fetch(source).then(
      (response) => (response.ok ? null : response.status),
      () => 0,
    );
    if (status === null) setFailure(m.noPreview());
    else setFailure(picture ? m.pictureFailed({ status }) : m.thumbnailFailed({ status }));
  }

  // The picture may have failed to load before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once
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
          alt={m.previewOf({ file: file.name })}
          loading="lazy"
          onError={explain}
          className="aspect-5/3 w-full object-cover object-top dark:brightness-85"
        />
      )}
    </figure>
  );
}
