import type { Catalogue } from "~/localization/catalogue";

export default {
  // Titles and descriptions of documents
  description: () => "上传学习资料，Fennec 帮你答疑、出题，每个答案都标明出自哪一页。",
  documentTitle: ({ title, product }) => `${title} · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
