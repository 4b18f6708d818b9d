import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

// After «إعداد», so in the genitive.
const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? plural(
        count,
        {
          one: "سؤال واحد أو أكثر",
          two: "سؤالين أو أكثر",
          few: "# أسئلة أو أكثر",
          many: "# سؤالًا أو أكثر",
          other: "# سؤال أو أكثر",
        },
        "ar",
      )
    : plural(
        count,
        {
          one: "سؤال واحد",
          two: "نحو سؤالين",
          few: "نحو # أسئلة",
          many: "نحو # سؤالًا",
          other: "نحو # سؤال",
        },
        "ar",
      );
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? plural(
        count,
        {
          one: "بطاقة واحدة أو أكثر",
          two: "بطاقتين أو أكثر",
          few: "# بطاقات أو أكثر",
          other: "# بطاقة أو أكثر",
        },
        "ar",
      )
    : plural(
        count,
        {
          one: "بطاقة واحدة",
          two: "نحو بطاقتين",
          few: "نحو # بطاقات",
          other: "نحو # بطاقة",
        },
        "ar",
      );

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `يمكن إعداد ${questionsHeld(held)} من هذا المستند.`,
  holdsCards: (held) => `يمكن إعداد ${cardsHeld(held)} من هذا المستند.`,
  holdsOnlyCards: (held) =>
    `لا يمكن إعداد أسئلة اختيار من متعدد من هذا المستند، لكن يمكن إعداد ${cardsHeld(held)}.`,
  holdsOnlyQuestions: (held) =>
    `لا يمكن إعداد بطاقات من هذا المستند، لكن يمكن إعداد ${questionsHeld(held)}.`,
  nothingToAsk: () => "لم يجد Fennec في هذا المستند ما يُسأل عنه.",
  nothingForCards: () => "لم يجد Fennec في هذا المستند ما يصلح للبطاقات.",

  // A pasted text, named like a file
  pastedTextName: () => "نص ملصق",

  // Of a course
  courseWithoutDocuments: () => "لا مستندات في هذا المقرر بعد.",
  courseWithoutText: () => "لا نص قابل للقراءة في مستندات هذا المقرر.",
} satisfies Catalogue<typeof import("../en/item-counts")>;
