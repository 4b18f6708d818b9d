import type { Catalogue } from "~/localization/catalogue";

export default {
  unsupportedFormat: ({ formats }) => `仅支持 ${formats.join("、")} 文件。`,
} satisfies Catalogue<typeof import("../en/formats")>;
