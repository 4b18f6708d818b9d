import { FileText, FileType2, Image } from "lucide-react";

const signs = {
  pdf: FileText,
  doc: FileType2,
  docx: FileType2,
  jpg: Image,
  jpeg: Image,
  png: Image,
} as const;

/** The sign of a file's kind. */
export function FileIcon({ type }: { type: keyof typeof signs }) {
  const Icon = signs[type];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-card bg-line/60 text-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
