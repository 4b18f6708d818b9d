import type {
  AnswerPatterns,
  Chat,
  Intent,
  PartLabel,
  PartNames,
  QuestionPatterns,
  QuestionType,
} from "./chat";

/** The chat of one language; patterns that it does not have are omitted. */
export interface ChatDefinition
  extends Pick<Chat, "phrases" | "followUps">,
    Partial<Omit<Chat, "phrases" | "followUps" | "intents" | "questions" | "answers" | "parts">> {
  intents: Partial<Chat["intents"]>;
  questions: PartialQuestionPatterns;
  answers: Partial<AnswerPatterns>;
  parts: Partial<Omit<PartNames, "labels">> & { labels: Partial<PartNames["labels"]> };
}

export type PartialQuestionPatterns = Partial<Omit<QuestionPatterns, "kinds">> & {
  kinds: Partial<QuestionPatterns["kinds"]>;
};

const noIntents: Readonly<Record<Intent, null>> = {
  greeting: null,
  thanks: null,
  fine: null,
  self: null,
  help: null,
  quiz: null,
  summary: null,
  keyTerm: null,
  explain: null,
};

const noKinds: Readonly<Record<QuestionType, null>> = {
  number: null,
  time: null,
  reason: null,
  person: null,
  place: null,
  manner: null,
  list: null,
  steps: null,
  definition: null,
};

const noQuestionPatterns: Omit<QuestionPatterns, "kinds"> = {
  requestPrefix: null,
  countQuestion: null,
  whoIs: null,
  subjects: [],
  whatAbout: null,
  comparisons: [],
  questionBoundary: null,
  manner: null,
  continuation: null,
  pronoun: null,
  anaphoricPhrase: null,
  possessive: null,
  article: null,
};

const noAnswerPatterns: AnswerPatterns = {
  numberWord: null,
  time: null,
  season: null,
  reason: null,
  place: null,
  definition: null,
  attributiveComplement: null,
  nominalComplement: null,
  apposition: null,
  example: null,
  caption: null,
  continuation: null,
  measures: [],
};

const noLabels: Readonly<Record<PartLabel, null>> = {
  chapter: null,
  section: null,
  part: null,
  book: null,
  unit: null,
};

const noParts: Omit<PartNames, "labels"> = {
  page: null,
  to: null,
  ordinals: [],
  cardinals: [],
  number: null,
  titled: null,
  afterTitle: null,
};

/** Creates a chat; omitted patterns become null. */
export function createChat({ intents, questions, answers, parts, ...own }: ChatDefinition): Chat {
  return {
    polite: null,
    opening: null,
    languageCues: null,
    questionWords: new Set(),
    summaryWords: null,
    synonyms: [],
    measureWords: [],
    openThesaurus: null,
    normalizeSpelling: (word) => word,
    capitalsAreNames: true,
    stopWordHomographs: null,
    ...own,
    intents: { ...noIntents, ...intents },
    questions: { ...noQuestionPatterns, ...questions, kinds: { ...noKinds, ...questions.kinds } },
    answers: { ...noAnswerPatterns, ...answers },
    parts: { ...noParts, ...parts, labels: { ...noLabels, ...parts.labels } },
  };
}
