import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) =>
    `Só são aceitos arquivos ${new Intl.ListFormat("pt").format(formats)}.`,
} satisfies Catalogue<typeof import("../en/formats")>;
