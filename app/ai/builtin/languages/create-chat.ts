import type {
  AnswerPatterns,
  Chat,
  Intent,
  PartLabel,
  PartNames,
  QuestionPatterns,
  QuestionType,
} from "./chat";

/** How a language talks: what it has no expression for is left out. */
export interface OwnChat
  extends Pick<Chat, "phrases" | "followUps">,
    Partial<Omit<Chat, "phrases" | "followUps" | "intents" | "questions" | "answers" | "parts">> {
  intents: Partial<Chat["intents"]>;
  questions: OwnQuestionPatterns;
  answers: Partial<AnswerPatterns>;
  parts: Partial<Omit<PartNames, "labels">> & { labels: Partial<PartNames["labels"]> };
}

export type OwnQuestionPatterns = Partial<Omit<QuestionPatterns, "kinds">> & {
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
  counts: null,
  whoIs: null,
  subjects: [],
  whatAbout: null,
  comparisons: [],
  furtherQuestion: null,
  manner: null,
  goesOn: null,
  pronoun: null,
  leans: null,
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
  howItIs: null,
  whatItIs: null,
  apposition: null,
  example: null,
  caption: null,
  goesOn: null,
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

/** A chat that understands and says what a language has words for, and nothing else. */
export function createChat({ intents, questions, answers, parts, ...own }: OwnChat): Chat {
  return {
    polite: null,
    opening: null,
    cues: null,
    askingWords: new Set(),
    summaryWords: null,
    synonyms: [],
    measuringWords: [],
    openThesaurus: null,
    oneSpelling: (word) => word,
    capitalsAreNames: true,
    namesLikeStopWords: null,
    ...own,
    intents: { ...noIntents, ...intents },
    questions: { ...noQuestionPatterns, ...questions, kinds: { ...noKinds, ...questions.kinds } },
    answers: { ...noAnswerPatterns, ...answers },
    parts: { ...noParts, ...parts, labels: { ...noLabels, ...parts.labels } },
  };
}
