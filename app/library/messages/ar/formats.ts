import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) =>
    `أنواع الملفات المدعومة هي ${new Intl.ListFormat("ar").format(formats)} فقط.`,
} satisfies Catalogue<typeof import("../en/formats")>;
