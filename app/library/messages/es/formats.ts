import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) =>
    `Solo se admiten archivos ${new Intl.ListFormat("es").format(formats)}.`,
} satisfies Catalogue<typeof import("../en/formats")>;
