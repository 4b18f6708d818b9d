import { FileText, FileType2, Image } from "lucide-react";

const icons = { page: FileText, letters: FileType2, picture: Image } as const;

/** The icon of a file's format. */
export function FileIcon({ icon }: { icon: keyof typeof icons }) {
  const Icon = icons[icon];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-card bg-line/60 text-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
