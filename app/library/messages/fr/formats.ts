import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) =>
    `Seuls les fichiers ${new Intl.ListFormat("fr").format(formats)} sont pris en charge.`,
} satisfies Catalogue<typeof import("../en/formats")>;
