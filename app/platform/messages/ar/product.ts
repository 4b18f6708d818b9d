import type { Catalogue } from "~/localization/catalogue";

export default {
  // Titles and descriptions of documents
  description: () =>
    "بعد رفع موادك التعليمية يجيب Fennec عن أسئلتك فيها ويختبرك، ويدلّك على الصفحة التي جاءت منها كل إجابة.",
  documentTitle: ({ title, product }) => `\u2068${title}\u2069 · ${product}`,
} satisfies Catalogue<typeof import("../en/product")>;
