import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { contentStems, countWords } from "../language/words";
import {
  isBackMatter,
  isQuotable,
  isAskable as standsAlone,
  withoutReferences,
} from "../reading/askable-sentence";
import { withoutLeadingConnective } from "../reading/connectives";
import { type ClauseCut, findClauses, hasFiniteVerb } from "../reading/find-clauses";
import { leansOnOthers } from "../reading/leaning-words";
import { hasPointer, pointsBack } from "../reading/pointers";
import { hasStrayMark } from "../reading/stray-marks";
import { withoutConnective } from "./english/stand-alone";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor, quoteWithin } from "./question-phrases";

/** Characters of the text that a question shows. */
const MOST_SHOWN = 290;
/** Characters of an option. */
const LONGEST_CLAUSE = 160;

/**
 * The text up to where a clause begins: how does it go on, or why is it so? It asks for the thought
 * of a sentence that is too long or too personal to be asked about otherwise, as in an essay.
 */
export function askHowItGoesOn(
  placed: readonly PlacedSentence[],
  language: Language,
): { seeds: QuestionSeed[]; passing: QuestionSeed[] } {
  const seeds: QuestionSeed[] = [];
  const passing: QuestionSeed[] = [];
  const isTale = tellsOfSomebody(placed, language);
  for (const [index, sentence] of placed.entries()) {
    if (isBackMatter(sentence.passage.heading) || hasStrayMark(sentence.text, language)) continue;
    const text = bareSentence(sentence.text, language);
    const cuts = findClauses(text, language).filter(
      (cut) => isWholeClause(cut, language) && !hasPointer(cut.clause, language),
    );
    if (cuts.length === 0 || !isQuotable(text) || (language === "en" && SHOWS.test(text))) continue;
    const context = () => nearestBefore(placed, index, isTale, language);
    const found = cuts.map((cut) => seedOf(cut, sentence, { context, isTale }, language));
    // Cut in several places it is still one sentence: the best two are enough to choose from.
    seeds.push(
      ...found
        .filter(({ isAskable }) => isAskable)
        .map(({ seed }) => seed)
        .sort((a, b) => b.quality - a.quality)
        .slice(0, 2),
    );
    passing.push(...found.filter(({ isAskable }) => !isAskable).map(({ seed }) => seed));
  }
  return { seeds, passing };
}

/** A lecturer at his table: nobody can see what he shows. */
const SHOWS =
  /\b(?:you (?:see|will see|have|may observe|observe)|I (?:have|hold|place|put|pour|take|will|shall|am|can|mean to|do not know|want|wish)|(?:in|on) my hand|let us|look at)\b/iu;

/** Without what joins it to the one before, and without "he said". */
export function bareSentence(sentence: string, language: Language): string {
  const bare = withoutSpeaker(withoutReferences(sentence));
  return language === "en" ? withoutConnective(bare) : withoutLeadingConnective(bare, language);
}

const SPEAKER =
  /,? (?:I|he|she|they) (?:said|replied|answered|asked|rejoined),?(?= |[.?!;:])|, (?:dit|répondit|reprit|dis|demanda)-(?:il|elle|je),?|, (?:sagte|fragte|antwortete|erwiderte) (?:er|sie|ich),?|, (?:dijo|respondió|preguntó)(?: él| ella)?,?(?= \p{Ll})/gu;

/** "And do you see, I said, men passing": who speaks is no part of the thought. */
function withoutSpeaker(text: string): string {
  const bare = text
    .replace(SPEAKER, (found, offset: number) => (offset > 0 ? "" : found))
    .replace(/^(?:True|Very true|Yes|No|Certainly|Clearly|Undoubtedly|Assuredly)[;,] /u, "");
  return bare === text ? text : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** The question, and whether what it shows says enough for the clause to be told from others. */
function seedOf(
  cut: ClauseCut,
  sentence: PlacedSentence,
  { context, isTale }: { context: () => string | null; isTale: boolean },
  language: Language,
): { seed: QuestionSeed; isAskable: boolean } {
  const { clause, form, isReason } = cut;
  const end = language === "zh" || language === "ja" ? "。" : ".";
  const joint = isReason
    ? language === "de" && form === "verb last"
      ? "Weil"
      : ""
    : (language === "fr" && ELIDED.exec(cut.lead)?.[1]) || "";
  const lead = joint ? cut.lead.slice(0, cut.lead.length - joint.length - 1).trim() : cut.lead;
  const shown = isReason ? `${cut.told}${end}` : `${lead} …`;
  const points = pointsBack(shown, language);
  const leans = points || needsContext(shown);
  const before = leans ? context() : "";
  const whole = [before, shown].filter(Boolean).join(" ");
  // A long thought about somebody the text always speaks of can be recognised without it.
  const isClear =
    !points &&
    (isTale || !SOMEBODY.test(shown)) &&
    !leansOnPrevious(withoutAnd(shown)) &&
    new Set(contentStems(shown, language)).size >= 6;
  const excerpt = (before === null || whole.length > MOST_SHOWN) && isClear ? shown : whole;
  const isAskable =
    (before !== null || isClear) &&
    isTelling(excerpt, language) &&
    excerpt.length <= MOST_SHOWN &&
    isEven(excerpt) &&
    !IS_REST.test(shown) &&
    !leansOnOthers(excerpt, language) &&
    !leansOnOthers(clause, language) &&
    !IS_ABOUT_THE_BOOK.test(`${shown} ${clause}`) &&
    (language !== "en" || form === "question" || !/\byour?\b/iu.test(cut.told));
  const phrases = questionPhrasesFor(language);
  const order = form.replace(" ", "-");
  const length = Math.min(1, contentStems(clause, language).length / 8) * 0.1;
  const seed: QuestionSeed = isReason
    ? {
        kind: "reason",
        question: fill(phrases.reason, quoteWithin(excerpt, language)),
        key: joint ? clause : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`,
        ...(joint ? { joint } : {}),
        group: `reason:${order}`,
        sentence,
        excerpt,
        quality: (standsAlone(shown) ? 1.2 : 1) + length,
      }
    : {
        kind: "sequel",
        question: fill(phrases.continuation, quoteWithin(excerpt, language)),
        key: clause,
        ...(joint ? { joint } : {}),
        group: `clause:${order}:${opensWithPronoun(clause) ? "pronoun" : "noun"}`,
        sentence,
        excerpt,
        quality: 0.75 + length + (leans ? 0 : 0.1),
      };
  return { seed, isAskable };
}

/** "que" or "lorsqu’" at the end of what is shown: its form would tell what follows. */
const ELIDED = /(?:^|\s)(\p{L}*qu)(?:e|[’'])$/u;

const PRONOUN =
  /^(?:he|she|it|they|we|I|you|there|this|these|those|il|elle|ils|elles|on|je|j[’']|nous|ce|c[’']|cela|er|sie|es|wir|ich|man|dies\p{L}*|él|ella|ellos|esto|ele|ela|eles|isto|lui|lei|essi|он|она|оно|они|это|мы|这|它|他|她|他们)(?!\p{L})/iu;

function opensWithPronoun(clause: string): boolean {
  return PRONOUN.test(clause);
}

/** What no clause of its own begins with. */
const OPENS_NO_CLAUSE =
  /^(?:of|to|in|at|by|for|from|with|as|than|which|who|whom|whose|that|because|and|or|but|also|de|à|en|par|pour|avec|dont|qui|que|où|au|aux|ce (?:qui|que|dont)|ce qu[’']|outre|suivant|selon|pour moi|puis|a (?:fait|été)|ont|avait|avoit|ce n[’']est qu|duquel|auquel|lequel|laquelle|jusqu[’']|et|ou|ni|mais|aussi|plutôt|même|que|con|para|por|sin|y|e|o|u|pero|sino|nicht|auch|nur|und|oder|aber|zu|von|mit|che|di|da|per|ma|не|также|и|или|но|что|чтобы|котор\p{L}*|، |و |أو|ولكن|لكن|إلا|إال)(?!\p{L})|^[,;،]|^\p{L}+-/iu;

/** "I shall speak of …", "celui-ci": said of the speech, or of what stands elsewhere. */
const POINTS_ELSEWHERE =
  /(?<!\p{L})(?:celui|celle|ceux|celles)-ci(?!\p{L})|^(?:ich (?:meine|weiß|gestatte|möchte|will)|je (?:ne )?(?:dirai|parlerai)|I (?:mean|shall|will))(?!\p{L})|(?:haben wir noch|zu erörtern)/iu;

/** "coworkers, or candidates, you will …": the end of a list stands before the clause. */
const ENDS_A_LIST = /^[^,]{1,25}, (?:and|or|y|o|et|ou|und|oder|e|или|и) /u;

/** What an English clause may begin with. */
const ENGLISH_START =
  /^(?:the|an?|he|she|it|they|we|I|you|there|this|these|those|that|his|her|its|their|our|my|all|every|each|some|no|nothing|one|many|most|both|more|how|what|then|not|in|on|at|by|for|from|with|during|after|before|if|when|although|because|since|as|almost|only|about|would|will|do|does|did|is|are|was|were|can|could|must|has|have|\p{Lu}[\p{L}’'.-]+|\p{Ll}+s|(?:\p{Ll}+ ){1,2}\p{Ll}+s|\p{Ll}+(?:tion|ity|ness|ment|ence|ance|ism|ing|ure|ship|cy|dom))(?![\p{L}’'])/u;

/** What no clause ends with. */
const ENDS_OPEN =
  /(?<!\p{L})(?:the|an?|of|and|or|that|which|who|than|as|le|les|des?|du|et|ou|qu[e’']|dont|el|los|las|y|o|u|der|und|oder|den|dem|des|e|di|che|il|gli|os|и|или|что|в|на|с|не)$/iu;

/** Says the clause something of its own, short enough to be read beside three others? */
function isWholeClause({ clause, form }: ClauseCut, language: Language): boolean {
  const isDense = language === "zh" || language === "ja";
  const words = countWords(clause);
  if (
    clause.length > (isDense ? 60 : LONGEST_CLAUSE) ||
    words < (isDense ? 6 : language === "de" ? 4 : 5) ||
    words > 28
  )
    return false;
  if (OPENS_NO_CLAUSE.test(clause) || /[;:()«»“”"„‘…?![\]{}|=]|____|,[—–]/u.test(clause))
    return false;
  if (
    !isEven(clause) ||
    new Set(contentStems(clause, language)).size < (clause.length > 34 ? 2 : 3)
  )
    return false;
  // "diese Tendenz durchbrochen ist, die weitere Frage": the sentence before the clause goes on in it.
  if (language === "de" && form === "verb last" && /(?:^| )\p{Lu}\p{L}*$/u.test(clause))
    return false;
  // "sie fort ist und dann die Bedeutung haben": what stands before the clause goes on in it.
  if (
    language === "de" &&
    form === "verb last" &&
    / (?:ist|sind|war|hat|haben|hatte|wird|werden) und (?!nicht )/u.test(clause)
  )
    return false;
  if (language === "ar" && /^و(?:ي|ت|قد|كان|ال|هو|هي|لم)/u.test(clause)) return false;
  // "these were different, we would not exist": a condition, with what follows from it.
  if (
    language === "en" &&
    /, (?:we|he|she|they|it|there|the \p{L}+) (?:would|will|could)\b/u.test(clause)
  )
    return false;
  // A phrase between commas stays open where the clause ends.
  if ([ENDS_OPEN, ENDS_A_LIST, POINTS_ELSEWHERE].some((trace) => trace.test(clause))) return false;
  return language !== "en" || isEnglishClause(clause);
}

function isEnglishClause(clause: string): boolean {
  // Who is spoken to is no subject to learn about; but "do you not suppose …?" asks for a thought.
  if (/\byour?\b/iu.test(clause) && !/^do(?:es)? you\b/u.test(clause)) return false;
  // "a theory that combines all forces": its subject stands before it.
  if (finiteVerb(clause.split(" ")[0] ?? "")?.form === "singular") return false;
  return ENGLISH_START.test(clause) && hasFiniteVerb(clause);
}

/** The rest of a sentence of which only the end is shown: "And who were …", "Et suivre …". */
const IS_REST =
  /^(?:(?:And|But|Or) )?(?:who|which|whose|whom|what)\b(?![^?]*\?$)|^Et (?:qu[ie’']|dont|\p{L}+(?:er|ir|re) )|^(?:Und |Y |E )(?:welche\p{L}*|que|che) /u;
/** An author speaks of the book itself or of what comes next in it. */
const IS_ABOUT_THE_BOOK =
  /\b(?:this|the present) (?:book|essay|lecture|article|paper|text)\b|\bc(?:e|et) (?:discours|livre|écrit|texte|ouvrage)\b|\bdies(?:es|em|er|e) (?:Buch|Schrift|Vortrag|Text|Arbeit)\b|\best[ea] (?:libro|texto|obra)\b|\b(?:unsere Erwägungen|späterhin)\b|\b(?:usted|sus actividades)\b|\bestudi[ea] \p{L}+ porque\b/iu;

function isTelling(shown: string, language: Language): boolean {
  const isDense = language === "zh" || language === "ja";
  return (
    new Set(contentStems(shown, language)).size >= 3 &&
    countWords(shown) >= (isDense ? 5 : 6) &&
    // "1° l’art …": an entry of a list.
    /^(?!\p{N}+[°º)])[\p{Lu}\p{Lo}\p{N}]/u.test(shown)
  );
}

function isEven(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    count(/\(/gu) === count(/\)/gu) &&
    count(/“/gu) === count(/”/gu) &&
    count(/«/gu) === count(/»/gu) &&
    count(/»/gu) === 0 &&
    count(/"/gu) % 2 === 0
  );
}

/** A pronoun so early means something that the sentence before has named. */
const POINTS_BACK =
  /^(?:\S+\s){0,5}(?:its|they|them|their|he|him|his|she|hers?|these|those|such|ils|elles|leurs?|ceux-ci|celle-ci|celui-ci|derselbe\p{L}*|denselben|ihnen|они|их|им|его|её)(?!\p{L})|^(?:\S+\s){0,9}(?:qu[’'])?(?:elles|ils)(?!\p{L})|(?<!\p{L})(?:en|de|à) (?:ceci|cela)(?!\p{L})|(?:celui|celle|ceux|celles)-ci|^(?:Das heißt|That is|C[’']est-à-dire|Es decir)(?!\p{L})|^(?:Prior to|Before|After|Besides|Beyond|Despite|At) (?:that|this)\b/iu;

/** Does a statement need the one before it to be understood? */
export function needsContext(shown: string): boolean {
  const bare = withoutAnd(shown);
  return leansOnPrevious(bare) || POINTS_BACK.test(bare);
}

/** "And if they …": what joins a question to the one before tells nothing of it. */
export function withoutAnd(text: string): string {
  const bare = text.replace(/^(?:And|But|Or|Et|Mais|Und|Aber|Y|Pero|E|Mas|Ma|И|Но|А) /u, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** Whom a text has spoken of all along it calls by a pronoun. */
const PERSON = /^(?:He|She|They) /u;
const SOMEBODY = /\b(?:he|she|him|his|hers?)\b/iu;
/** The part of its sentences with such a pronoun from which a text tells of somebody. */
const TALE = 0.3;

/** English: an essay or a dialogue about one that has no name. */
function tellsOfSomebody(placed: readonly PlacedSentence[], language: Language): boolean {
  const told = placed.filter(({ text }) => SOMEBODY.test(text)).length;
  return language === "en" && told > placed.length * TALE;
}

/** Of a long sentence what stands after its last new start. */
function lastStatement(text: string): string {
  const last = [...text.matchAll(/[;；؛] ?(?=.{40,})/gu)].at(-1);
  if (!last || text.length < 170) return text;
  const rest = text.slice(last.index + last[0].length);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** In a dialogue "Certainly, he said." lies between: the nearest sentence before that says something. */
function nearestBefore(
  placed: readonly PlacedSentence[],
  index: number,
  isTale: boolean,
  language: Language,
): string | null {
  const { fileId: file, heading } = placed[index]?.passage ?? {};
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const sentence = placed[at];
    if (!sentence || sentence.passage.fileId !== file) return null;
    // What stands under another heading speaks of something else.
    if (sentence.passage.heading !== heading) return null;
    const whole = bareSentence(sentence.text, language);
    if (countWords(whole) < 5) continue;
    const before = lastStatement(whole);
    const stands =
      (isTale
        ? !leansOnPrevious(withoutAnd(before)) || PERSON.test(before)
        : !needsContext(before)) &&
      !pointsBack(before, language) &&
      isQuotable(before) &&
      /^[\p{Lu}\p{Lo}].*[.?!。？！।]$/u.test(before);
    return stands ? before : null;
  }
  return null;
}
