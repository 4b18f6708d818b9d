import { contentStems, countWords } from "../language/words";
import { askedMeasure } from "./asked-measure";
import type { QuestionTerm, ReadQuestion } from "./read-question";

const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|percent|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(?:dieci|veinti)\p{L}+|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil|millones|mitad|tercio|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zehn|\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert|tausend|hälfte|drittel|dois|três|metade)\b|(?:\p{L}*(?:двадцат|тридцат|тысяч|миллион)\p{L}*|(?<!\p{L})(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десят|девят|трет|половин)\p{L}*)/iu;
const TIME =
  /\b(?:1\d{3}|20\d{2})\b|\b\d+\s*(?:BCE?|CE|AD|a\.\s?C|av\. J|v\. Chr|до н)|\b(?:century|centuries|siglo|siècle|jahrhundert|século|secolo|decade|january|february|march|april|june|july|august|september|october|november|december|today|now|ago|enero|febrero|janvier|février|januar|februar)\b|(?:\d+\s*год|век[еа]?(?!\p{L})|январ|феврал|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр)/iu;
const REASON =
  /\b(?:because|since(?! (?:then|\d))|due to|so that|in order to|led to|therefore|thus|as a result|result of|owing to|causes?d?|reason|thanks to|for this|in order|allow(?:s|ed)?|fear(?:ed|ing)?|porque|debido a|ya que|para que|por lo que|a causa de|gracias a|parce que|car|afin de|à cause|puisque|grâce à|weil|denn|deshalb|daher|damit|aufgrund|wegen|pois|devido a|perché|poiché|a causa)\b|(?:потому|поэтому|из-за|так как|поскольку|чтобы|вследствие|благодаря|因为|由于|因此|所以|导致|为了|ため|ので|から|لأن|بسبب|لذلك|نتيجة|क्योंकि|कारण|इसलिए)/iu;
const PLACE =
  /\b(?:in|at|on|near|from|en|à|au|dans|in|bei|em|no|na)\s+(?:the\s+|la\s+|el\s+)?\p{Lu}|(?:^|\s)(?:в|на|во)\s+\p{Lu}|\b(?:north|south|east|west|coast|island|valley|river|surface|crater|pole)/u;
const COUNT_ASKED =
  /\b(?:how many|cuánt[oa]s|combien d[e’']|wie ?viele|quant[oaie]s)(?!\p{L})|сколько(?!\p{L})/iu;
const PART_WORD =
  /\p{L}+-(?:half|third|fourth|fifth|sixth|seventh|eighth|ninth|\p{L}+th|\p{L}+ieth)s?\b/u;
const SEASON =
  /\b(?:before|after|during|until|when|winter|spring|summer|autumn|morning|noon|evening|night|antes|después|durante|cuando|avant|après|pendant|lorsque|quand|vor|nach|während|bis|wenn|als)\b|(?:до|после|когда|во время) /iu;
const CAPITAL =
  /(?<=[\p{L}\p{N},;:’'"“«()—–-] ?)(?<![.!?] ?)\p{Lu}[\p{L}\p{M}]+|\p{Lu}[\p{L}\p{M}]+(?= \p{Lu})/gu;
const NAME = /(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:de |of |von |van )?\p{Lu}\p{Ll}+/u;
const DEFINES =
  /\b(?:(?:is|are|was|were)(?! not\b)|refers? to|means?|is defined as|is called|known as|es|son|fue|era|fueron|eran|significa|se refieren? a|consisten? en|se define|est|sont|[ée]tait|étaient|fut|désigne|signifie|consiste|ist|sind|war|waren|bedeutet|bezeichnet|é|são|foi|era|foram|è|sono|era|fu)\b|\s[—–]\s*это|является|называ|(?<!不)(?:是|指的是|又称|称为|即)|とは|(?<=\p{Script=Arabic})\s(?:هو|هي|هم|يُ?عرف|تُ?عرف)\s/u;
/** "Es tan pequeño que …" says how a thing is, not what: so does what compares or asks. */
const HOW_IT_IS =
  /^\s*(?:(?:\p{Ll}+ed|at|in|on|by|from|to|near|about|for|with|en|de|por|para|dans|à|au|par|bei|am|im|auf|von|mit|em|no|na|a|da|per|nel)(?!\p{L})|so|too|very|as|also|often|usually|found|used|similar|different|tan|muy|más|también|si|très|plus|aussi|so|sehr|zu|auch|ebenso|tão|muito|mais|così|molto|più|anche)(?!\p{L})/u;
/** "… is the smallest particle of", "est un", "— это": what the thing is follows. */
const WHAT_IT_IS =
  /^\s*(?:an?|the|any|one of|el|la|los|las|una?|un[oa]s|cualquier|le|la|les|l['’]|une?|des|eine?[nmrs]?|der|die|das|ein|uma?|os?|as?|il|lo|un[oa]?|gli|i)(?!\p{L})|^\s*(?:一种|一个|一类|一场|指)/iu;

/** "the Crusades (1095–1291)": what stands before the year is dated by it. */
const DATED = /((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+)\s*\([^()]{0,20}\d{3,4}[^()]{0,30}\)/gu;
/** "the Silk Road, the long overland route …": what stands before the comma is explained after it. */
const IN_APPOSITION =
  /((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:the|an?|el|la|los|las|una?|le|les|une|der|die|das|eine?|o|a|os|as|uma?) (?=\p{Ll})/gu;

/** Does the sentence hold the kind of thing that is asked for? */
export function expectationBonus(text: string, question: ReadQuestion): number {
  const freshNumber = holdsFreshNumber(text, question.text);
  const measure = measureOf(question);
  if (measure) return measure.test(text) && holdsNumber(text, question.text) ? 0.2 : -0.2;
  switch (question.expects) {
    case "number":
      return freshNumber || NUMBER_WORD.test(text) ? 0.12 : -0.2;
    case "time":
      if (standsBefore(DATED, text, question)) return 0.3;
      return TIME.test(text) && (freshNumber || !/\p{N}/u.test(text))
        ? 0.15
        : freshNumber
          ? 0
          : -0.2;
    case "person":
      return NAME.test(text) ? 0.08 : -0.12;
    case "place":
      return PLACE.test(text) ? 0.08 : -0.05;
    case "reason":
      return REASON.test(text) ? 0.14 : 0;
    default:
      return 0;
  }
}

/**
 * Does the text hold the kind of thing that is asked for? True of what is asked for in words that
 * tell no kind.
 */
export function holdsAsked(text: string, question: ReadQuestion): boolean {
  const measure = measureOf(question);
  if (measure) return measure.test(text);
  switch (question.expects) {
    case "number":
      return holdsNumber(text, question.text) && speaksOfCounted(text, question);
    case "time":
      return TIME.test(text) || holdsFreshNumber(text, question.text) || SEASON.test(text);
    case "person":
      return namesAnother(text, question.text);
    default:
      return true;
  }
}

/** The same where nothing but a question word was said: "Why?" is answered by a reason alone. */
export function holdsBareAsked(text: string, question: ReadQuestion): boolean {
  if (question.expects === "reason") return REASON.test(text);
  if (question.expects === "place") return PLACE.test(text);
  return holdsAsked(text, question);
}

/** "How does a bee show how far it is?" asks for no distance. */
function measureOf({ text, expects }: ReadQuestion): RegExp | null {
  return expects === "number" || expects === "any" ? askedMeasure(text) : null;
}

function holdsNumber(text: string, question: string): boolean {
  return holdsFreshNumber(text, question) || NUMBER_WORD.test(text) || PART_WORD.test(text);
}

/**
 * "How many eyes has a bee?" is not told by how many flowers it visits. Only English has a thesaurus
 * that knows the counted thing by another name.
 */
function speaksOfCounted(text: string, question: ReadQuestion): boolean {
  const [asking] = COUNT_ASKED.exec(question.text) ?? [];
  if (!asking || question.language !== "en") return true;
  const after = question.text.slice(question.text.indexOf(asking) + asking.length);
  const [counted] = contentStems(after, question.language);
  const term = question.terms.find(({ stem }) => stem === counted);
  const held = new Set(contentStems(text, question.language));
  return !term || [...term.matches.keys()].some((one) => held.has(one));
}

/** A number that the question does not hold itself. */
function holdsFreshNumber(text: string, question: string): boolean {
  const asked = new Set(question.match(/\p{N}+/gu) ?? []);
  return (text.match(/\p{N}+/gu) ?? []).some((number) => !asked.has(number));
}

/** Does the text name what the question does not? The first word of a sentence tells nothing. */
function namesAnother(text: string, question: string): boolean {
  const asked = new Set((question.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  return [...text.matchAll(CAPITAL)].some(([word]) => !asked.has(word.toLowerCase()));
}

/** A sentence whose subject is the term and that says what it is. */
export function definitionBonus(text: string, question: ReadQuestion): number {
  if (standsBefore(IN_APPOSITION, text, question)) return 0.25;
  const match = DEFINES.exec(text);
  if (!match) return 0;
  const before = new Set(contentStems(text.slice(0, match.index), question.language));
  const terms = question.terms.filter((term) => before.has(term.stem));
  if (terms.length === 0) return 0.02;
  const extra = before.size - terms.length;
  // "How would you define a theory in economics?": the field need not be named again.
  const isSubject =
    terms.length === question.terms.length || (extra === 0 && holdsMost(terms, question));
  const after = text.slice(match.index + match[0].length);
  const kind = HOW_IT_IS.test(after) ? -0.08 : WHAT_IT_IS.test(after) ? 0.05 : 0;
  return (isSubject ? 0.3 + kind : 0.1) - Math.min(extra, 6) * 0.03;
}

/** Do these words carry more than half of what the question asks? */
function holdsMost(terms: readonly QuestionTerm[], question: ReadQuestion): boolean {
  const weigh = (list: readonly QuestionTerm[]) =>
    list.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(terms) > weigh(question.terms) / 2;
}

/** Are all that the question asks about the last words before the place that the pattern finds? */
function standsBefore(pattern: RegExp, text: string, question: ReadQuestion): boolean {
  const asked = question.terms.filter((term) => !term.isContext);
  return [...text.matchAll(pattern)].some(([, words = ""]) => {
    const before = new Set(contentStems(words, question.language));
    return asked.length > 0 && asked.every((term) => before.has(term.stem));
  });
}

export function shapePenalty(text: string): number {
  const words = countWords(text);
  let penalty = 0;
  if (words < 5) penalty -= 0.25;
  if (words > 45) penalty -= 0.05;
  // A run-on of a glossary or a table holds many words and says nothing clearly.
  if (words > 75 && (text.match(/[,;:]/gu)?.length ?? 0) < words / 12) penalty -= 0.2;
  if (/^(?:Visit|Watch|Read|See|Click) /u.test(text)) penalty -= 0.2;
  if (/\?\s*["”»]?$/u.test(text)) penalty -= 0.3;
  // A heading, an item of a list or a row of a table says nothing in full.
  if (!/[.!?…:;。！？]["”’»)\]\d]*$/u.test(text)) penalty -= 0.15;
  if (/^[•◦▪■□–—-]\s/u.test(text)) penalty -= 0.1;
  if (/^(?:Figure|Table|Fig\.|Figura|Abbildung|Рис\.)/u.test(text)) penalty -= 0.1;
  if (/\(credit|\bcredit:|©|licen[cs]e/iu.test(text)) penalty -= 0.2;
  return penalty;
}
