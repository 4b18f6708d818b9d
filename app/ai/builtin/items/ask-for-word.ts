import {
  type NounForm,
  NounReader,
  type NounUse,
  type Token,
  tokensOf,
} from "../concepts/noun-forms";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { countWords } from "../language/words";
import {
  firstStatement,
  isBackMatter,
  speaksOfPage,
  withoutReferences,
} from "../reading/askable-sentence";
import { pointsBack } from "../reading/pointers";
import { hasStrayMark } from "../reading/stray-marks";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";

/** Where a word was taken out of its sentence. */
export const GAP = "____";

/** What comes back less often is no subject of the document. */
const FREQUENT = 4;
/** What it comes back to so often is one of its subjects, whatever it stands beside. */
const TOPICAL = 5;
/** A text of so few sentences comes back to nothing very often. */
const SHORT = 150;
/** A wrong option is a word of the document too, not one it lets fall once. */
const KNOWN = 2;
/** Characters of the sentences that a gap is shown in. */
const LONGEST = 320;

/** Nouns that say what the words around them say: nobody learns them from a text. */
const EMPTY: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    "homme esprit science monde personne gens chose fois part partie cas lieu manière façon sorte point suite effet fait moment jour reste exemple but place côté égard moyen raison cause question sujet objet nombre ordre forme genre espèce idée état temps terme mot rapport rôle besoin peine soin coup bout fin début air gré degré ensemble dessein occasion sens main heure année siècle faute compte conséquence avis dessin condition usage liberté difficulté plupart plus moins bien mal faveur résultat titre espèce signification description définition procédé pratique étude conclusion travail tendance chapitre".split(
      " ",
    ),
  ),
  de: new Set(
    "mensch wissenschaft person welt aufgabe ausdruck element annahme abschnitt system apparat boden fehler funktion leistung stelle rolle frage antwort problem tatsache sache ding fall art weise weg mittel grund ursache folge wirkung zweck ziel sinn bedeutung teil seite hand form zahl reihe menge maß grad ort zeit tag jahr stunde augenblick moment lage zustand anfang ende rest beispiel punkt schritt gegenstand charakter eigenschaft möglichkeit notwendigkeit schwierigkeit eindruck ansicht meinung gedanke idee vermutung behauptung voraussetzung bedingung bemühung bemerkung beziehung verhältnis zusammenhang unterschied gegensatz vorgang ablauf ergebnis erfolg aufstellung hauptgewicht gebiet anlaß anlass absicht interesse hilfe recht spur rücksicht hinweis satz wort name begriff einsicht spiel gelegenheit umstand herrschaft natur arbeitsweise stärke beobachtung betrachtung darstellung untersuchung überlegung erklärung entstehung entwicklung herkunft".split(
      " ",
    ),
  ),
  es: new Set(
    "hombre ciencia mundo persona gente cosa vez parte caso lugar manera modo forma tipo punto efecto hecho momento día resto ejemplo fin lado razón causa cuestión tema objeto número orden idea estado tiempo término palabra relación papel condición resultado mayoría serie cantidad conjunto sentido grupo clase uso diferencia característica".split(
      " ",
    ),
  ),
  pt: new Set(
    "homem ciência mundo pessoa gente coisa vez parte caso lugar maneira modo forma tipo ponto efeito fato facto momento dia resto exemplo fim lado razão causa questão tema objeto número ordem ideia estado tempo termo palavra relação papel condição resultado maioria série quantidade conjunto sentido grupo classe uso diferença característica".split(
      " ",
    ),
  ),
  it: new Set(
    "uomo scienza mondo persona gente cosa volta parte caso luogo maniera modo forma tipo punto effetto fatto momento giorno resto esempio fine lato ragione causa questione tema oggetto numero ordine idea stato tempo termine parola relazione ruolo condizione risultato maggioranza serie quantità insieme senso gruppo classe uso differenza caratteristica".split(
      " ",
    ),
  ),
  ru: new Set(
    "значение отношение положение условие действие название количество большинство возможность необходимость особенность основание окончание начинание влияние внимание желание решение".split(
      " ",
    ),
  ),
};

/** Not yet told, told elsewhere, or told of somebody's day: what such a sentence says is nothing to learn. */
const LOOSE: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:outre qu[e’']|ainsi \p{L}+(?:é|u|i|it|is)e?s?|le voici|voilà|ce cas|précédent|en l[ae] (?:première|seconde|deuxième|troisième|quatrième|cinquième|sixième|dernière)(?!s? \p{Ll})|l[ea]s? (?:premi[eè]re?|second|seconde|dernière?)s?(?= (?:\p{L}+er|est|sont|était|étant)|[,;.])|c[’']est là|là encore|ici|les mêmes|je suppose|supposons|par exemple|not?re exemple|plus (?:haut|loin)|que nous (?:examinons|avons|venons)|avons[- ]nous|a-t-on dit|dont (?:je|nous) (?:parl|viens|venons)\p{L}*|pour (?:lui|elle|eux)|à quoi|de quoi|en quoi|ce qui précède|tout à l[’']heure|dès lors|(?:mon|ce|not?re) (?:ouvrage|livre|traité|discours|travail))(?!\p{L})|^(?:L[ea]s? |L[’'])\p{L}+ (?:n[’'])?(?:a|ont|avai\p{L}+) /iu,
  de: /(?<!\p{L})(?:hier|oben|vorhin|soeben|eben|die letzten|die vorigen|zum Beispiel|z\. B|Es (?:wäre|würde)|wie gesagt|unser(?:e[nmrs]?)? (?:Fall|Beispiel)|anderen Vermutungen|nun|wiederum|ebenso|die (?:erste|zweite|letztere|erstere)[nr]?(?= \p{Ll}|[,;.]))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:aquí|por ejemplo|anterior(?:es)?|mencionad[oa]s?|dich[oa]s?|más adelante|el primero|la primera|el segundo|la segunda)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:aqui|por exemplo|anterior(?:es)?|mencionad[oa]s?|dit[oa]s?|mais adiante|o primeiro|a primeira|o segundo|a segunda)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:qui|ad esempio|per esempio|precedent[ei]|suddett[oaie]|il primo|la prima|il secondo|la seconda)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:здесь|например|выше|ниже|перв(?:ый|ая)|втор(?:ой|ая))(?!\p{L})/iu,
};

const FIRST_PERSON =
  /(?<!\p{L})(?:je|j[’']|me|m[’']|mon|ma|mes|moi|ich|mich|mir|mein\p{L}*|yo|mi|eu|meu|minha|io|mio|mia|я|мне|мой)(?!\p{L})/iu;

/** Of a sentence within an argument less can be told from what it says itself. */
const WITHIN_TALK =
  /(?<!\p{L})(?:ce sens|alors|donc|nous avons dit|also|somit|daher|deshalb|por (?:lo )?tanto|portanto|dunque|quindi|следовательно)(?!\p{L})/iu;

/** What two things of one kind are joined by. */
const AND = /^(?:et|ni|und|sondern|noch|y|e|ed|i|и|а|comme|wie|como|come|как)$/u;
const OR = /^(?:ou|oder|o|u|или)$/u;

/** A definite article: of "un jugement" any judgement could be meant. */
const INDEFINITE =
  /^(?:une?|ein\p{L}*|un[ao]s?|un'|uma?s?|uns|kein\p{L}*|aucune?|quelques?|chaque|quelle?|plusieurs|jede\p{L}*|welche\p{L}*|cada|ogni)$/u;

/** A clause or an infinitive that the noun is only the handle of: "die Annahme, daß", "la liberté de juger". */
const HANDLE =
  /^\s?(?:, [^,]{0,80} zu \p{Ll}+[eln]n(?!\p{L})|,? (?:da[ßs]s?|zu|que|che|что)(?!\p{L})|(?:de |d[’'])(?:l[’']|l[ae] |les |se |s[’'])?\p{L}+(?:er|ir|re)(?!\p{L}))/u;

/** In whatever number. */
function isEmpty({ lemma }: NounForm, language: Language): boolean {
  const empty = EMPTY[language];
  return (
    !!empty &&
    [lemma, lemma.replace(/s$/u, ""), lemma.replace(/e?[ns]?$/u, "")].some((one) => empty.has(one))
  );
}

interface Kinship {
  /** Nouns that stand beside it in lists and contrasts, with how often. */
  beside: Map<string, number>;
  /** Those that "or" alone joins: often another word for the same. */
  instead: Set<string>;
  /** The words it stands behind and before, with how often. */
  contexts: Map<string, number>;
  /** Adjectives beside it, with how often. */
  adjectives: Map<string, number>;
}

interface Reading {
  language: Language;
  nouns: NounReader;
  kin: ReadonlyMap<string, Kinship>;
  /** How the abstract nouns begin, five letters and more. */
  deeds: ReadonlySet<string>;
  rivalsOf(key: NounForm): readonly Rival[];
}

/** A noun that agrees with the key in everything that shows. */
interface Rival {
  form: NounForm;
  kinship: Kinship;
  /** How much the document has them in common: 0 where nothing. */
  near: number;
  /** How often they stand side by side in a list or a contrast. */
  besides: number;
  isKind: boolean;
  worth: number;
}

/**
 * Sentences without one of the nouns that a document in a language without a grammar of its own
 * comes back to. Each has its wrong options: nouns of the document that agree in everything that
 * shows, of the key's kind, and that the document never puts in the same place. Sure are those whose
 * sentence stands alone and whose options the document itself sets beside the key.
 */
export function askForWords(
  placed: readonly PlacedSentence[],
  language: Language,
): { seed: QuestionSeed; isSure: boolean }[] {
  if (!EMPTY[language]) return [];
  const reading = readDocument(placed, language);
  const shown = new Map<string, number>();
  const frequent = placed.length < SHORT ? FREQUENT - 1 : FREQUENT;
  return placed.flatMap((sentence) => {
    const { passage, previous } = sentence;
    if (isBackMatter(passage.heading) || hasStrayMark(sentence.text, language)) return [];
    const text = firstStatement(withoutReferences(sentence.text));
    if (!mayBeShown(text, language)) return [];
    const leans = pointsBack(text, language) || leansOnPrevious(text);
    if (leans && !(previous && mayBeShown(previous, language))) return [];
    if (leans && previous && (pointsBack(previous, language) || leansOnPrevious(previous)))
      return [];
    const before = leans && previous ? `${previous} ` : "";
    if (before.length + text.length > LONGEST) return [];
    const tokens = tokensOf(text);
    const uses = reading.nouns.usesIn(tokens);
    return uses.flatMap((use) => {
      const { form } = use;
      if (form.count < frequent || form.text.length < 5 || isEmpty(form, language)) return [];
      const all = `${before}${text}`.toLowerCase();
      if (tellsKey(use, tokens, before)) return [];
      const worth = worthOf(use, tokens, text, reading);
      if (worth === null) return [];
      const wrong = wrongOptions(use, worth > 0.1, tokens, all, reading, shown);
      if (!wrong) return [];
      const start = tokens[use.at]?.start ?? 0;
      const gapped = `${text.slice(0, start)}${GAP}${text.slice(start + form.text.length)}`;
      const seed: QuestionSeed = {
        kind: "word",
        question: fill(questionPhrasesFor(language).word, `${before}${gapped}`),
        key: form.text,
        group: form.agreement,
        sentence,
        quality:
          0.3 +
          worth +
          wrong.closeness -
          (before ? 0.15 : 0) -
          (FIRST_PERSON.test(text) ? 0.1 : 0) -
          (WITHIN_TALK.test(text) ? 0.2 : 0),
        wrong: wrong.options,
      };
      return [{ seed, isSure: !before && wrong.closeness >= 0.1 }];
    });
  });
}

function mayBeShown(text: string, language: Language): boolean {
  const words = countWords(text);
  if (words < 8 || words > 45 || speaksOfPage(text)) return false;
  return (
    /^\p{Lu}(?!\.).*[.!。]$/u.test(text) &&
    !LOOSE[language]?.test(text) &&
    !/[«»“”"(]|\p{L}- \p{L}/u.test(text)
  );
}

function readDocument(placed: readonly PlacedSentence[], language: Language): Reading {
  const texts = placed.map(({ text }) => text);
  const nouns = new NounReader(texts, language);
  const kin = new Map<string, Kinship>();
  const kinOf = (lemma: string) => {
    const known = kin.get(lemma) ?? {
      beside: new Map(),
      instead: new Set(),
      contexts: new Map(),
      adjectives: new Map(),
    };
    kin.set(lemma, known);
    return known;
  };
  const join = (a: string, b: string, isOr: boolean) => {
    if (a === b) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const { beside, instead } = kinOf(one);
      if (isOr) instead.add(other);
      else count(beside, other);
    }
  };
  for (const text of texts) {
    const tokens = tokensOf(text);
    const uses = nouns.usesIn(tokens);
    uses.forEach(({ form, left, right, adjective }, index) => {
      const own = kinOf(form.lemma);
      if (left) count(own.contexts, `<${left}`);
      if (right) count(own.contexts, `>${right}`);
      if (adjective) count(own.adjectives, adjective);
      const next = uses[index + 1];
      const joint = next && jointOf(tokens, uses[index] as NounUse, next);
      if (next && joint) join(form.lemma, next.form.lemma, joint === "or");
    });
  }
  const groups = new Map<string, NounForm[]>();
  const deeds = new Set<string>();
  for (const form of nouns.forms) {
    if (form.kind === "abstract")
      for (let end = 5; end <= form.lemma.length; end += 1) deeds.add(form.lemma.slice(0, end));
    if (form.count < KNOWN || form.text.length < 4 || isEmpty(form, language)) continue;
    const group = groups.get(form.agreement) ?? [];
    groups.set(form.agreement, group);
    group.push(form);
  }
  const rivals = new Map<string, readonly Rival[]>();
  return {
    language,
    nouns,
    kin,
    deeds,
    rivalsOf(key) {
      const known = rivals.get(key.text) ?? findRivals(key, groups.get(key.agreement) ?? [], kin);
      rivals.set(key.text, known);
      return known;
    },
  };
}

/** The nouns that could stand for the key, whatever the sentence. */
function findRivals(
  key: NounForm,
  group: readonly NounForm[],
  kin: ReadonlyMap<string, Kinship>,
): Rival[] {
  const own = kin.get(key.lemma);
  return group.flatMap((form): Rival[] => {
    const other = kin.get(form.lemma);
    if (!own || !other || isOneWord(form.lemma, key.lemma)) return [];
    if (own.instead.has(form.lemma) && !own.beside.has(form.lemma)) return [];
    const shared = [...other.contexts.keys()].filter((one) => own.contexts.has(one)).length;
    const besides = own.beside.get(form.lemma) ?? 0;
    const near =
      2 * Math.min(besides, 3) + Math.min(shared, 4) + (endsAlike(form.lemma, key.lemma) ? 2 : 0);
    const isKind = form.kind === key.kind;
    const worth =
      near +
      (isKind ? 3 : 0) +
      Math.min(form.count, 12) / 6 -
      Math.abs(Math.log(form.text.length / key.text.length));
    return [{ form, kinship: other, near, besides, isKind, worth }];
  });
}

function count(counts: Map<string, number>, one: string): void {
  counts.set(one, (counts.get(one) ?? 0) + 1);
}

/** "l'observation et l'expérience", "nicht das Ich, sondern das Es": what joins two nouns. */
function jointOf(tokens: readonly Token[], first: NounUse, second: NounUse): "and" | "or" | null {
  const between = tokens.slice(first.at + 1, second.from).map(({ lower }) => lower);
  const joint = between.at(-1) ?? "";
  const others = between.slice(0, -1).filter((one) => !/^[,;]$/u.test(one));
  if (others.length > 1) return null;
  if (AND.test(joint) || (joint === "," && others.length === 0)) return "and";
  return OR.test(joint) ? "or" : null;
}

/** How well the sentence tells which noun is missing, 0 to 0.3; null where it is no place for a gap. */
function worthOf(
  use: NounUse,
  tokens: readonly Token[],
  text: string,
  { nouns, kin, language }: Reading,
): number | null {
  const { form, at, from, right, adjective } = use;
  // "Die traumatische Neurose", told more than once: one term, of which half would be missing.
  if (adjective && (kin.get(form.lemma)?.adjectives.get(adjective) ?? 0) > 1) return null;
  const determiner = nouns.determinerOf(tokens, use);
  const end = (tokens[at]?.start ?? 0) + form.text.length;
  if (HANDLE.test(text.slice(end))) return null;
  if (INDEFINITE.test(determiner)) return null;
  // "Die Erinnerung an den Unfall": few others could be followed so.
  if (right && COMPLEMENT.test(right)) return null;
  // "In Form von …": what stands without its article is mostly part of a set phrase.
  if (determiner === "" && language !== "ru" && !/p$/u.test(form.agreement)) return null;
  const previous = tokens[from - 1];
  // "Wichtiger als die Reizaufnahme": what is compared tells which.
  if (COMPARED.test(previous?.lower ?? "")) return null;
  const isSubject =
    (from === 0 || /^[,;:]$/u.test(previous?.text ?? "") || CLAUSE.test(previous?.lower ?? "")) &&
    !nouns.isPreposition(tokens[from]?.lower ?? "");
  const isBeforePoint = /^\s?[.,;:]/u.test(text.slice(end));
  return (isSubject ? 0.2 : 0) + (isBeforePoint && !isSubject ? -0.05 : 0);
}

const COMPARED = /^(?:als|wie|comme|como|come|чем|как)$/u;
const COMPLEMENT =
  /^(?:an|auf|über|nach|gegen|für|mit|zu|sur|avec|contre|vers|sobre|con|contra|hacia|com|su|per)\|/u;
const CLAUSE = /^(?:que|qu'|si|car|mais|et|da[ßs]s?|weil|wenn|denn|ob|y|e|che|porque|perché|что)$/u;

/** Three nouns that the sentence could hold by its grammar, the nearest to the key first. */
function wrongOptions(
  use: NounUse,
  isSubject: boolean,
  tokens: readonly Token[],
  text: string,
  { nouns, deeds, rivalsOf }: Reading,
  shown: Map<string, number>,
): { options: string[]; closeness: number } | null {
  const { form: key, left, right, adjective } = use;
  if (key.kind === "agent" && !isOfDeed(key, deeds)) return null;
  const isFree = left === null && isSubject;
  const needsElision =
    /s$/u.test(key.agreement) || nouns.isPreposition(tokens[use.at - 1]?.lower ?? "");
  const score = ({ form, worth }: Rival) => worth - Math.min(shown.get(form.text) ?? 0, 8) * 0.25;
  const ranked = rivalsOf(key)
    .filter(({ form, kinship: { contexts, adjectives } }) => {
      if (needsElision && form.isElided !== key.isElided) return false;
      if (text.includes(rootOf(form.lemma))) return false;
      // What the document puts in the same place would be right as well.
      if ((left && contexts.has(`<${left}`)) || (right && contexts.has(`>${right}`))) return false;
      return !(adjective && adjectives.has(adjective));
    })
    .sort((a, b) => score(b) - score(a) || (a.form.text < b.form.text ? -1 : 1));
  const chosen: Rival[] = [];
  const take = (one: Rival) => {
    if (chosen.length < 3 && !chosen.some((other) => isOneWord(other.form.lemma, one.form.lemma)))
      chosen.push(one);
  };
  // Of one person as much can be told as of another, but where the text sets them against each other.
  const hasRival = ranked.some(({ isKind, besides }) => isKind && besides > 1);
  const alike = ranked.filter(
    ({ form, isKind, near, besides }) =>
      isKind &&
      (key.kind === "agent"
        ? hasRival && (besides > 0 || form.count >= FREQUENT)
        : near > 0 ||
          // A discipline stands beside any other; the name of one process beside that of another.
          key.kind === "science" ||
          (form.count >= FREQUENT && key.kind === "abstract" && /s$/u.test(key.agreement)) ||
          (form.count >= TOPICAL && isFree)),
  );
  const longer = alike.find(({ form }) => form.text.length >= key.text.length);
  if (longer) take(longer);
  for (const one of alike) take(one);
  if (chosen.length < 2) return null;
  for (const one of ranked) take(one);
  if (chosen.length < 3) return null;
  const near = chosen.filter((one) => one.near > 0).length;
  for (const { form } of chosen) count(shown, form.text);
  return {
    options: chosen.map(({ form }) => form.text),
    closeness: near === 0 ? -0.1 : near * 0.05,
  };
}

/** "Lebens" and "Lebenden", "expérience" and "expérimentation". */
function isOneWord(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  // "Überbesetzung" is a "Besetzung".
  return (same >= 4 && same >= shorter * 0.6) || a.endsWith(b) || b.endsWith(a);
}

/** "Lustprinzip" and "Realitätsprinzip". */
function endsAlike(a: string, b: string): boolean {
  return a.length > 8 && b.length > 8 && a.slice(-6) === b.slice(-6);
}

/** Does another word that is shown hold the key, or come from the same root? */
function tellsKey({ form, at }: NounUse, tokens: readonly Token[], before: string): boolean {
  const { lemma } = form;
  const others = [...tokens.filter((_, index) => index !== at), ...tokensOf(before)];
  return others.some(
    ({ lower }) =>
      lower.length > 3 && (isOneWord(lower, lemma) || (lemma.length > 4 && lower.includes(lemma))),
  );
}

/** "Observateur" beside "observation": somebody whose doings are the subject of the text. */
function isOfDeed({ lemma }: NounForm, deeds: ReadonlySet<string>): boolean {
  return deeds.has(lemma.slice(0, Math.max(5, lemma.length - 4)));
}

function rootOf(lemma: string): string {
  return lemma.toLowerCase().slice(0, Math.max(5, lemma.length - 2));
}
