import { formatOf } from "~/library/formats/formats";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { useScripting } from "~/ui/use-scripting";

/**
 * The original next to its text: a picture, or on wide screens a frame at the page being read. Both
 * come sandboxed from the server. Without scripts a browser would load a hidden frame too, so there
 * it has its link only.
 */
export function Original({ file, page }: { file: FileSummary; page: number | null }) {
  const hydrated = useScripting();
  const source = `/api/files/${file.id}/content`;
  const { display } = formatOf(file.type);
  if (display === "download") return null;
  if (display === "picture") {
    return (
      <img
        src={source}
        alt={file.name}
        className="mx-auto max-h-[calc(100dvh-10rem)] max-w-full rounded-card border border-line bg-surface dark:brightness-85"
      />
    );
  }
  if (!hydrated) return null;
  const place = `${source}#navpanes=0&view=FitH&page=${page ?? 1}`;
  return (
    <iframe
      // A new frame for each page, because navigating a frame adds to the browser's history.
      key={place}
      src={place}
      title={m.originalOf({ file: file.name })}
      loading="lazy"
      className="sticky top-[calc(4.25rem+1.5rem)] hidden h-[calc(100dvh-8rem)] w-full rounded-card border border-line bg-sunk 2xl:block"
    />
  );
}
