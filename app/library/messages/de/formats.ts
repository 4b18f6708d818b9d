import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) =>
    `Nur Dateien dieser Typen werden unterstützt: ${new Intl.ListFormat("de").format(formats)}.`,
} satisfies Catalogue<typeof import("../en/formats")>;
