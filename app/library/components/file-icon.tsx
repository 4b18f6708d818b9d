import { FileText, FileType2, Image } from "lucide-react";
import type { FileSummary } from "~/library/schema";

const signs = {
  pdf: { Icon: FileText, look: "bg-rust-wash text-rust" },
  doc: { Icon: FileType2, look: "bg-ember-wash text-ember-ink" },
  docx: { Icon: FileType2, look: "bg-ember-wash text-ember-ink" },
  jpg: { Icon: Image, look: "bg-sage-wash text-sage" },
  jpeg: { Icon: Image, look: "bg-sage-wash text-sage" },
  png: { Icon: Image, look: "bg-sage-wash text-sage" },
} as const;

/** The sign of a file's kind. */
export function FileIcon({ type }: { type: FileSummary["type"] }) {
  const { Icon, look } = signs[type];
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-card ${look}`}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
