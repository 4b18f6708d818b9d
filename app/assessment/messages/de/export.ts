import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () => "Das wurde nicht gefunden. Vielleicht wurde es gelöscht.",
  exportFormatUnknown: () =>
    "Wähle das Format csv, md, gift oder qti; einen Stapel kannst du auch als apkg exportieren.",
  exportAs: () => "Exportieren",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT für Moodle",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
