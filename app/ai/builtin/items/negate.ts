import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";

/** How a language denies a plain statement: by a rule that takes a denial away, or puts one in. */
interface Denial {
  /** A denial that can be taken away, with what is left in its place. */
  remove: readonly (readonly [RegExp, string])[];
  /** Words beside which a denial would say something else, or twice. */
  blocks: RegExp;
  insert(text: string): string | null;
}

const EN_AUXILIARY =
  /^((?:(?!\b(?:who|which|that|whose|if|when|because|and|or|but)\b)[^,;])*?\b(?:is|are|was|were|can|could|will|would|should|may|might|must|(?:has|have|had)(?= (?:been|become|begun|made|taken|given|\p{L}+ed)\b)))(?= (?!not\b|no\b|often\b|usually\b|only\b|just\b|also\b|still\b|now\b|more\b|less\b|to\b))/u;

const FR_PRONOUN =
  /^(je |j[’']|il |elle |on |ils |elles |nous |cela |c[’']|ce )((?:(?:se|me|te|le|la|les|lui|leur|y|en) |[smtly][’'])*)(\p{L}+)(?!\p{L})/u;
const FR_VERB =
  /^((?:(?!(?<!\p{L})(?:qui|que|dont|où|si|et|ou)(?!\p{L}))[^,;:])+?) (est|sont|était|étaient|étoit|étoient|fut|furent|sera|peut|peuvent|pouvait|pouvoit|doit|doivent|devait|devoit|a|ont|avait|avoit)(?= (?!pas|point|été pas|donc|aussi|beau|encore|même|en quelque))/u;

const ES_VERBS =
  "es|son|era|eran|fue|fueron|estuvo|estuvieron|está|están|estaba|tiene|tienen|tenía|tuvo|puede|pueden|puedan|podía|debe|deben|ha|han|había|permite|permiten|contiene|contienen|produce|producen|existe|existen|depende|se (?:\\p{L}+)";
const PT_VERBS =
  "é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|pode|podem|deve|devem|permite|permitem|contém|produz|existe|existem|depende";
const IT_VERBS =
  "è|sono|era|erano|fu|furono|ha|hanno|aveva|può|possono|deve|devono|permette|contiene|produce|esiste|esistono|dipende";

function beforeVerb(verbs: string, no: string): (text: string) => string | null {
  const pattern = new RegExp(
    `^((?:(?!(?<!\\p{L})(?:que|che|qui|y|e)(?!\\p{L}))[^,;])*?)(?<!\\p{L})((?:${verbs}) )`,
    "u",
  );
  return (text) => replaced(text, pattern, `$1${no} $2`);
}

const GERMAN_AUXILIARY =
  /^(?:hat|haben|hatte|hatten|habe|ist|sind|war|waren|sei|seien|wäre|wären|wird|werden|wurde|wurden|werde|würde|würden|kann|können|könne|könnte|konnte|konnten|soll|sollen|sollte|muß|muss|müssen|mußte|will|wollen|wollte|darf|dürfen|mag|mögen|möchte|hätte|hätten)$/u;

/** "…, daß der Organismus sterben will" → "…, daß der Organismus nicht sterben will". */
function beforeLastVerb(text: string): string | null {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  if (!/^\p{Ll}{2,}(?:t|en|n|te|e|d|ß)$|^(?:ist|war|hat|muß|kann|will|soll|darf|mag)$/u.test(last))
    return null;
  const before = words.at(-2) ?? "";
  const isVerb = /^(?:zu )?\p{Ll}{3,}(?:t|en|rn|ln)$/u.test(before) && !/,$/u.test(before);
  if (GERMAN_AUXILIARY.test(last) && !isVerb) return null;
  const at = GERMAN_AUXILIARY.test(last) ? words.length - 2 : words.length - 1;
  if (at < 2 || /[,;]$|^(?:und|oder|zu)$/u.test(words[at - 1] ?? "")) return null;
  return [...words.slice(0, at), "nicht", ...words.slice(at)].join(" ");
}

/** "Der Traum wird dabei erzählt" → "Der Traum wird dabei nicht erzählt": one clause, its verb in two parts. */
function denyGermanMainClause(text: string): string | null {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  const finite = words.findIndex((word) => GERMAN_AUXILIARY.test(word));
  const isTwoParts =
    finite >= 0 && finite < 8 && words.length - finite > 2 && /^\p{Ll}{3,}(?:t|en)$/u.test(last);
  if (!isTwoParts || /[,;:]/u.test(text) || words.at(-2) === "zu") return null;
  return [...words.slice(0, -1), "nicht", last].join(" ");
}

const RU_VERB =
  /(?<![\p{L}-])(?!\p{Ll}+тели(?!\p{L}))((?:был[аои]?|стал[аои]?|является|являются|может|могут|имеет|имеют|\p{Ll}{2,}(?:лся|лась|лось|лись|вал[аи]?|чал[аи]?|зал[аи]?|или|ила|ило|ели|ела|ется|ются|ится|ятся|ует|уют|ает|ают)))(?![\p{L}-])/u;

const DENIALS: Partial<Record<Language, Denial>> = {
  en: {
    remove: [
      [/\b(is|are|was|were|can|could|will|would|should|may|might|must|has|have|had) not /u, "$1 "],
      [/\bcannot /u, "can "],
      [/\bnever (?=\p{Ll})/u, ""],
      [
        /\bthere (is|are|was|were|would be|will be) no (?!such|longer|doubt|need|reason|question|way)/u,
        "there $1 ",
      ],
      [/\b(they|we|you|I|\p{Ll}+s) do not /u, "$1 "],
    ],
    blocks:
      /\b(?:not|no|never|nor|neither|none|nothing|hardly|scarcely|only|cannot|unable|unlikely|impossible|few|little|any\p{L}*|even|ever|yet|either|at all|quite|rather|nearly|almost|just|so|plenty)\b|\b(?:less|more)\b.* and (?:less|more)\b/iu,
    insert: (text) =>
      replaced(text, EN_AUXILIARY, "$1 not")?.replace(/\bcan not /u, "cannot ") ??
      denyEnglishVerb(text),
  },
  fr: {
    remove: [
      [/(?<!\p{L})ne (\p{L}+) (?:pas|point|jamais|guère) /u, "$1 "],
      [/(?<!\p{L})n[’'](\p{L}+) (?:pas|point|jamais|guère) /u, "$1 "],
    ],
    blocks:
      /(?<!\p{L})(?:ne|ni|pas|point|jamais|rien|aucune?|personne|guère|impossibles?|non|sans|seulement|plus)(?!\p{L})|(?<!\p{L})n[’']/iu,
    insert: denyFrench,
  },
  es: {
    remove: [[/(?<!\p{L})[Nn]o (?=(?:se )?\p{Ll}{2,})/u, ""]],
    blocks: /(?<!\p{L})(?:no|ni|nunca|jamás|nada|nadie|ningún|ninguna|solo|sólo|sin)(?!\p{L})/iu,
    insert: beforeVerb(ES_VERBS, "no"),
  },
  pt: {
    remove: [[/(?<!\p{L})[Nn]ão (?=\p{Ll}{2,})/u, ""]],
    blocks: /(?<!\p{L})(?:não|nem|nunca|jamais|nada|ninguém|nenhuma?|só|sem)(?!\p{L})/iu,
    insert: beforeVerb(PT_VERBS, "não"),
  },
  it: {
    remove: [[/(?<!\p{L})[Nn]on (?=\p{Ll}{2,})/u, ""]],
    blocks: /(?<!\p{L})(?:non|né|mai|nulla|niente|nessun[oa]?|solo|senza)(?!\p{L})/iu,
    insert: beforeVerb(IT_VERBS, "non"),
  },
  de: {
    remove: [
      [/ nicht (?!nur|bloß|allein|einmal|mehr|so|etwa|alle)/u, " "],
      [/ kein(en|em|er)? /u, " ein$1 "],
    ],
    blocks:
      /(?<!\p{L})(?:nicht\p{L}*|kein\p{L}*|nie|niemals|nur|weder|noch|ohne|kaum|bloß|sondern|niemand)(?!\p{L})/iu,
    insert: beforeLastVerb,
  },
  ru: {
    remove: [[/(?<!\p{L})не (?!только|менее|более|раз|столько)(?=\p{Ll})/u, ""]],
    blocks:
      /(?<!\p{L})(?:не|ни|никогда|нет|нельзя|лишь|только|без|почти|неизвестн\p{L}*|невозможн\p{L}*)(?!\p{L})/iu,
    insert: (text) => replaced(text, RU_VERB, "не $1"),
  },
  ar: {
    remove: [[/(?<!\p{L})لا (?=[يت]\p{L}{2,})/u, ""]],
    blocks: /(?<!\p{L})(?:لا|لم|لن|ليس|ليست|غير|دون|عدم|إلا|فقط)(?!\p{L})/u,
    insert: (text) =>
      replaced(text, /^(قد )?تم (?=\p{L})/u, "لم يتم ") ??
      replaced(text, /^(?:قد )?كان (?=\p{L})/u, "لم يكن ") ??
      replaced(text, /^(?:قد )?كانت (?=\p{L})/u, "لم تكن ") ??
      replaced(
        text,
        /^(ي\p{L}{3,} |(?:تمنع|تشمل|تضم|تحتوي|تؤدي|تستخدم|تتكون|تستطيع|تساعد|تسمح|توجد|تنتج|تعمل|تقوم) )/u,
        "لا $1",
      ),
  },
  zh: {
    remove: [
      [/不(?=是|会|能|可)/u, ""],
      // "并没有征服": before a verb nothing would be left that could stand.
      [/(?<![并还从都也几乎])没有(?=足够|明显|显著|直接)/u, "有"],
    ],
    blocks: /[不没无未非]|只/u,
    insert: (text) =>
      replaced(
        text,
        /(?<![但而就还只也要都可总社于机议国学教工协委])(是|会|能够|可以)(?=\p{L}{2})/u,
        "不$1",
        // What cannot be is not what may not be.
      )?.replace("不可以", "不能") ?? null,
  },
};

/** What stands against the clause before would have to be denied with it. */
const SETS_OFF = /^[,;،，] ?(?:but|mais|sondern|sino|pero|mas|ma|а|но|aber|yet|بل|而|但)(?!\p{L})/u;

/** "is not A but B": half of it alone would be left. */
const SETS_AGAINST =
  /\bnot\b[^;]{0,80}\b(?:but|rather)\b|\bnot (?:because|by|only|merely|so much)\b/u;

/**
 * The contrary of a statement, by one word put in or taken away: surely false where the statement
 * is true. Null where the grammar is not plain.
 */
export function negate(
  statement: string,
  language: Language,
  { isVerbLast = false }: { isVerbLast?: boolean } = {},
): string | null {
  const denial = DENIALS[language];
  if (!denial || (language === "en" && SETS_AGAINST.test(statement))) return null;
  for (const [pattern, rest] of denial.remove) {
    const found = replaced(statement, pattern, rest);
    // Of two denials one would stay.
    if (found !== null) return denial.blocks.test(found) ? null : tidy(found, statement, language);
  }
  // Another denial further on, in a clause of its own, is no matter.
  const head = statement.split(/[,;،，]/u)[0] ?? "";
  const rest = statement.slice(head.length);
  if (denial.blocks.test(head) || (denial.blocks.test(rest) && SETS_OFF.test(rest))) return null;
  const found =
    language === "de" && !isVerbLast
      ? denyGermanMainClause(statement)
      : denial.insert(uncapitalised(statement));
  if (found === null || (denial.blocks.test(rest) && !found.endsWith(rest))) return null;
  return tidy(found, statement, language);
}

const OPENS_OBJECT =
  /^(?:the|an?|its|their|his|her|our|that|this|these|those|more|less|many|most|much|people|one|two|three|into|from|to|about|upon)$/u;
const OPENS_CLAUSE =
  /^(?:who|which|that|whose|whom|where|what|how|if|when|while|because|and|or|but|to|as|than|whether)$/u;

/** "Plants absorb the gas" → "Plants do not absorb the gas", where no noun can be meant. */
function denyEnglishVerb(text: string): string | null {
  const words = text.split(" ");
  for (let at = 1; at < Math.min(words.length - 2, 12); at += 1) {
    const word = words[at] ?? "";
    const before = words[at - 1] ?? "";
    if (/[,;:]$/u.test(before) || OPENS_CLAUSE.test(word)) return null;
    const verb = finiteVerb(word);
    if (!verb || verb.form === "auxiliary") {
      if (verb) return null;
      continue;
    }
    if (!OPENS_OBJECT.test(words[at + 1] ?? "")) {
      // A past form alone may be a participle: "the cells found in leaves".
      if (verb.form === "past") return null;
      continue;
    }
    const isPlural = /(?:[^s]s|people|men|women|children|they|we|you|I)$/u.test(before);
    if (verb.form === "plural" && !isPlural) continue;
    if (verb.form === "singular" && isPlural && before.length > 3) continue;
    if (/^(?:the|an?|of|in|by|for|its|their|his|her|no|this)$|ly$/u.test(before)) continue;
    const aid = verb.form === "past" ? "did" : verb.form === "singular" ? "does" : "do";
    return [...words.slice(0, at), aid, "not", verb.base, ...words.slice(at + 1)].join(" ");
  }
  return null;
}

function denyFrench(text: string): string | null {
  const pronoun = FR_PRONOUN.exec(text);
  const [whole = "", subject = "", clitics = "", verb = ""] =
    pronoun && !/(?:ment|est-ce)$/u.test(pronoun[3] ?? "") ? pronoun : [];
  const next = text.slice(whole.length);
  if (
    verb &&
    !/^ (?:beau|donc|aussi|encore|même) /u.test(next) &&
    !/^(?:le|la|les|un|une|qui|que|dont|sont-ce)$/u.test(verb)
  ) {
    const who = subject.replace(/^j[’']/u, "je ").replace(/^c[’']/u, "ce ");
    return `${who}${denied(`${clitics}${verb}`)} pas${text.slice(whole.length)}`;
  }
  const found = pronoun ? null : FR_VERB.exec(text);
  if (!found) return null;
  const [all, before = "", plain = ""] = found;
  return `${before} ${denied(plain)} pas${text.slice(all.length)}`;
}

function denied(verb: string): string {
  return /^[aeiouyhéèêâî]/iu.test(verb) ? `n’${verb}` : `ne ${verb}`;
}

function replaced(text: string, pattern: RegExp, by: string): string | null {
  return pattern.test(text) ? text.replace(pattern, by) : null;
}

function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

/** With the capital that the statement had, and "je ai" as "j’ai". */
function tidy(text: string, statement: string, language: Language): string {
  const whole = (
    language === "fr" ? text.replace(/(?<!\p{L})(j)e (?=[aeiouyhéèêâî])/iu, "$1’") : text
  ).trim();
  const first = statement.charAt(0);
  return first === first.toUpperCase()
    ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
    : whole;
}
