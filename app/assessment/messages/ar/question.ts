import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "يُرجى اختيار عدد أسئلة من 1 إلى 100.",
  countNotWhole: () => "يجب أن يكون عدد الأسئلة عددًا صحيحًا.",
  countTooSmall: () => "يُرجى اختيار سؤال واحد على الأقل.",
  countTooLarge: () => "يُرجى اختيار 100 سؤال على الأكثر.",

  // A question
  questionOf: ({ number, total }) => `السؤال ${number} من ${total}`,
  options: () => "الخيارات",
  optionLetter: ({ letter }) => `${letter}: `,
  chosenCorrect: () => "إجابتك، صحيحة",
  chosenWrong: () => "إجابتك، غير صحيحة",
  correctOption: () => "الإجابة الصحيحة",

  // Answering
  howSure: () => "هل إجابتك أكيدة؟",
  sure: () => "أكيدة",
  notSure: () => "غير أكيدة",
  optionMissing: () => "يُرجى اختيار أحد الخيارات.",
  optionUnknown: () => "يُرجى اختيار أحد الخيارات المعروضة.",
  questionNotFound: () => "لم نعثر على هذا السؤال. ربما حُذف.",

  // What the text says about the options
  youChose: ({ option }) => ["اخترت «", option, "»."],
  saidBelow: () => "والمقطع أدناه يتناوله أيضًا.",
  saidElsewhere: () => "هذه الكلمات من موضع آخر في النص.",
  saidOfIt: () => "هذا ما يقوله النص عنه:",
  rightAnswer: ({ option }) => ["الإجابة الصحيحة هي «", option, "»."],
  otherOptions: () => "ما يقوله النص عن الخيارات الأخرى",
  optionList: ({ options }) =>
    options.flatMap((option, index) => [index > 0 ? "، «" : "«", option, "»"]),

  // Earlier work
  questionCount: ({ count }) =>
    plural(
      count,
      {
        zero: "لا أسئلة",
        one: "سؤال واحد",
        two: "سؤالان",
        few: "# أسئلة",
        many: "# سؤالًا",
        other: "# سؤال",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/question")>;
