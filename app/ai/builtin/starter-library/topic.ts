/** Something to know about a topic; written for Fennec and checked by people who teach it. */
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
  /** What the term means, in a phrase that does not hold it. */
  definition: string;
  /** The same as a sentence that stands alone. */
  statement: string;
  /** A case of it, or what follows from it. */
  example: string;
  difficulty: "easy" | "medium" | "hard";
}

export interface Topic {
  title: string;
  subject: string;
  level: "school" | "university";
  language: string;
  /** Other ways to type it, in lower case. */
  aliases: string[];
  facts: Fact[];
}

const files = import.meta.glob<string>("./topics/*.json", {
  eager: true,
  import: "default",
  query: "?raw",
});

let topics: Topic[] | null = null;

/** The topics that Fennec knows without any material; read once, when first asked for. */
export function starterTopics(): readonly Topic[] {
  topics ??= Object.values(files).map((text) => JSON.parse(text) as Topic);
  return topics;
}
