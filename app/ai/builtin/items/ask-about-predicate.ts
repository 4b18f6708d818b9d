import type { FoundName } from "../concepts/find-names";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import type { PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords } from "../language/words";
import { exchangeFact } from "./exchange-fact";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";

/** A plain statement as two halves, cut before its finite verb. */
export interface Predication {
  subject: string;
  predicate: string;
  /** Gender and number as far as they show: only halves that agree may change places. */
  agreement: string;
}

interface Grammar {
  /** What may open a subject, with the agreement it asks for. */
  articles: Readonly<Record<string, string>>;
  /** Finite verbs that are nothing else; the subject ends before the first of them. */
  verbs: string;
}

const ENGLISH =
  /^(\p{Lu}[^,;:]{2,70}?) (?:also |still |now )?((is|are|was|were|has|have|had|can|could|may|might|must|will|does|do|did|contains?|consists?|provides?|requires?|depends?|produces?|causes?|allows?|occurs?|involves?|supports?|demonstrates?|contributes?|affects?|determines?) .+)$/u;

const GRAMMARS: Partial<Record<Language, Grammar>> = {
  es: {
    articles: { el: "ms", un: "ms", la: "fs", una: "fs", los: "mp", las: "fp", cada: "s" },
    verbs:
      "es|son|era|eran|fue|fueron|está|están|estaba|estaban|tiene|tienen|tenía|tenían|tuvo|puede|pueden|podía|podían|debe|deben|ha|han|había|habían|permite|permiten|contiene|contienen|constituye|constituyen|consiste|consisten|posee|poseen|presenta|presentan|existe|existen|implica|implican|genera|generan|produce|producen|proporciona|proporcionan|representa|representan|utiliza|utilizan|confiere|confieren|varía|varían|toma|toman|fluye|adopta|depende|dependen|ocurre|ocurren|forman|emite|emiten|funciona|funcionan|surgió|surgieron|comenzó|comenzaron|desarrolló|desarrollaron|se",
  },
  fr: {
    articles: { le: "ms", un: "ms", la: "fs", une: "fs", les: "p", des: "p", "l’": "s", "l'": "s" },
    verbs:
      "est|sont|était|étaient|fut|furent|a|ont|avait|avaient|eut|peut|peuvent|pouvait|doit|doivent|devait|devient|deviennent|contient|contiennent|constitue|constituent|consiste|consistent|permet|permettent|produit|produisent|représente|représentent|repose|reposent|résulte|résultent|dépend|dépendent|donne|donnent|montre|montrent|exige|exigent|suppose|supposent|se|s’\\p{L}+|n’est|n’a|n’ont|ne",
  },
  pt: {
    articles: { o: "ms", um: "ms", a: "fs", uma: "fs", os: "mp", as: "fp", cada: "s" },
    verbs:
      "é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|tinham|pode|podem|deve|devem|contém|contêm|constitui|constituem|consiste|consistem|permite|permitem|produz|produzem|representa|representam|depende|dependem|ocorre|ocorrem|existe|existem|utiliza|utilizam|possui|possuem|apresenta|apresentam|não",
  },
  it: {
    articles: {
      il: "ms",
      lo: "ms",
      un: "ms",
      la: "fs",
      una: "fs",
      i: "mp",
      gli: "mp",
      le: "fp",
      "l’": "s",
    },
    verbs:
      "è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|può|possono|deve|devono|contiene|contengono|costituisce|costituiscono|consiste|consistono|permette|permettono|produce|producono|rappresenta|rappresentano|dipende|dipendono|esiste|esistono|possiede|possiedono|non|si",
  },
};

const RELATIVE =
  /[,;:()«»“”"]|(?<!\p{L})(?:que|qui|quien|cuy[ao]s?|donde|dont|où|onde|cui|che|quand|lorsque|cuando|si|et|y|e)(?!\p{L})/iu;

/** Cuts a plain statement before its verb; null where its grammar is not plain. */
export function readPredication(text: string, language: Language): Predication | null {
  const bare = text.replace(/[.。]$/u, "");
  if (/[;:«»“”"()]/u.test(bare)) return null;
  if (language === "en") return englishPredication(bare);
  if (language === "de") return germanPredication(bare);
  if (language === "ru") return russianPredication(bare);
  if (language === "zh") return chinesePredication(bare);
  if (language === "ja") return japanesePredication(bare);
  const grammar = GRAMMARS[language];
  if (!grammar) return null;
  const articles = Object.keys(grammar.articles).join("|");
  const match = new RegExp(
    `^((${articles})(?:(?<=[’'])| )\\p{L}[^,]*?) ((?:no )?(?:${grammar.verbs})(?!\\p{L}) ?.+)$`,
    "iu",
  ).exec(bare);
  const [, subject, article, predicate] = match ?? [];
  if (!subject || !article || !predicate || RELATIVE.test(subject)) return null;
  const agreement = grammar.articles[article.toLowerCase()] ?? "";
  return { subject, predicate, agreement };
}

function englishPredication(text: string): Predication | null {
  const [, subject = "", predicate, verb = ""] = ENGLISH.exec(text) ?? [];
  if (!subject || !predicate) return null;
  // A second clause or a phrase before the subject.
  if (
    /\b(?:that|which|who|whose|where|when|if|how|what|because|while|than|there)\b/iu.test(subject)
  )
    return null;
  if (
    /^(?:In|On|At|By|For|From|With|To|As|Of|After|Before|During|Since|Until|Although|Though|Even|Despite|Only|Because|Unlike|Like|Under|Between|Among|Through|Not|Neither|Had|Did|One|Perhaps|Rather|Just|\p{L}+ing|\p{L}+ly)\b/u.test(
      subject,
    )
  )
    return null;
  const tense = /^(?:was|were|had|could|did)$/u.test(verb) ? "past" : "present";
  const modal = /^(?:can|could|may|might|must|will|had|did)$/u.test(verb);
  const isPlural = modal
    ? /[^s]s$/u.test(subject.replace(/ (?:of|in|for|with|from|on|to|at) .*$/u, ""))
    : /^(?:are|were|have|do)$/u.test(verb) ||
      /[^s]$/u.test(verb.replace(/^(?:is|was|has|does)$/u, "s"));
  return { subject, predicate, agreement: `${tense}:${isPlural ? "plural" : "singular"}` };
}

const GERMAN =
  /^((Der|Die|Das|Eine?|Jede[rs]?) (?:\p{Ll}+(?:e|en|er|es) ){0,2}\p{Lu}[\p{L}-]+(?: (?:der|des|eines|einer|dieser|dieses|von|vom|im|in der|zum|zur|mit der|und die|und der) (?:\p{Ll}+(?:en|er) )?\p{Lu}[\p{L}-]+)?) ((?!(?:mit|seit|nicht|statt|samt|selbst|zumeist|erst|jetzt|meist|oft|fast)\s)(?:ist|sind|war|hat|kann|muß|muss|soll|darf|wird|\p{Ll}{2,}(?:t|te|en|ten)) .+)$/u;

function germanPredication(text: string): Predication | null {
  const [, subject, article, predicate = ""] = GERMAN.exec(text) ?? [];
  if (!subject || /^(?:den|denen|einen|zwischen|neben|wegen|gegen|unten)\b/u.test(predicate))
    return null;
  // "Das Studium des Traumes dürfen wir …": what stands first is the object.
  if (/^\p{Ll}+ (?:wir|ich|man|sie|es|er)(?!\p{L})/u.test(predicate)) return null;
  const isPlural = article === "Die" && /^(?:sind|\p{Ll}+en)\b/u.test(predicate);
  return { subject, predicate, agreement: isPlural ? "p" : "s" };
}

const RUSSIAN =
  /^(\p{Lu}\p{L}+(?: [\p{L}-]+){0,4}?) ((?:не )?(?:является|являются|представляет собой|был[аои]?|стал[аои]?|может|могут|имеет|имеют|состоит|состоят|играет|играют|включает|включают|содержит|содержат|находится|находятся|используется|используются|называется|называются|(?!сначала |начала |дела |тела |числа |силы |школы )\p{Ll}{3,}(?:лся|лась|лось|лись|ал|ала|али|или|ила|ил|ело|ела|ели)) .+)$/u;

function russianPredication(text: string): Predication | null {
  const [, subject = "", predicate = ""] = RUSSIAN.exec(text) ?? [];
  // After a preposition or in another case a noun is no subject.
  if (
    !subject ||
    /^(?:В|На|С|Со|К|По|От|До|После|Во|Из|За|При|Для|О|Об|У|Под|Над|Без|Через|Между|Что|Когда|Если|Хотя|Как|Там|Где|Уже|Впервые|Вместо|Позже|Позднее|Сегодня|Иногда|Многие|Некоторые|Несмотря|Поскольку|Согласно|Вскоре)$/u.test(
      subject.split(" ")[0] ?? "",
    )
  )
    return null;
  const ending = /(?:лся|лась|лось|лись|л|ла|ло|ли|ются|ется|ятся|ится|ут|ют|ят|ат|ет|ит)$/u.exec(
    predicate.replace(/^не /u, "").split(" ")[0] ?? "",
  )?.[0];
  return { subject, predicate, agreement: russianNumber(ending ?? "") };
}

function russianNumber(ending: string): string {
  if (/^(?:лся|л)$/u.test(ending)) return "ms past";
  if (/^(?:лась|ла)$/u.test(ending)) return "fs past";
  if (/^(?:лось|ло)$/u.test(ending)) return "ns past";
  if (/^(?:лись|ли)$/u.test(ending)) return "p past";
  return /^(?:ются|ятся|ут|ют|ят|ат)$/u.test(ending) ? "p" : "s";
}

function chinesePredication(text: string): Predication | null {
  const [, subject, predicate] =
    /^([^，。、；（(\d]{2,14}?)((?:是|被|拥有|具有|位于|成为|导致|包括|占|来自|属于|用于|需要|可以|能够).{6,50})$/u.exec(
      text,
    ) ?? [];
  if (!subject || !predicate || /^[在于从当由]|[的不也都还将仍和与及或并]$/u.test(subject))
    return null;
  return { subject, predicate, agreement: "" };
}

function japanesePredication(text: string): Predication | null {
  const [, subject, predicate] = /^([^、。（(は]{2,18})は、?([^は]{8,60})$/u.exec(text) ?? [];
  if (!subject || !predicate || /[にでとへ]$/u.test(subject)) return null;
  return { subject, predicate, agreement: /た$/u.test(predicate) ? "past" : "" };
}

/** What the text says of a thing, and of what it says something: both halves can be asked for. */
export function askAboutPredicate(
  sentence: PlacedSentence,
  text: string,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): QuestionSeed[] {
  const found = readPredication(text, language);
  if (!found) return [];
  const { subject, predicate, agreement } = found;
  const own = new Set(contentStems(subject, language));
  const said = new Set(contentStems(predicate, language));
  const isDense = language === "zh" || language === "ja";
  if (own.size === 0 || said.size < 3 || [...own].some((one) => said.has(one))) return [];
  if (!isDense && (countWords(subject) > 7 || countWords(predicate) > 24)) return [];
  // "Le premier étoit de | ne recevoir": cut before the wrong verb.
  if (stopWords(language).has(subject.split(" ").at(-1)?.toLowerCase() ?? "")) return [];
  if (POINTER.test(subject) || VAGUE.test(subject) || ENDS_LOOSE.test(subject)) return [];
  if (WEAK.test(predicate) || DEMONSTRATIVE.test(predicate)) return [];
  const phrases = questionPhrasesFor(language);
  const falsified = exchangeFact(predicate, names, text, language);
  const topic = isDense && language === "ja" ? `${subject}は` : subject;
  const deed: QuestionSeed = {
    kind: "deed",
    question: fill(phrases.continuation, `${topic} …`),
    key: predicate,
    group: `predicate:${agreement}:${names.has(subject) ? "name" : ""}`,
    sentence,
    about: subject,
    ...(falsified ? { falsified } : {}),
    quality: 1.05,
  };
  // A long predicate tells its subject from all others; of a short one too much is true.
  if (said.size < 4) return [deed];
  return [
    deed,
    {
      kind: "subject",
      question: fill(phrases.whatOf, `… ${predicate}${isDense ? "。" : "."}`),
      key: subject,
      group: `thing:${agreement}:${names.has(subject) ? "name" : ""}`,
      sentence,
      quality: 0.95 + (said.size > 5 ? 0.1 : 0),
    },
  ];
}

const POINTER =
  /(?<!\p{L})(?:est[aeo]s?|es[ao]s?|aquell?[ao]s?|dich[ao]s?|mism[ao]s?|otr[ao]s?|cette?|ces?|même|autres?|tels?|telles?|dies\p{L}*|jene\p{L}*|solch\p{L}*|andere\p{L}*|zweite\p{L}*|est[ae]s?|ess[ae]s?|quest[aeio]|quell[aeio]|эт[аиоу]\p{L}*|так(?:ой|ая|ие)|они?|она|его|её|их|su|sus|son|sa|ses|leurs?|seu|sua|suo)(?!\p{L})|^[这那该此其他她它]|^(?:この|その|あの|これ|それ)/iu;

const DEMONSTRATIVE =
  /(?<!\p{L})(?:est[ae]s?|estos|es[ao]s|cett?e?|ces|dies(?:e[rsmn]?)?|ess[ae]s?|quest[aeio]|эт(?:от|а|о|и|их|им|ими|ой|ого|у|ом|ому)|её|ее)(?!\p{L})|[这那该此其]|另一[种个]|^是 ?\d/iu;

/** An adverb or the half of a phrase before the verb: "La materia también". */
const ENDS_LOOSE =
  /(?:^| )(?:también|ya|solo|sólo|siempre|aún|mente|no|aussi|donc|toujours|également|também|anche|auch|также|тоже|уже|сначала|затем|потом|вскоре|сразу|вновь|снова|впервые|впоследствии|иногда|часто|быстро|обычно|\p{L}+mente|\p{L}*(?:чески|кратно|(?:[шлнсжврьч]|ь)но|имо)|две|три|два|сильно|больше|меньше|\p{L}+(?:ией|ием|остью))$|(?:主要|通常|也|仅|认为|有|一般|常常|已经|逐渐|而|就|了)$|认为|显示|表明|指出|发现|表示/iu;

/** Too general a subject for one thing to be said of it. */
const VAGUE =
  /(?<!\p{L})(?:ainsi|así|assim|così|so) \p{L}+(?:é|u|i|it|is|ado|ido|ada|ida|ato|ata)e?s?$|^(?:une? des|una? de l[oa]s|(?:el|la|los|las|un|una) (?:resultado|ejemplo|uso|razón|forma|mayoría|mayor parte|gente|cosa|persona|caso|problema|hecho|parte|tipo|primer[ao]?|segund[ao]|siguiente|últim[ao])s?|(?:le|la|les|une?) (?:résultat|exemple|raison|chose|plupart|cas|fait|fois|reste|seule?)s?|(?:der|die|das|ein|eine) (?:ergebnis|beispiel|grund|fall|frage|folgende\p{L}*|letztere\p{L}*|erstere\p{L}*|einzige\p{L}*|meisten|tatsache\p{L}*)|как|это|что|сам(?:ой|ым|ыми)|данн\p{L}+|полученн\p{L}+|результат\p{L}*|учены[ей]|исследовател\p{L}+|один из|одна из|\p{L}+(?:иям|ам|ям|ами|ями|ах|ях|ого|его|ому|ему))(?!\p{L})|^(?:如果|虽然|由于|因为|作为|一个|有|为|对|将|把|以|许多|一些|因|根据|随着|通过|除)/iu;

/** "…est vrai", "…es importante": said of anything. */
const WEAK =
  /^(?:es|son|est|sont|ist|sind|é|são|è|sono|был[аои]?) (?:importantes?|necesari[ao]s?|posibles?|clar[ao]s?|vrai|possible|nécessaire|klar|möglich|wichtig|importanti?|claro|un ejemplo|un exemple|ein beispiel|un esempio|um exemplo|ejemplos)(?!\p{L})/iu;
