/** What kind of thing an English noun phrase names, as far as its head shows it. */
export type NounClass = "name" | "agent" | "abstract" | "other";

const LINK =
  / (?:of|in|on|at|for|from|with|to|by|between|among|under|over|against|within|toward|towards|without)\b.*$/u;

const AGENTS =
  /^(?:people|men|women|children|famil(?:y|ies)|households?|compan(?:y|ies)|firms?|business(?:es)?|governments?|nations?|countr(?:y|ies)|states?|towns?|cit(?:y|ies)|societ(?:y|ies)|groups?|part(?:y|ies)|unions?|arm(?:y|ies)|tribes?|congress|senate|court|agenc(?:y|ies)|bureau|committee|commission|nobles?|lords?|vassals?|kings?|queens?|serfs?|slaves?|youth|poor|rich|public|\p{L}{2,}(?:ers?|ors?|ists?|ians?|eers?|ants?|ees?|crats?|folk))$/iu;
/** Words that end like those who do something, and name none of them. */
const NO_AGENTS =
  /^(?:matter|number|power|water|paper|order|factor|weather|winter|summer|center|letter|chapter|career|border|corner|computer|river|layer|crater|character|disaster|cancer|fever|error|mirror|motor|color|labor|behavior|interior|exterior|sector|vector|terror|monster|laser|plant|constant|element|committee|degree|fee|tree|coffee|descant|telescope|radiator|detector|accelerator|parameter|diameter|meter|barrier|frontier|master plan|prior|major|minor|transistor|semiconductor|conductor|reactor|cluster|register|timber|silver|copper|fiber|rubber|shelter|filter|counter|charter|quarter|order|remainder|consumer price index)s?$/iu;
const ABSTRACT =
  /(?:tion|sion|ment|ness|ity|ism|ship|cy|dom|hood|ance|ence|ing|ics|logy|graphy|nomy|al|ure|th)s?$|^(?:idea|theor(?:y|ies)|concept|method|model|policy|policies|law|right|value|belief|system|process|trade|power|rule|role|war|plan|use|change|growth)s?$/iu;

/** The class of a noun phrase by its head: "the workers of the mill" names people. */
export function classOfNoun(phrase: string): NounClass {
  // The second capital tells a name from what only begins a sentence.
  if (/^the \p{Lu}|^\p{Lu}\p{L}+ (?:(?:of|the|de|van|von) )*\p{Lu}/u.test(phrase)) return "name";
  const words = phrase.replace(LINK, "").split(" ");
  const head = words.at(-1) ?? "";
  if (AGENTS.test(head) && !NO_AGENTS.test(head)) return "agent";
  return ABSTRACT.test(head) ? "abstract" : "other";
}
