import { finiteVerb } from "../language/english-verbs";
import { leansOnPrevious } from "../language/sentences";
import { countWords } from "../language/words";

/** Words that point at something outside the sentence: the page, the course, a speaker. */
const POINTS_OUTSIDE =
  /\b(?:arrows?|panels?|curves?|points?|rows?|boxes|steps?|images?|photos?) [A-Z]\b|\b(?:figures?|table|chapter|section|module|exercise|appendix|page|above|below|previously|th(?:is|ese|ose)|as (?:we|you|noted|mentioned|discussed|described|shown)|we|our|us|you|your|I|my|let[’']s|learning objectives|key terms|figura|tabla|capítulo|sección|siguiente (?:dibujo|imagen|gráfico|diagrama)|nosotros|usted|figure|tableau|chapitre|créditos|vous|nosso|nossa|nós|noi|Abbildung|Kapitel|vgl|siehe|man kann)\b|(?<!\p{L})(?:рис|рисун\p{L}*|таблиц\p{L}*|глав[аеу]|мы|нам|нас|вы|вам)(?!\p{L})/iu;
const IMPRINT =
  /\.(?:com|org|net|edu|gov)\b|\(\d{1,2}:\d{2}\)|\b(?:video|website|webpage|podcast|public talk|TED)\b|©|copyright|licen[cs]e|all rights reserved|\bcredit\b|https?:|www\.|\bdoi\b|\bISBN\b|\bISSN\b|@|\bAccessed\b|\bRetrieved\b|openstax|creative commons|\bet al\b|\bIbid\b|\bpp?\.\s?\d|\bVol\.|\bUniversity Press\b|\bprinted in\b|\b[Ee]ds?\.\)/iu;
/** Dotted lines, bullets, formulas and other traces of a layout. */
const LAYOUT =
  /\.{4,}|…{2,}|[•◦▪■□►▶|]|_{2,}|\[\d+\]|\[[a-zа-я]\]|\[[^\]]*(?:citation|source|مصدر|引证|источник|cita|quelle|référence)[^\]]*\]|={1,2}|→|\uFFFD|\t/u;
const VAGUE_PLACE = /^(?:[“"']|\d+[.)]\s|\(|\d+ \p{Lu})/u;

/** Parts of a book that list, repeat or ask, and teach nothing. */
const BACK_MATTER =
  /^(?:references|bibliography|further (?:reading|exploration|research)|for (?:more|further)|suggested|sources|notes|footnotes|endnotes|acknowledge?ments|index|review questions|questions|exercises|problems|thought questions|figuring for yourself|critical thinking|(?:collaborative )?group activit\p{L}+|websites|articles|videos|books|referencias|bibliograf\p{L}+|ejercicios|références|bibliographie|exercices|literatur|quellen|anmerkungen|aufgaben|литература|источники|примечания|упражнения)\b/iu;

/** Is this the heading of a part that no question should be taken from? */
export function isBackMatter(heading: string | null): boolean {
  return heading !== null && BACK_MATTER.test(heading.replace(/^[\d.\s]+/u, ""));
}

/** "Circular Flow Diagram The circular …": a heading has run into the sentence. */
const FUSED_HEADING =
  /^(?:\p{Lu}[\p{L}’'-]+ (?:(?:of|and|the|in|for|to|on) )?){2,}(?:The|An?|In|If|When|This|It|As|To|These|Some|Many|Most|We|For|People|One|There) |^(\p{Lu}\S+ \p{Lu}\S+) \1/u;
/** "provided the U.S.", "wie G. Th.": cut at an abbreviation. */
const CUT_OFF = /(?:^|[\s.])\p{Lu}\p{Ll}?\.$/u;

/** Tasks for the reader, and statements that need their neighbour after all. */
const INSTRUCTION =
  /^(?:For (?:more|further|general|additional) (?:information|on|about|details)|For [^,]{3,90} see \p{Lu}\p{Ll}+|Watch|Visit|Read|See|Consider|Think|Describe|Explain|Look|Click|Go to|Compare|List|Discuss|Recall|Imagine|Suppose|Note|Remember|Let|Identify|Define|Summarize|Use|Name|Calculate|Observe|Try|Bear|Say|Take|Picture|Keep|Notice|Vea|Compruebe|Calcule|Determine|Vgl|Suponga|Imagine|Considere|Observe)\b|,\s(?:this|that|these|those) (?:is|are|was|were)\b/u;

/** "A person in Ohio protests fracking (a)": a word about a picture. */
const CAPTION =
  /\((?:[a-f]|left|right|top|bottom|center)\)|\[link\]|\bwas taken by \p{Lu}|, by the way,|^In the case of \p{L}+ v\.$/u;
/** "Only some did so": what they did stands in the sentence before. */
const LEANS_BACK = /\b(?:did|do|does|doing|done) so\b|\bthe (?:latter|former|above)\b/iu;

/** What would have been, had things been otherwise: no fact to learn. */
const COUNTERFACTUAL =
  /\b(?:would|could|might)(?: \p{L}+)? have\b|^(?:Even if|If)\b.*\b(?:would|could)\b|^Had\b/u;

/** "Voters line up outside a polling station in 2008.": now, and then, only in a picture. */
const TELLS_OF_PICTURE = /\b(?:in|on) (?:\p{Lu}\p{Ll}+ )?(?:\d{1,2}, )?(?:1\d|20)\d\d\.$/u;

function isCaption(bare: string): boolean {
  if (!TELLS_OF_PICTURE.test(bare)) return false;
  const words = bare.split(" ").slice(1);
  const verbs = words.flatMap((word) => finiteVerb(word.replace(/\W+$/u, "")) ?? []);
  const isNow = verbs.every(({ form }) => form === "singular" || form === "plural");
  return verbs.length > 0 && isNow && !words.some((word) => /\p{Ll}ed$/u.test(word));
}

/** May a question be asked about this sentence without its surroundings? */
export function isAskable(sentence: string): boolean {
  const bare = withoutReferences(sentence);
  if (isCaption(bare)) return false;
  const words = countWords(bare);
  const long = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(bare) ? 60 : 42;
  if (words < 6 || words > long || bare.length > 320) return false;
  if (!/[.。۔।]["”»’)]?$/u.test(bare) || /[?!？]/u.test(bare)) return false;
  if (!/^[\p{Lu}\p{Lo}\p{N}¿"“«]/u.test(bare)) return false;
  if (leansOnPrevious(bare) || POINTS_OUTSIDE.test(bare)) return false;
  if (hasLoosePronoun(bare) || LEANS_BACK.test(bare) || COUNTERFACTUAL.test(bare)) return false;
  return isProse(bare);
}

/** May a word be taken out of this sentence where the one before it is shown as well? */
export function isLegibleInContext(sentence: string): boolean {
  const bare = withoutReferences(sentence);
  const words = countWords(bare);
  if (words < 7 || words > 30 || !/^\p{Lu}.*\p{Ll}\.$/u.test(bare)) return false;
  return !ADDRESSES.test(bare) && isProse(bare);
}

/** Speaks to a reader or of the page. */
const ADDRESSES =
  /\b(?:figures?|tables?|chapter|section|module|exercise|page|above|below|we|our|us|you|your|I|my)\b/iu;

const POINTS_AT_PAGE =
  /(?<!\p{L})(?:figures?|tables?|chapters?|sections?|pages?|modules?|exercises?|appendix|footnotes?|figuras?|tablas?|capítulos?|tableaux?|chapitres?|páginas?|Abbildung|Abb\.|Kapitel|Seite|Abschnitt|рис\p{L}*\.?|таблиц\p{L}*|глав[аеу])\s(?:\d|[IVX]+(?!\p{L}))|\b(?:this|next|previous|following|last|later|earlier|first|dies\p{L}*|nächsten|vorigen|ce|prochain|este|próximo) (?:chapters?|sections?|figures?|tables?|module|Kapitel|Abschnitt\p{L}*|chapitre|tableau|capítulo)\b|\b(?:in|see) the (?:chapter|section|appendix)\b|\b(?:this|the|a) (?:diagram|graph|chart|drawing)\b|(?<!\p{L})на (?:перв|втор|трет|четверт)\p{L}+ (?:график|шкал|рисун)\p{L}*|\b(?:we|as) (?:have |just )?(?:discussed|saw|seen|learned|noted|mentioned|described)\b|\b(?:feature|sidebar) (?:just )?(?:mentioned|discusses|explains|shows)\b|(?<!\p{L})(?:vgl|siehe|voir|см)\.? /iu;

/** Does it speak of a place in the document or of a picture? */
export function speaksOfPage(bare: string): boolean {
  return POINTS_AT_PAGE.test(bare);
}

/**
 * May a part of this sentence be shown together with what comes before it? An author may say "I"
 * and a sentence may be long.
 * @param mostNames the part of its words that may begin with a capital
 */
export function isQuotable(bare: string, mostNames = MOST_NAMES): boolean {
  return (
    bare.length <= 900 && !speaksOfPage(bare) && !CUT_OFF.test(bare) && isProse(bare, mostNames)
  );
}

/** "Facebook, and YouTube are …": the end of a list whose beginning is lost. */
const LOST_LIST = /^\p{Lu}\p{L}+, (?:and|or) /u;

function isProse(bare: string, mostNames = MOST_NAMES): boolean {
  return (
    ![IMPRINT, INSTRUCTION, LAYOUT, VAGUE_PLACE, CAPTION, FUSED_HEADING, LOST_LIST].some((trace) =>
      trace.test(bare),
    ) &&
    isBalanced(bare) &&
    !isMostlyNames(bare, mostNames)
  );
}

/** A name, or a word for one person, that "he" or "her" could mean. */
const NAMES_SOMEBODY =
  /\S \p{Lu}\p{Ll}+|^(?!(?:The|An?|In|On|At|By|After|Before|During|For|With|To|From|When|While|As|If|Because|Although|Since|Of|Under|Despite|One|Some|Many|Most|All|Each|Every|No|Not|What|Both)\b)\p{Lu}\p{Ll}+|\b(?:an?|the|each|every|any) (?:\p{Ll}+ )?(?:person|individual|man|woman|worker|child|king|queen|president|emperor|ruler|leader|player|student|author|writer|scientist|farmer|soldier|captain|general|judge|member|citizen|patient|animal|bird|male|female|mother|father|son|daughter|wife|husband|boy|girl|prince|chief)\b/u;

/** "In a few years, it had killed many": it was named before. "In fact, it was clear that …" names nothing. */
const OPENS_WITH_IT =
  /^(?:In|On|At|By|During|For|From|Within|Over|Under|Throughout|Despite)\b[^,]*, it (?!(?:is|was|becomes?|became|seems?|seemed|appears?|appeared|takes?|took|(?:has|had) been|may|might|would|will|can|could|must|should)\b)/u;

/** "In his message the president said …": nobody has been named yet whom "his" could mean. */
export function hasLoosePronoun(text: string): boolean {
  const person = /\b(?:he|she|his|hers?|him|himself|herself)\b/u.exec(text);
  if (person && !NAMES_SOMEBODY.test(text.slice(0, person.index))) return true;
  if (OPENS_WITH_IT.test(text)) return true;
  const pronoun = /\b(?:he|she|his|him|hers?|they|their|them)\b/u.exec(text);
  if (!pronoun) return false;
  const before = text.slice(0, pronoun.index);
  const opens =
    /^(?:In|On|At|By|After|Before|During|For|With|To|From|When|While|As|If|Because|Although|Since|Of|Under|Despite)\b/u.test(
      before,
    );
  return opens && !/\p{Ll},? (?:the )?\p{Lu}|\p{Ll}s\b/u.test(before);
}

/** The sentence without "(Figure 1.3)" and the mark of a footnote. */
export function withoutReferences(sentence: string): string {
  return sentence
    .replace(
      /\s*\((?:[^()]{0,50}\s)?\p{Lu}[^()]{0,60}?\s(?:1[89]|20)\d\d[a-z]?(?:, [^()]{0,20})?\)/gu,
      "",
    )
    .replace(
      /\s*\((?:see |ver |voir |vgl\. |см\. )?(?:figures?|fig\.|table|figura|tabla|tableau|abbildung|abb\.|рис\.)[^)]{0,40}\)/giu,
      "",
    )
    .replace(
      /(?<=[\p{Ll})”"][.,;]?["”]?)\s?\d{1,3}(?=$|\s\p{Lu})/gu,
      (mark, offset: number, whole: string) =>
        // A number glued to the full stop is a note; one after a space belongs to the text.
        /\s/u.test(mark) || !/[.”"]/u.test(whole[offset - 1] ?? "") ? mark : "",
    )
    .replace(/\s+/gu, " ")
    .trim();
}

/** Long sentences of older prose are several statements in a row; the first stands as the whole does. */
export function firstStatement(text: string): string {
  const end = text.search(/[;；] /u);
  if (end < 0 || countWords(text) < 20) return text;
  return `${text.slice(0, end)}.`;
}

function isBalanced(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    count(/\(/gu) === count(/\)/gu) &&
    count(/“/gu) === count(/”/gu) &&
    count(/«/gu) === count(/»/gu) &&
    count(/"/gu) % 2 === 0
  );
}

/** From here on hardly a word has small letters. */
const MOST_NAMES = 0.6;

/** Lines of a title page or an index hold hardly a word in small letters. */
function isMostlyNames(text: string, most: number): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals > words.length * most;
}
