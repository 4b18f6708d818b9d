import type { NameKind } from "../../concepts/find-names";
import { classOfNoun } from "../../concepts/noun-class";
import { contentStems, countWords } from "../../language/words";
import { exchangeFact } from "../exchange-fact";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised } from "./put-question";
import type { Clause } from "./read-clause";

export const INNER_POINTER =
  /\b(?:this|these|those|such|former|latter|here|also|already|again|however|therefore|thus|too|then|instead|another|he|she|him|both|them|same|so|not|it|they|I|we|you|your|our|my|others?|above|below|either|neither)\b|\bthat$/iu;
/** "Long scarps on its surface": whose? */
export const OWNED = /\b(?:its|their|his|her)\b/u;

/** Says too little to be told from others. */
export const VAGUE_SUBJECT =
  /^(?:about|approximately|roughly|nearly|almost|over|more than|less than|at least|up to|everyone|everybody|everything|no one|nobody)\b|^(?:each|every|some|many|most|all|several|few|both) |^the (?:particular|overall|resulting|respective|new generation|award|\p{L}+ (?:centur|decade|year))|^(?:the )?(?:first|second|third|last|next|same|other|following|results?|reasons?|purpose|point|idea|answer|question|name|term|word|number|author|book|story|text|two|three|four|most|more|best|only|main|majority|rest|end|beginning|process|fact|evidence|examples?|part|people|researchers|scientists|scholars|historians|economists|sociologists|astronomers|chemists|experts|critics|students|readers?|way|ways|things?|lots?|kinds?|types?|forms?|amount|case|cases|problem|issue|goal|difference|effects?|use|lack|size|time|year|day|today|presence|existence|nature)\b/iu;
export const WEAK_PREDICATE =
  /^(?:knew|thought|felt|hoped|realized|understood|wondered) (?:that|how|why|what)\b|^(?:is|are|was|were) \p{Lu}|^(?:is|are|was|were) (?:to|not|important|possible|clear|likely|unlikely|difficult|hard|easy|one of|able|known|true|present|aware|still|now|discussed|shown|seen|described)\b|^(?:has|have|had) (?:been )?(?:long|many|several|a number)\b|^(?:includes?|remains?|seems?|appears?|depends?|comes?|goes|went|came|varies|vary)\b/u;

/** Who or what did it, and what it did. */
export function askAboutSubject({ sentence, clause, names }: EnglishStatement): QuestionSeed[] {
  if (!clause || countWords(clause.adverb) > 2) return [];
  const { opening, isPlural } = clause;
  const subject = personWithin(clause.subject, names) ?? clause.subject;
  if (VAGUE_SUBJECT.test(subject) || INNER_POINTER.test(subject)) return [];
  // What a place is, a map tells: of other places that could be said of none.
  if (names.get(subject)?.kind === "place" && /^(?:is|was)$/u.test(clause.verb)) return [];
  if (OWNED.test(subject)) return [];
  if (countWords(subject) > 7 || subject.includes(",") || INNER_POINTER.test(opening)) return [];
  const predicate = [clause.adverb, clause.verb, clause.rest].filter(Boolean).join(" ");
  const found = kindOfSubject(subject, predicate, names);
  const kind = found === "thing" && clause.isActor ? "actor" : found;
  if (kind === "actor" && !clause.isPlural) return [];
  if ((kind === "thing" || kind === "actor") && !isSpecific(subject)) return [];
  if (INNER_POINTER.test(predicate) || WEAK_PREDICATE.test(predicate) || /["“”()]/u.test(predicate))
    return [];
  // "Wilson agreed and sent troops": to what, the sentence before says.
  if (
    /^(?:agreed|refused|accepted|responded|replied|complied|declined)(?: and|,|$)/u.test(predicate)
  )
    return [];
  const own = contentStems(subject, "en");
  const said = new Set(contentStems(predicate, "en"));
  // "means that human wants for goods | , services and resources exceed …": cut in a list.
  if (/\bthat\b/u.test(clause.rest) && /^, (?!which|who|but|so|and\b)/u.test(clause.tail))
    return [];
  // "The ancient, heavily | cratered | highlands are made …": the verb was none.
  if (/^\p{Ll}+s (?:is|are|was|were|has|have|had)\b/u.test(clause.rest)) return [];
  if (own.length === 0 || said.size < 3 || own.some((one) => said.has(one))) return [];
  const words = countWords(predicate);
  const isSmooth = words >= 6 && words <= 20;
  const seeds: QuestionSeed[] = [];
  // A bare "Cahokia" or "Islam" could name anything: nothing of its kind could stand beside it.
  const hasKind =
    kind === "organisation"
      ? subject.includes(" ")
      : kind !== "name" || (/^the /iu.test(subject) && countWords(subject) > 2);
  // "Africa, like the Americas, had …": said of more than one.
  const isOnly = !/, (?:like|unlike|as well as|as in|along with) /u.test(sentence.text);
  if (
    hasKind &&
    isOnly &&
    !/^According\b/u.test(opening) &&
    words >= 5 &&
    words <= 24 &&
    said.size >= 4
  ) {
    seeds.push({
      kind: "subject",
      question: subjectQuestion(clause, kind, predicate),
      key: capitalised(subject),
      group: `${kind}:${isPlural ? "plural" : "singular"}:${/^the /iu.test(subject) ? "the" : ""}`,
      sentence,
      quality: (kind === "thing" || kind === "actor" ? 0.85 : 1.1) + (isSmooth ? 0.1 : 0),
    });
  }
  const isAgent =
    kind === "person" || kind === "people" || kind === "organisation" || kind === "actor";
  const question = deedQuestion(clause, isAgent);
  if (
    question &&
    words >= 4 &&
    words <= 18 &&
    // "Took about thirty minutes" is hardly worth knowing.
    said.size >= 4 &&
    // "Decided to become a lawyer, participated in …": a list of deeds, cut somewhere.
    !/, \p{L}+ed (?!by\b)/u.test(predicate) &&
    !/\b(?:his|her|hers|who|whom)\b/u.test(predicate) &&
    !/^because/iu.test(opening) &&
    !/^(?:do|does|did)$/u.test(clause.verb)
  ) {
    const falsified = exchangeFact(predicate, names, sentence.text, "en");
    seeds.push({
      kind: "deed",
      question,
      key: capitalised(predicate),
      group: deedGroup(clause, isAgent),
      sentence,
      about: subject,
      ...(falsified ? { falsified: capitalised(falsified) } : {}),
      quality: 1 + (isSmooth ? 0.1 : 0),
    });
  }
  return seeds;
}

function kindOfSubject(
  subject: string,
  predicate: string,
  names: EnglishStatement["names"],
): NameKind | "thing" {
  const bare = subject.replace(/^the /iu, "");
  // "The General Schedule is the pay scale …": no name of a person, though it looks like one.
  const said = /^(?:is|was) (?:an?|the) (.+?)(?: (?:that|which|who|within|and|where)\b|,|$)/u.exec(
    predicate,
  )?.[1];
  const isPerson = names.get(bare)?.kind === "person";
  if (said && isPerson && classOfNoun(said) !== "agent") return "name";
  return names.get(bare)?.kind ?? (/^\p{Lu}/u.test(bare) ? "name" : "thing");
}

/** "sociologist Erving Goffman", "the American historian Hiram Bingham": one person. */
function personWithin(subject: string, names: EnglishStatement["names"]): string | null {
  const words = subject.split(" ");
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(" ");
    if (
      /^\p{Lu}/u.test(name) &&
      name.includes(" ") &&
      names.get(name)?.kind === "person" &&
      !/\b(?:of|and|in|by|with|for)\b/u.test(words.slice(0, from).join(" "))
    )
      return name;
  }
  return null;
}

/** A bare "winter" or "the land" could be any: two words, or a thing in the plural, are one. */
export function isSpecific(subject: string): boolean {
  if (
    /^(?:his|her|its|their|our|a|an) |^(?:\p{L}+-)?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|\d)/iu.test(
      subject,
    )
  )
    return false;
  if (/^the /iu.test(subject)) return countWords(subject) > 2;
  return subject.includes(" ") || /[^s]s$/u.test(subject) || subject.length > 7;
}

function subjectQuestion(clause: Clause, kind: string, predicate: string): string {
  const opening =
    /^(?:In|On|During|By|After|Before|At|Throughout|Within|Under|Among|Between|Since|Unlike|Like|Despite|From|Around)\b/u.test(
      clause.opening,
    )
      ? clause.opening
      : "";
  const asker =
    kind === "person" && !clause.isPlural
      ? "who"
      : kind === "people"
        ? "which people"
        : kind === "place"
          ? "which place"
          : clause.isPlural
            ? "which of these"
            : "what";
  // "Unlike his predecessors, who had planned …": read as what the predecessors did.
  if (/^(?:Unlike|Like)\b/u.test(opening))
    return asQuestion(
      `${asker}, ${opening.charAt(0).toLowerCase()}${opening.slice(1)}, ${predicate}`,
    );
  const isNear =
    /^(?:In|On|During|By|At|Around|After|Before)\b/u.test(opening) &&
    countWords(opening) <= 4 &&
    !/,/u.test(predicate);
  if (isNear)
    return asQuestion(
      `${asker} ${predicate} ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`,
    );
  return asQuestion(opening ? `${opening}, ${asker} ${predicate}` : `${asker} ${predicate}`);
}

/** Null where what limits the statement could not be told along. */
function deedQuestion(clause: Clause, isAgent: boolean): string | null {
  const { subject, opening, tense, isAuxiliary, verb } = clause;
  if (/^Unlike\b/u.test(opening))
    return asQuestion(
      `What is true of ${subject}, ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`,
    );
  const isTime =
    /^(?:In|During|After|Before|By|Until|On|At|Throughout|Under)\b/u.test(opening) &&
    countWords(opening) <= 12;
  if (opening && !isTime) return null;
  const when = isTime ? ` ${opening.charAt(0).toLowerCase()}${opening.slice(1)}` : "";
  if (
    isAgent &&
    tense === "past" &&
    !isAuxiliary &&
    !/^(?:had|believed|wanted|felt|knew|became|saw)$/u.test(verb)
  )
    return asQuestion(`What did ${subject} do${when}, according to the text`);
  const ways = [
    "What does the text say about",
    "According to the text, what is true of",
    "Which of these does the text say of",
  ];
  return asQuestion(`${ways[(subject.length + verb.length) % ways.length]} ${subject}${when}`);
}

/** Options that could follow the same subject: of one tense, and of its number. */
function deedGroup(clause: Clause, isAgent: boolean): string {
  return [
    "deed",
    isAgent ? "agent" : "thing",
    clause.tense,
    clause.isPlural ? "plural" : "singular",
    // "took" goes with every subject, "was" and "takes" do not.
    clause.tense === "past" &&
    !/^(?:was|were)$/u.test(clause.verb) &&
    !/\b(?:its|their|his|her|it|they)\b/u.test(clause.rest)
      ? "any"
      : "own",
  ].join(":");
}
