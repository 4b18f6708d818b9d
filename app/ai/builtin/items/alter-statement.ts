import type { FoundName } from "../concepts/find-names";
import type { Language } from "../language/language";
import { hasBond, isDefinition, isLoose, standsBeforeTime } from "./clause-bonds";
import { type Exchange, exchangesOf } from "./exchange-fact";
import { negate } from "./negate";

/** Facts that the rest of a sentence seldom depends on; two of the others may be true again. */
const PLAIN: ReadonlySet<Exchange["sort"]> = new Set(["number", "year", "name"]);

/** A fact that could as well be another: what leans on the statement does not show which. */
export function isPlain({ sort }: Exchange): boolean {
  return PLAIN.has(sort);
}

/**
 * Everything that a statement can be made to say instead by one change: each surely false where the
 * statement is true, no two alike. The most telling first, a plain denial last.
 * @param whole the sentence it stands in: what it names is no fit exchange
 */
export function alterationsOf(
  statement: string,
  {
    names,
    whole,
    language,
    isVerbLast = false,
    isLax = false,
    isWide = false,
  }: {
    names: ReadonlyMap<string, FoundName>;
    whole: string;
    language: Language;
    isVerbLast?: boolean;
    /** Where nothing better can be asked: also where another clause rests on what is changed. */
    isLax?: boolean;
    /** Of a short text: also by everyday words turned round. */
    isWide?: boolean;
  },
): Exchange[] {
  // One statement stands among the options of several questions.
  const isOwn = whole.startsWith(statement) && whole.length - statement.length < 3;
  const cache = isOwn && !isLax && !isWide ? cacheOf(names) : null;
  const id = `${isVerbLast ? "last" : ""}:${statement}`;
  const before = cache?.get(id);
  if (before) return before;
  const found = exchangesOf(statement, names, whole, language, isWide).filter((one) =>
    mayStand(one, statement, language, isLax),
  );
  // Beside a contrary of the same words a denial would say the same once more.
  const isTurned = found.some((one) => !isPlain(one));
  const denied =
    isTurned || OPENS_WITH_CLAUSE.test(statement) || isFirm(statement, language, isLax)
      ? null
      : negate(statement, language, { isVerbLast });
  if (denied !== null)
    found.push({ text: denied, sort: "denial", at: firstChange(statement, denied) });
  const texts = new Set([statement]);
  const different = found.filter(({ text }) => !texts.has(text) && texts.add(text));
  cache?.set(id, different);
  return different;
}

/**
 * Would the sentence, turned round here, hang together, and be false? Not where another clause rests
 * on it, or where it holds for some things only.
 */
function mayStand(one: Exchange, statement: string, language: Language, isLax: boolean): boolean {
  // What is said of an example leaves true what it is an example of.
  if (EXAMPLE.test(statement.slice(0, one.at))) return false;
  if (isPlain(one)) return true;
  if (IS_DENIED[language]?.test(statement)) return false;
  if (!isLax && hasBond(statement, language)) return false;
  if (!isLax && !standsBeforeTime(statement, one.at, language)) return false;
  if (!isLoose(statement, language)) return true;
  // "May be far greater": what is compared is claimed all the same.
  if (isLax && COMPARES.test(statement.slice(one.at))) return true;
  // "Many craters are small": "few" says the contrary, "large" does not.
  return isLoose(statement.slice(one.at).match(FIRST_WORD)?.[0] ?? "", language);
}

const COMPARES =
  /^(?:more|less|fewer|\p{Ll}{2,}(?<!oth|und|aft|nev|ev|ov|wat|pow|ord|numb)er)\b.*\bthan\b/u;
const EXAMPLE =
  /(?<!\p{L})(?:for example|for instance|such as|por ejemplo|como por|par exemple|tels? que|telles? que|zum Beispiel|wie etwa|por exemplo|per esempio|например)(?!\p{L})|例如|比如/iu;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;

/** Beside one denial another word turned round would be hard to follow. */
const IS_DENIED: Partial<Record<Language, RegExp>> = {
  en: /\b(?:not|no|never|none|nothing|cannot|hardly|scarcely|without)\b/iu,
  es: /(?<!\p{L})(?:no|nunca|ningun[oa]?|nada|sin)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|pas|jamais|aucune?|rien|sans)(?!\p{L})|(?<!\p{L})n[’']/iu,
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|ohne|kaum)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|nenhuma?|nada|sem)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|nessun[oa]?|nulla|senza)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|ни|нет|никогда|без)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:لا|لم|لن|ليس\p{L}*|غير|عدم|دون|بدون)(?!\p{L})/u,
  zh: /不|没|未|无|非/u,
};

/** "Once samples were not brought back, …": the denial would stand in the wrong half. */
const OPENS_WITH_CLAUSE =
  /^(?:(?:Once|When|Whenever|If|After|Before|As|Since|Because|Although|Though|While|Until|Unless|Wherever|Cuando|Si|Aunque|Como|Al|Quand|Lorsqu|Si|Comme|Quoiqu|Als|Wenn|Nachdem|Bevor|Weil|Obwohl|Da|Quando|Se|Embora|Sebbene|Poiché|Когда|Если|Хотя|После|Пока|Поскольку|Так как|عندما|إذا|لما|حين)(?!\p{L})|[当如虽])/u;

/** A likeness, a manner or a relative clause that only the verb as it stands leads to. */
const RESTS_ON_VERB: Partial<Record<Language, RegExp>> = {
  es: /, como (?:l[oa]s?|una?|si) |^Una (?:forma|manera) /u,
  fr: /, comme (?:l[ea]s?|une?|si) |^Une (?:façon|manière) /u,
  de: /, wie (?:d(?:er|ie|as)|eine?|wenn) |, (?:was|wodurch|weshalb) /u,
  pt: /, como (?:[oa]s?|uma?|se) |^Uma (?:forma|maneira) /u,
  it: /, come (?:il|lo|la|i|gli|le|una?|se) |^Un (?:modo|metodo) /u,
  ru: /, (?:как|подобно) /u,
  ar: /(?<!\p{L})(?:والذي|والتي|مثلما|كما)(?!\p{L})/u,
  zh: /，(?:如同|就像|好比|以便|从而|并因此)/u,
};

/** May it not be denied: a definition, what is so for some only, a sentence of several clauses? */
function isFirm(statement: string, language: Language, isLax: boolean): boolean {
  return (
    isDefinition(statement, language) ||
    isLoose(statement, language) ||
    RESTS_ON_VERB[language]?.test(statement) ||
    (!isLax && hasBond(statement, language))
  );
}

const caches = new WeakMap<ReadonlyMap<string, FoundName>, Map<string, Exchange[]>>();

function cacheOf(names: ReadonlyMap<string, FoundName>): Map<string, Exchange[]> {
  const cache = caches.get(names) ?? new Map<string, Exchange[]>();
  caches.set(names, cache);
  return cache;
}

/**
 * Two alterations at once, where neither undoes the other: beside each alone it hides which of the
 * statements the others were made from.
 */
export function bothOf(statement: string, a: Exchange, b: Exchange): string | null {
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  if (a.sort === "denial" || b.sort === "denial") return null;
  const tail = commonEnd(statement, first.text);
  const head = firstChange(statement, second.text);
  // The changes must lie apart.
  if (statement.length - tail > head) return null;
  // What two words end or begin with in common belongs to them.
  const between = statement.slice(statement.length - tail, head).replace(/^\p{L}+|\p{L}+$/gu, "");
  // "After 1279" turned into "before 1339" is true as well.
  if (
    [a, b].some(({ sort }) => sort === "year") &&
    [a, b].some((one) => tellsOrder(one, statement))
  )
    return null;
  // "The more … the more": both turned round it is true again; two parts of a list are not one claim.
  // "Began to arm, and became enemies": where words cannot be told apart, one turned round undoes the other.
  if (!isPlain(a) && !isPlain(b) && !(IS_TOLD_APART.test(statement) && SETS_BESIDE.test(between)))
    return null;
  return first.text.slice(0, first.text.length - tail) + second.text.slice(statement.length - tail);
}

/** English sentences, of which a grammar tells what stands beside what. */
const IS_TOLD_APART = /^(?=.*\b(?:the|of|and|is|are|was|were)\b)[\p{Script=Latin}\P{L}]+$/u;

/** Words that set a thing before or after a time. */
const ORDERS_TIME =
  /^(?:before|after|until|since|earlier|later|antes|después|avant|après|vor|nach|früher|später|antes|depois|prima|dopo|до|после|ранее|раньше|позднее|позже|قبل|بعد|之前|之后|以前|以后)(?!\p{Ll})/iu;

function tellsOrder({ at }: Exchange, statement: string): boolean {
  return ORDERS_TIME.test(statement.slice(at));
}

const SETS_BESIDE = /(?<!\p{L})(?:and|y|e|et|und|и)(?!\p{L})|、|，|(?<!\p{L})و(?=\p{L})/u;

function firstChange(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function commonEnd(a: string, b: string): number {
  let count = 0;
  while (
    count < Math.min(a.length, b.length) &&
    a[a.length - 1 - count] === b[b.length - 1 - count]
  )
    count += 1;
  return count;
}
