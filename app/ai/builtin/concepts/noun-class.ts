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

/** What a name is the name of, as far as its last word shows it. */
export function classOfName(name: string): "body" | "text" | "event" | "other" {
  const head = name.replace(LINK, "").split(" ").at(-1) ?? "";
  if (BODY.test(head)) return "body";
  if (TEXT.test(head)) return "text";
  return EVENT.test(head) ? "event" : "other";
}

const BODY =
  /^(?:administrations?|arm(?:y|ies)|nav(?:y|ies)|forces?|boards?|committees?|commissions?|courts?|congress|senate|parliament|house|part(?:y|ies)|unions?|leagues?|alliances?|powers?|government|department|ministry|agency|office|bureau|council|company|church|university|institute|association|society|corporation|bank|states|nations|empire|kingdom|republic|command|corps)$/iu;
const TEXT =
  /^(?:acts?|amendments?|treat(?:y|ies)|constitution|laws?|bills?|declaration|charter|articles|code|points|plan|telegram|note|letters?|papers?|book|bible|koran|doctrine|proclamation|decree|edict|pact|agreement|accords?|convention)$/iu;
const EVENT =
  /^(?:wars?|conference|revolutions?|scare|battles?|crisis|depression|movement|strikes?|riots?|massacre|rebellion|uprising|renaissance|reformation|crusades?|plague|death|famine|siege|invasion|conquest|election|congresses|migration|age|era)$/iu;
