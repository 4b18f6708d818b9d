/** A fact about a topic; written for Fennec and checked by people who teach it. */
export interface Fact {
  term: string;
  kind:
    | "cause"
    | "date"
    | "definition"
    | "example"
    | "part"
    | "person"
    | "place"
    | "process"
    | "quantity"
    | "rule"
    | "word";
  /** The meaning of the term, a phrase without the term. */
  definition: string;
  /** The same as a self-contained sentence. */
  statement: string;
  /** An example or consequence. */
  example: string;
  difficulty: "easy" | "medium" | "hard";
}

export interface Topic {
  title: string;
  subject: string;
  level: "school" | "university";
  language: string;
  /** Other names, in lower case. */
  aliases: string[];
  facts: Fact[];
}

const files = import.meta.glob<string>("./topics/*.json", {
  eager: true,
  import: "default",
  query: "?raw",
});

let topics: Topic[] | null = null;

/** The topics of the starter library; loaded on first use. */
export function starterTopics(): readonly Topic[] {
  topics ??= Object.values(files).map((text) => JSON.parse(text) as Topic);
  return topics;
}
