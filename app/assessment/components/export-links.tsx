import { Download } from "lucide-react";
import * as m from "~/assessment/messages";
import { ButtonLink } from "~/ui/button";

/** Downloads a quiz or test in each format for questions. */
export function ExportLinks({ id }: { id: string }) {
  return (
    <nav aria-label={m.exportAs()} className="flex flex-wrap items-center justify-center">
      <Download aria-hidden="true" className="me-1 size-4 text-soft" />
      {[
        { format: "gift", label: m.exportGift() },
        { format: "qti", label: m.exportQti() },
        { format: "csv", label: m.exportCsv() },
        { format: "md", label: m.exportMarkdown() },
      ].map(({ format, label }) => (
        <ButtonLink
          key={format}
          to={`/app/exports/${id}?format=${format}`}
          variant="quiet"
          reloadDocument
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
