import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What a score means
  excellent: () => "Excellent ! Tu maîtrises ce thème.",
  good: () => "Bravo ! Tu as de solides bases sur ce thème.",
  keepStudying: () => "Continue ! Relis les explications pour progresser.",

  // Earlier work
  notStarted: () => "Pas commencé",
  answered: ({ answered, total }) =>
    plural(
      answered,
      {
        one: (number) => `${number} réponse donnée sur ${total}`,
        other: (number) => `${number} réponses données sur ${total}`,
      },
      "fr",
    ),
  score: ({ percentage }) => `${percentage} %`,
} satisfies Catalogue<typeof import("../en/result")>;
