import {
  fieldsOf,
  isWiderNoun,
  likenessOfNouns,
  type NounLikeness,
} from "./noun-classes/noun-kinds";

/** What kind of thing an English noun phrase names, as far as its head shows it. */
export type NounClass = "name" | "agent" | "abstract" | "other";

const LINK =
  / (?:of|in|on|at|for|from|with|to|by|between|among|under|over|against|within|toward|towards|without)\b.*$/u;

/** Groups that act as one, which the table does not tell from heaps and rows. */
const BODIES =
  /^(?:persons?|people|individuals?|someone|somebody|famil(?:y|ies)|households?|compan(?:y|ies)|firms?|business(?:es)?|governments?|nations?|countr(?:y|ies)|states?|towns?|cit(?:y|ies)|societ(?:y|ies)|groups?|part(?:y|ies)|unions?|arm(?:y|ies)|tribes?|congress|senate|court|agenc(?:y|ies)|bureau|committee|commission|youth|poor|rich|public)$/u;
const ABSTRACT_FIELDS: ReadonlySet<string> = new Set(
  "act attribute thought communication event feeling motive process relation state".split(" "),
);
/** How nouns end that the table does not hold. */
const DOERS = /\p{L}{2,}(?:ers?|ors?|ists?|ians?|eers?|ants?|ees?|crats?|folk|[mM][ea]n)$/u;
/** "Republicans": with a capital only people are many of them. */
const MEMBERS = /^\p{Lu}\p{L}+(?:ans|crats|ists|ers)$/u;
const ABSTRACT =
  /(?:tion|sion|ment|ness|ity|ism|ship|cy|dom|hood|ance|ence|ing|ics|logy|graphy|nomy|al|ure|th)s?$/u;

/** The class of a noun phrase by its head: "the workers of the mill" names people. */
export function classOfNoun(phrase: string): NounClass {
  if (isNamed(phrase)) return "name";
  const head = headOf(phrase);
  if (BODIES.test(head) || MEMBERS.test(phrase)) return "agent";
  const [field] = fieldsOf(head);
  if (field)
    return field === "person" ? "agent" : ABSTRACT_FIELDS.has(field) ? "abstract" : "other";
  if (DOERS.test(head)) return "agent";
  return ABSTRACT.test(head) ? "abstract" : "other";
}

/**
 * How alike what two noun phrases name is, by their heads: "command economy" and "market economy"
 * are of one kind. Null where that cannot be told: of two names, and of nouns that no table holds.
 */
export function likenessOfPhrases(a: string, b: string): NounLikeness | null {
  if (isNamed(a) && isNamed(b)) return null;
  const head = headOf(a);
  const other = headOf(b);
  return head === other ? "kind" : likenessOfNouns(head, other);
}

/** Would what holds of the one hold of the other, which is a kind of it: "diseases", "the plague"? */
export function isWiderPhrase(a: string, b: string): boolean {
  return isWiderNoun(headOf(a), headOf(b));
}

/** The last word of what comes before any "of", "in" …, in small letters. */
export function headOf(phrase: string): string {
  return lastWordOf(phrase).toLowerCase();
}

function lastWordOf(phrase: string): string {
  return phrase.replace(LINK, "").split(" ").at(-1) ?? "";
}

/** The second capital tells a name from what only begins a sentence; "the U.S. economy" is none. */
function isNamed(phrase: string): boolean {
  return (
    /^the \p{Lu}|^\p{Lu}\p{L}+ (?:(?:of|the|de|van|von) )*\p{Lu}/u.test(phrase) &&
    /^\p{Lu}/u.test(lastWordOf(phrase))
  );
}

/** What a name is the name of, as far as its last word shows it. */
export function classOfName(name: string): "body" | "text" | "event" | "other" {
  const head = lastWordOf(name);
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
