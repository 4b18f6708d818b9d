import { type FoundName, namesIn } from "../concepts/find-names";
import { isKnownNoun } from "../concepts/noun-classes/noun-kinds";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import type { PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords, wordsOf } from "../language/words";
import { leansOnOthers, meansOneBefore } from "../reading/leaning-words";
import { alterationsOf } from "./alter-statement";
import { contrariesOf } from "./contraries";
import type { QuestionSeed, Rival } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";

/** What stands in fewer sentences has not enough others to stand beside one. */
const FEWEST = 3;
/** A word of every other sentence tells nothing about this one. */
const MOST_SHARE = 0.5;

interface Statement {
  sentence: PlacedSentence;
  text: string;
}

interface Subject {
  /** As the question names it. */
  name: string;
  /** Higher is more telling. */
  worth: number;
  /** The indices of the statements that speak of it. */
  members: readonly number[];
  /** Of these, the ones that name it. */
  own?: ReadonlySet<number>;
  /** Is it what the whole text speaks of? */
  isWhole?: boolean;
}

/**
 * "Which of these statements about X is true?": one sentence of the text among others on the same
 * subject, each made false in one place. It needs no grammar, so it works in every language.
 * @param nouns English words that name things, as the text writes them
 */
export function askWhichStatement(
  statements: readonly Statement[],
  names: ReadonlyMap<string, FoundName>,
  terms: readonly string[],
  nouns: readonly string[],
  language: Language,
): QuestionSeed[] {
  const fewest = statements.length < SHORT ? 5 : 7;
  const fit = statements.filter(
    ({ sentence, text }) => isFit(text, fewest, language) && namesItsOwn(sentence, text, language),
  );
  const rivals = fit.map(({ sentence, text }): Rival => {
    const end = /[.。।]$/u.exec(text)?.[0] ?? "";
    const bare = text.slice(0, text.length - end.length);
    const found = alterationsOf(bare, { names, whole: text, language });
    // One more "not" among statements shows, one less does not.
    const telling = found.filter(
      ({ sort, text: other }) => sort !== "denial" || other.length < bare.length,
    );
    const isDenied = telling.length === 0;
    return {
      sentence,
      statement: text,
      falsified: (isDenied ? found : telling).map((one) => `${one.text}${end}`),
      isDenied,
    };
  });
  const said = sayer(statements, language);
  const isSame = (a: Subject, b: Subject) =>
    contentStems(a.name, language).join(" ") === contentStems(b.name, language).join(" ");
  const isRival = (at: number) => (rivals[at]?.falsified.length ?? 0) > 0;
  const openings = fit.map(
    ({ text }) => new Set(contentStems(openingOf(text, language), language)),
  );
  const isAbout = ({ name }: Subject) => {
    const wanted = contentStems(name, language);
    return (at: number) => wanted.every((one) => openings[at]?.has(one));
  };
  const subjects = [
    ...headings(fit, language),
    ...[...named(fit, names, language), ...things(fit, terms, nouns, language)]
      .filter(({ name }) => isNominative(name, fit, language))
      .map((subject) => ({ ...subject, members: subject.members.filter(isAbout(subject)) })),
  ]
    .filter(({ members }) => members.filter(isRival).length >= RIVALS - 1)
    // "crater" and "craters" are one subject.
    .filter((subject, at, all) => all.findIndex((one) => isSame(one, subject)) === at);
  const whole = fit.length < SHORT ? wholeText(fit, names, nouns, language) : null;
  const about = new Map<number, Subject[]>();
  for (const subject of whole ? [whole] : subjects)
    for (const at of subject.members) pushTo(about, at, subject);
  const { statement, statementToo, statementAgain } = questionPhrasesFor(language);
  const asked = new Map<Subject, number>();
  return fit.flatMap(({ sentence, text }, index): QuestionSeed[] => {
    const words = countWords(text);
    return (about.get(index) ?? [])
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .flatMap((subject): QuestionSeed[] => {
        const { name, worth, members, own } = subject;
        const place = members.indexOf(index);
        const near = members
          .slice(Math.max(0, place - AROUND), place + AROUND + 1)
          .filter((at) => at !== index && isRival(at));
        // Where there are but two, the statement itself, made false, is the third.
        const self = rivals[index]?.isDenied || !isRival(index) ? undefined : rivals[index];
        const isFew = near.length < RIVALS || fit.length < SHORT;
        if (near.length + (self ? 1 : 0) < RIVALS) return [];
        const others = () =>
          near.flatMap((at) => stillFalse(stillAbout(rivals[at], subject, language), said));
        const time = asked.get(subject) ?? 0;
        asked.set(subject, time + 1);
        // A long text has enough subjects to ask about each once.
        const phrases =
          fit.length < SHORT ? [statement, statementToo, statementAgain] : [statement];
        return [
          {
            kind: "statement",
            question: fill(phrases[time % phrases.length] ?? statement, name),
            key: text,
            group: "statement",
            sentence,
            about: name,
            rivals: () => (isFew && self ? [...others(), self] : others()),
            quality:
              0.9 +
              worth +
              (words <= 22 ? 0.1 : 0) -
              (own && !own.has(index) ? 0.3 : 0) -
              (isFew ? 0.1 : 0),
          },
        ];
      });
  });
}

/** What a statement says something of stands before its verb; where no grammar finds it, in its first half. */
function openingOf(text: string, language: Language): string {
  // An Arabic sentence begins with its verb.
  if (language === "ar") return text;
  if (isDense(language)) return text.slice(0, text.length / 2);
  const words = text.split(" ");
  const verb =
    language === "en"
      ? words.findIndex((word, at) => at > 0 && finiteVerb(word.replace(/\W+$/u, "")) !== null)
      : -1;
  return words.slice(0, verb > 0 ? verb : Math.max(5, words.length / 2)).join(" ");
}

/** How many members of a subject are looked at on either side. */
const AROUND = 10;

function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Three others stand beside the one. */
const RIVALS = 3;

/** Does one of the statements say as much as a text that differs from another of them in one place? */
export function sayer(statements: readonly Statement[], language: Language) {
  const known = new Map(
    statements.map(({ text }) => [text, new Set(contentStems(text, language))] as const),
  );
  return (told: string, from: string): boolean => {
    const stems = contentStems(told, language);
    const own = known.get(from);
    const fresh = stems.filter((one) => !own?.has(one));
    if (fresh.length === 0) return false;
    for (const [text, other] of known) {
      if (text === from || !fresh.every((one) => other.has(one))) continue;
      if (stems.filter((one) => other.has(one)).length >= stems.length * 0.6) return true;
    }
    return false;
  };
}

/** Without what another sentence of the text says. */
export function stillFalse(rivals: readonly Rival[], said: ReturnType<typeof sayer>): Rival[] {
  return rivals.flatMap((rival) => {
    const falsified = rival.falsified.filter((text) => !said(text, rival.statement));
    return falsified.length > 0 ? [{ ...rival, falsified }] : [];
  });
}

/** Is everything in the sentence told apart by the sentence itself, or by the heading over it? */
export function namesItsOwn(
  { passage, text: whole }: PlacedSentence,
  text: string,
  language: Language,
) {
  const told = passage.text.normalize("NFC").replace(/\s+/gu, " ");
  const before = told.slice(0, Math.max(0, told.indexOf(whole)));
  return !meansOneBefore(text, before, passage.heading, language);
}

/** "private administration" is no longer about public administration. */
function stillAbout(
  rival: Rival | undefined,
  { name, own, isWhole }: Subject,
  language: Language,
): Rival[] {
  if (!rival) return [];
  if (own || isWhole) return [rival];
  const wanted = contentStems(name, language);
  const falsified = rival.falsified.filter((text) => {
    const stems = new Set(contentStems(text, language));
    return wanted.every((one) => stems.has(one));
  });
  return falsified.length > 0 ? [{ ...rival, falsified }] : [];
}

/** A text of so few statements speaks of one thing. */
const SHORT = 16;

/** The name or noun that a short text uses most often. */
function wholeText(
  statements: readonly Statement[],
  names: ReadonlyMap<string, FoundName>,
  nouns: readonly string[],
  language: Language,
): Subject | null {
  if (statements.length < RIVALS) return null;
  const counts = new Map<string, number>();
  const texts = statements.map(({ text }) => text);
  const candidates =
    language === "en"
      ? [...openers(texts, nouns), ...names.keys(), ...nouns]
      : texts.flatMap((text) => [
          ...namesIn(` ${text}`).map((one) => one.text),
          ...nounsIn(text, language, true),
        ]);
  for (const name of new Set(candidates)) {
    const stems = contentStems(name, language);
    if (stems.length === 0 || NO_SUBJECT.test(name) || contrariesOf(language).has(name)) continue;
    // "BUREAUCRACY DO": what is left of a heading.
    if (/\p{Lu}{4,} \p{Lu}{2,}/u.test(name)) continue;
    const holds = (text: string) => {
      const own = new Set(contentStems(text, language));
      return stems.every((one) => own.has(one));
    };
    const times = texts.filter(holds).length;
    // A text begins with what it is about.
    if (times > 0)
      counts.set(name, times + (texts[0]?.toLowerCase().includes(name.toLowerCase()) ? 1 : 0));
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best
    ? { name: best[0], members: texts.map((_, at) => at), worth: 0.05, isWhole: true }
    : null;
}

/** "واصل سياسات والده": whose father, and who went on, stands in the sentence before. */
const ARABIC_HIS =
  /^(?!ال|كان|كانت|هناك)[\p{L}\p{M}]{3,} (?!ال|في|إلى|من|على|عن)[\p{L}\p{M}]{3,} (?!ال)[\p{L}\p{M}]{3,}(?:ه|ها|هم)(?![\p{L}\p{M}])/u;

/** May it stand alone beside three others? */
export function isFit(text: string, fewest: number, language: Language): boolean {
  const words = countWords(text);
  const isLong = words > (isDense(language) ? 40 : language === "en" ? 28 : 34);
  if (words < fewest || isLong || /["“”«»„:;()（）《[\]]/u.test(text)) return false;
  if (leansOnOthers(text, language) || IS_LABEL.test(text)) return false;
  // So many figures are a table, or have lost their order on the page.
  if ((text.match(/\p{Nd}{3,}/gu)?.length ?? 0) > 3) return false;
  if (OPENS_WITH_AND.test(text) || HAS_NO_SUBJECT.test(text)) return false;
  if (FUSED.test(text) || text.includes("±") || (language === "ar" && ARABIC_HIS.test(text)))
    return false;
  return !IS_PERSONAL.test(text) && !hasLoosePronoun(text, language);
}

/** "The capture theory—the Moon formed elsewhere …": a name with its meaning, and a mere guess. */
const IS_LABEL =
  /^(?:\p{L}+ ){1,5}\p{L}+ ?[—–] ?|^(?:Perhaps|Maybe)(?!\p{L})|^[^,]*\bwould\b(?!.*\bif\b)/u;

/** "Division of Labor Workers on …": a heading or a caption has run into the sentence. */
const FUSED = /^\p{Lu}\p{Ll}+ (?:of|and|in|for) (?:the )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}/u;
const OPENS_WITH_AND = /^و(?:قد|كان|كانت|ال|في|من|هو|هي|لم|تم|على|هناك|أ|ي|ت|ن)/u;

/** "قدّم في عام …", "后来，…": who or what is meant stands in the sentence before. */
const HAS_NO_SUBJECT =
  /, (?:es|son|era|eran) \p{L}+ de \p{L}+r(?!\p{L})|^\p{Nd}{1,2}[°º.)]|^(?:قد |حيث |(?:في (?:عام|سنة) \p{Nd}+،? )?(?!ال|كان|هناك|يوجد|يعد|تعد)[\p{L}\p{M}]+ (?:في|إلى|من|على|عن|هجوم\p{L}*) )|^(?:后来|随后|此后|之后|同时)|(?<!\p{L})(?:however|donc|por (?:lo )?tanto|folglich|demnach|verrons|insisterai|paragraphe précédent|avons(?:-nous)? (?:dit|vu)|[Jj]e suppose|me borne|j[’']ai (?:montré|dit|parlé)|zu erörtern|ausgeführt|festgelegt|besprochen)(?!\p{L})/u;

/** What an author is about to do, or only supposes, is no statement about the subject. */
const IS_PERSONAL =
  /(?<!\p{L})(?:I|my|vielleicht|peut-être|quizás?|talvez|forse|возможно)(?!\p{L})|^(?:Andererseits|Einerseits|Vorher|Zunächst|Immerhin|Übrigens|Allein|D[’']une part|D[’']autre part|Maintenant|Alors|Comme on|D[’']abord|Par contre|Dans (?:le dernier|ce) cas|Seulement|Ensuite|Enfin|Quant|Ici|Là|Aquí|Ahora|Por último|Finalmente|Nun|Hier|So|(?:Stellen|Gehen|Nehmen|Lassen|Betrachten|Kehren|Versuchen|Wenden) wir|To understand [^,]*, consider|However|For example|For instance|In other words|On the other hand)(?!\p{L})/iu;

const PRONOUNS: Partial<Record<Language, RegExp>> = {
  en: /\b(?:he|she|it|they|him|them|his|her|its|their)\b/iu,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas|lo|los(?= \p{L}+(?:ó|aron|ieron))|les?|sus?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:il(?! (?:y a|faut|est (?:\p{L}+ )?(?:que|de)|existe|s[’']agit))|elle|ils|elles|lui|leurs?|son|sa|ses)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|sie|ihm|ihn|ihnen|ihr\p{L}*|sein(?:e[mnrs]?)?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ele|ela|eles|elas|lhes?|seus?|suas?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:egli|lui|lei|essi|esse|loro|suo|sua|suoi|sue)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:он|она|оно|они|его|её|ее|их|ему|ей|им|ими|него|неё|нее|них|нему|ней|ним)(?!\p{L})/iu,
  zh: /[他她它]/u,
  ja: /彼|それ/u,
};

/** A pronoun so early that nothing in the sentence can have been named before it. */
export function hasLoosePronoun(text: string, language: Language): boolean {
  const found = PRONOUNS[language]?.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index);
  if (isDense(language)) return before.length < 8;
  if (language === "en" && /^\p{Lu}[\p{Ll}\p{Nd}’' -]+, $/u.test(before)) return true;
  return countWords(before) < 5 || /^(?:В|Во|На|К|Из|В \d{4} году)[^,]*$/u.test(before);
}

function isDense(language: Language): boolean {
  return language === "zh" || language === "ja";
}

/** Headings that name a part of a book and no subject. */
const NO_HEADING =
  /^(?:introduc\p{L}+|introduzione|einleitung|preface|prefacio|préface|vorwort|summary|resumen|résumé|zusammenfassung|conclusions?|conclusión|conclusiones|fazit|overview|key (?:terms|concepts)|términos clave|conceptos clave|learning|objectives|chapter|capítulo|chapitre|kapitel|part|parte|partie|teil|section|book|livre|libro|buch|contents|\p{L}+ partie|глава|часть|введение|заключение|الفصل|مقدمة|خاتمة|how|why|what|when|where|who|cómo|por qué|qué|comment|pourquoi|wie|warum|was|как|почему|что)(?!\p{L})|(?<!\p{L})(?:introduction|summary|review)$/iu;
const LONGEST_HEADING = 7;
/** "On the Lunar Surface": where, and not what. */
const OPENS_WITH_PLACE =
  /^(?:On|In|At|From|To|Toward|Towards|With|Beyond|Inside|Under|After|Before|Sur|Dans|De|Vers|En|Desde|Hacia|Sobre|Über|Auf|Im|Vom|Zur?m?|Nel|Nella|Su|В|На|О|Об|От|К|في|على|من)\s/u;
/** Here a word shows its stem, whatever stands before it. */
const IS_SPELT = /^(?:en|es|fr|de|pt|it)$/u;

/** "Agricultural" under "Preindustrial Societies": a sort, but not of what. */
function isAdjective(heading: string): boolean {
  return /^\p{L}+(?:al|ic|ive|ous|ary)$/u.test(heading) && !isKnownNoun(heading);
}

/** What a section speaks of, its heading says. */
function headings(statements: readonly Statement[], language: Language): Subject[] {
  const sections = new Map<string, number[]>();
  for (const [at, { sentence }] of statements.entries()) {
    const heading = sentence.passage.heading?.replace(/^[\d.\s]+/u, "").trim();
    if (heading) pushTo(sections, heading, at);
  }
  const spoken = new Set(statements.flatMap(({ text }) => contentStems(text, language)));
  return [...sections].flatMap(([heading, members]): Subject[] => {
    const isName =
      countWords(heading) <= (isDense(language) ? 8 : LONGEST_HEADING) &&
      !NO_HEADING.test(heading) &&
      !OPENS_WITH_PLACE.test(heading) &&
      !(language === "en" && isAdjective(heading)) &&
      // "… in a Nutshell": a title, and no word of the text.
      (!IS_SPELT.test(language) ||
        contentStems(heading, language).every((one) => spoken.has(one))) &&
      !/[.:;?!…()«»“”"/\p{Nd}]/u.test(heading) &&
      (heading.match(/\p{L}/gu)?.length ?? 0) > (isDense(language) ? 0 : 3) &&
      contentStems(heading, language).length > 0 &&
      !/^[^\p{Ll}]*\p{Lu}{3,}[^\p{Ll}]*$|^\p{Lu}\p{Ll}+ing (?!and\b|in\b|of\b)/u.test(heading);
    if (!isName || members.length < FEWEST) return [];
    const wanted = new Set(contentStems(heading, language));
    const own = members.filter((at) =>
      contentStems(statements[at]?.text ?? "", language).some((one) => wanted.has(one)),
    );
    // A section that hardly names what its heading says speaks of something else.
    if (own.length < Math.max(2, members.length * 0.2)) return [];
    return [{ name: heading, members, own: new Set(own), worth: 0.15 }];
  });
}

/** People, places and bodies that the text comes back to. */
function named(
  statements: readonly Statement[],
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): Subject[] {
  const members = new Map<string, number[]>();
  for (const [at, { text }] of statements.entries()) {
    for (const name of new Set(namesIn(` ${text}`).map((one) => one.text))) {
      const known = names.get(name);
      if (!known || (known.kind === "name" && !name.includes(" "))) continue;
      pushTo(members, name, at);
    }
  }
  return [...members]
    .filter(([, found]) => found.length >= FEWEST && found.length < statements.length * MOST_SHARE)
    .map(([name, found]) => ({
      name: language === "ru" ? nominative(name, names, language) : name,
      members: found,
      worth: 0.15,
    }));
}

/** A Russian name that never opens a sentence may stand in another case wherever it is told of. */
function isNominative(name: string, statements: readonly Statement[], language: Language): boolean {
  if (language !== "ru" || !/^\p{Lu}/u.test(name)) return true;
  return statements.some(({ text }) => text.startsWith(`${name} `));
}

/** "Хубилая" is asked about as "Хубилай", where the text has it. */
function nominative(
  name: string,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): string {
  const wanted = contentStems(name, language).join(" ");
  const forms = [...names.keys()].filter(
    (other) =>
      Math.abs(other.length - name.length) < 3 &&
      other.slice(0, 3) === name.slice(0, 3) &&
      contentStems(other, language).join(" ") === wanted,
  );
  return forms.find((form) => /[бвгджзйклмнпрстфхцчшщ]$/u.test(form)) ?? name;
}

/** English nouns that sentences open with, in small letters. */
function openers(texts: readonly string[], nouns: readonly string[]): string[] {
  const known = new Set(nouns);
  return texts.flatMap((text) => {
    const first = /^\p{Lu}\p{Ll}{3,}(?= (?:is|are|was|were|\p{Ll}+s)\b)/u
      .exec(text)?.[0]
      .toLowerCase();
    return first && (known.has(first) || /(?:sis|ion|ism|ity|gy|[^s]s)$/u.test(first))
      ? [first]
      : [];
  });
}

/** Words of any document: nobody studies "the time" or "a part". */
const NO_SUBJECT =
  /^(?:form[ae]s?|formas|tiempo|partes?|manera|ejemplos?|general|puntos?|siglos?|años?|casos?|veces|chose|choses|manière|façon|temps|moyen|moyens|siècles?|cas|fois|point|lieu|Zeit|Arten?|Weise|Teil|Teile|Fälle?|Fall|Jahre?|Stelle|Grund|Seite|Rede|Frage|врем(?:я|ени)|период\p{L}*|год\p{L}*|част\p{L}*|результат\p{L}*|количеств\p{L}*|люд\p{L}*|мест[оа]|век\p{L}*|котор\p{L}*|以及|世纪|可以|没有|进行|由于|以前|开始|部分|时间|时期|期间|成为|许多|一些|年代|使用|包括|المئة|المائة|بالمائة|خلال|خالل|استخدام|القرن|يمكن|تكون|يكون|أكثر|ثالثة|ثلاثة|بعض|مختلفة|كبير|كبيرة|بشكل|جميع|العام|عام|times?|ways?|things?|parts?|kinds?|types?|numbers?|amounts?|examples?|years?|days?|people|case|cases|fact|facts|point|points|order|place|result|results|use|lot|forms?|others?|example|half|end|world|life|man|men|effects?|century|centuries|change|changes|side|period|area|level|term|terms|idea|ideas|question|issue|issues|reason|reasons|group|groups|members|work|percent|million|billion|set|range|variety|role|home|girls?|boys?|house|book|story|body|hand|head|name|names|models?|approach|approaches|factors?|aspects?|features?)$/iu;

/** Things that several sentences speak of. */
function things(
  statements: readonly Statement[],
  terms: readonly string[],
  nouns: readonly string[],
  language: Language,
): Subject[] {
  if (language === "en") {
    const places = new Map<string, number[]>();
    const texts = statements.map(({ text }) => text.toLowerCase());
    for (const [at, text] of texts.entries()) {
      for (const word of new Set(text.match(/[\p{L}-]+/gu))) pushTo(places, word, at);
    }
    const found = (name: string) => {
      const last = name.slice(name.lastIndexOf(" ") + 1);
      const at = new Set([...(places.get(last) ?? []), ...(places.get(`${last}s`) ?? [])]);
      return [...at].filter((one) => isHead(name, texts[one] ?? "")).sort((a, b) => a - b);
    };
    return [
      ...terms.map((name) => ({ name, members: found(name), worth: 0.15 })),
      ...nouns
        .filter((noun) => !NO_SUBJECT.test(noun))
        .map((name) => ({ name, members: found(name), worth: 0.05 })),
    ].filter(
      ({ members }) =>
        members.length >= FEWEST && members.length < Math.max(9, statements.length * MOST_SHARE),
    );
  }
  const adjectives = contrariesOf(language);
  const forms = new Map<string, Map<string, number>>();
  for (const { text } of statements) {
    for (const word of nounsIn(text, language)) {
      const [stemmed] = contentStems(word, language);
      if (!stemmed || NO_SUBJECT.test(word) || adjectives.has(word)) continue;
      if (stopWords(language).has(word.toLowerCase())) continue;
      const counts = forms.get(stemmed) ?? new Map<string, number>();
      counts.set(word, (counts.get(word) ?? 0) + 1);
      forms.set(stemmed, counts);
    }
  }
  const stems = statements.map(({ text }) => new Set(contentStems(text, language)));
  const isRoman = /^(?:es|fr|pt|it)$/u.test(language);
  return [...forms].flatMap(([stemmed, counts]): Subject[] => {
    const times = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const name = plainest(counts);
    // "los químicos" and "las propiedades químicas" have one stem.
    const form = new RegExp(
      `(?<!\\p{L})${name.replace(/(?<=.{3})e?s$/u, "")}(?:e?s)?(?!\\p{L})`,
      "iu",
    );
    const members = stems.flatMap((own, at) =>
      own.has(stemmed) && (!isRoman || form.test(statements[at]?.text ?? "")) ? [at] : [],
    );
    if (times < 2 || members.length < FEWEST) return [];
    if (members.length > Math.max(9, statements.length * MOST_SHARE)) return [];
    return [
      {
        // "Lebens", of which the text has no other form.
        name: language === "de" ? name.replace(/(?<=(?:e[nrl]|um|ung))s$/u, "") : name,
        members,
        worth: 0,
      },
    ];
  });
}

/** "lunar surface", "monitoring services": not what "lunar" or "monitoring" alone would mean. */
function isHead(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length).replace(/^s(?!\p{L})/u, "");
    if (/^(?:[^\p{L}\s-]|$)/u.test(after)) return true;
    const next = /^ (\p{L}+)/u.exec(after)?.[1];
    if (next && (stopWords("en").has(next) || finiteVerb(next))) return true;
  }
  return false;
}

/** "Reizschutzes" is asked about as "Reizschutz": the shortest form that the text has. */
function plainest(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort((a, b) => a[0].length - b[0].length || b[1] - a[1])[0]?.[0] ?? "";
}

const AFTER_ARTICLE: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:el|la|los|las|un|una|del|al) (\p{Ll}{4,})(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:le|la|les|une?|des|du|aux?) |[ld][’'])(\p{Ll}{4,})(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:os?|as?|uma?|d[oa]s?|n[oa]s?) (\p{Ll}{4,})(?!\p{L})/giu,
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|una?|del|della|dei|delle) |(?:l|dell|un)[’'])(\p{Ll}{4,})(?!\p{L})/giu,
  de: /(?<=[\p{L},] )(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu,
  ar: /(?<!\p{L})(?:في|من|على|إلى|عن) (ال\p{L}{3,})(?!\p{L})/gu,
  ru: /(?<=\p{L},? )(\p{Lu}\p{Ll}{4,}|\p{Ll}{3,}(?:ение|ость|ция|изм|ство|логия|ания|ода|ород))(?!\p{L})/gu,
};

/** Words that are nouns by what stands before them. */
function nounsIn(text: string, language: Language, isShort = false): string[] {
  const pattern = AFTER_ARTICLE[language];
  // Russian shows by nothing what is a noun; what a few lines name twice mostly is one.
  if (pattern && !(isShort && language === "ru"))
    return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  // Chinese says before which word a description ends.
  if (language === "zh")
    return wordsOf(text)
      .map((word) => word.text)
      .filter((word) => word.length >= 2 && (isShort || text.includes(`的${word}`)));
  return wordsOf(text)
    .map((word) => word.text)
    .filter((word) => word.length >= (isDense(language) ? 2 : 4) && /^\p{L}/u.test(word));
}
