import type { FileSummary } from "~/library/schema";

const pictures: FileSummary["type"][] = ["jpg", "jpeg", "png"];

/** A look at the file beside the conversation: the picture itself, or a thumbnail. */
export function Preview({ file }: { file: Pick<FileSummary, "id" | "name" | "type"> }) {
  const part = pictures.includes(file.type) ? "content" : "thumbnail";
  return (
    <figure className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
      <img
        src={`/api/files/${file.id}/${part}`}
        alt={`Preview of ${file.name}`}
        loading="lazy"
        className="max-h-96 w-full object-contain"
      />
    </figure>
  );
}
