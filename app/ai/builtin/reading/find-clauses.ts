import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";

/** A sentence cut where one of its clauses begins. */
export interface ClauseCut {
  /** Up to the clause, with the word that joins it: "He will suffer pains, because". */
  lead: string;
  /** The lead without that word, a statement where `isReason`. */
  told: string;
  /** The clause itself, without its full stop. */
  clause: string;
  /** Clauses of one form can take each other's place. */
  form: "plain" | "verb last" | "verb first" | "question";
  /** Does the clause say why? */
  isReason: boolean;
}

/** Characters from which a clause is hard to read beside three others. */
const LONG = 150;

interface Joints {
  /** What joins a clause and leaves its order alone. */
  plain: string;
  /** What joins a clause that says why. */
  reason: string;
  /** After these verbs "that" opens a statement, not a relative clause. */
  that?: string;
  /** What opens a condition, a time or a concession; the main clause follows its comma. */
  opens: string;
}

const SAID_EN =
  "says?|said|thinks?|thought|believes?d?|knows?|knew|sees?|saw|finds?|found|shows?|showed|shown|proves?d?|means?|meant|supposes?d?|suppose further|suggests?|suggested|argues?d?|claims?|claimed|holds?|held|concludes?d?|feels?|felt|fancy|fancies|imagine|observes?d?|remarks?|remarked|states?d?|assumes?d?|admits?|admitted|declares?d?|teach(?:es)?|taught|learns?|learned|told|tells?|certain|sure|clear|true|likely|evident|probable|possible|doubt|argue|so|indicates?d?|fact|idea|view|belief|opinion|theory|hypothesis|reason|such a way";
const SAID_FR =
  "di(?:s|t|re|sent|sant|rai|ra)|cro(?:is|it|ire|yais|yois|yoit|yait|ient)|pens\\p{L}+|jug\\p{L}+|sais|sait|savoi\\p{L}+|savai\\p{L}+|savoir|sach\\p{L}+|vo(?:is|it|ir|yant|yois|yait|yons)|trouv\\p{L}+|montr\\p{L}+|prouv\\p{L}+|conclu\\p{L}*|suppos\\p{L}+|adm\\p{L}+|considér(?!ation)\\p{L}+|remarqu\\p{L}+|persuad\\p{L}+|sembl\\p{L}+|vrai|certaine?|assurée?|évident|clair|vraisemblable|reconn\\p{L}+|compren\\p{L}+|compris|affirm\\p{L}+|soutien\\p{L}*|enseign\\p{L}+|signifi\\p{L}+|arriv\\p{L}+|témoign\\p{L}+|appr\\p{L}+|paraît|paroît|faut|possible|probable|observ(?!ation)\\p{L}+|constat(?!ation)\\p{L}+|estim\\p{L}+|sorte|fait|point|idée|opinion|preuve";
const SAID_ES =
  "dic\\p{L}*|dij\\p{L}+|cre\\p{L}+|piens\\p{L}+|pens\\p{L}+|sab\\p{L}+|ve|ven|vio|encontr\\p{L}+|demostr\\p{L}+|demuestr\\p{L}+|muestra\\p{L}*|mostr\\p{L}+|prueb\\p{L}+|conclu\\p{L}+|supon\\p{L}+|supus\\p{L}+|admit\\p{L}+|consider(?!aci)\\p{L}+|observ(?!aci)\\p{L}+|afirm(?!aci)\\p{L}+|sostien\\p{L}+|enseñ\\p{L}+|signific\\p{L}+|propus\\p{L}+|propon\\p{L}+|indic(?!aci)\\p{L}+|suger(?!enc)\\p{L}+|sugier\\p{L}+|establec\\p{L}+|cierto|claro|evidente|posible|probable|hecho|idea|modo|manera|forma";
const SAID_PT =
  "diz\\p{L}*|disse\\p{L}*|cr\\p{L}{1,4}|pens\\p{L}+|sab\\p{L}+|vê|viu|mostr\\p{L}+|prov\\p{L}+|conclu\\p{L}+|sup\\p{L}+|consider(?!a)\\p{L}+|observ(?!aç)\\p{L}+|afirm(?!aç)\\p{L}+|signific\\p{L}+|propôs|indic\\p{L}+|suger\\p{L}+|certo|claro|evidente|possível|provável|facto|fato|ideia|modo|maneira|forma";
const SAID_IT =
  "dic\\p{L}+|disse\\p{L}*|cred\\p{L}+|pens\\p{L}+|sa|sanno|sapeva\\p{L}*|ved\\p{L}+|mostr\\p{L}+|dimostr\\p{L}+|prov\\p{L}+|conclu\\p{L}+|suppo\\p{L}+|consider(?!azion)\\p{L}+|osserv(?!azion)\\p{L}+|afferm(?!azion)\\p{L}+|sosten\\p{L}+|signific\\p{L}+|propo\\p{L}+|indic\\p{L}+|certo|chiaro|evidente|possibile|probabile|fatto|idea|modo|maniera";

const EN_SUBJECT =
  "(?=(?:the(?! (?:purpose|sake|benefit|first time|most part|time being|reason)\\b)|an?|he|she|it|they|we|I|you|there|this|these|those|that|his|her|its|their|our|my|all|every|each|some|no|nothing|one|many|most|\\p{Lu}\\p{Ll}+|\\p{Ll}{4,}s) )";

const JOINTS: Partial<Record<Language, Joints>> = {
  en: {
    plain: `(?:, |; | )(?:while|whereas|although|though|until|unless)(?= )|(?: if|(?<!\\b(?:time|day|year|years|moment|case|point|period|era|century)) when)${EN_SUBJECT.replace("(?=", "(?= ")}|[;,] (?:but|yet|and so|and)(?= (?:then )?(?:he|she|it|they|we|I|there) )|; (?:but|yet|and)(?= the )`,
    reason: `[,;]? because(?! of)${EN_SUBJECT.replace("(?=", "(?= ")}|[,;] for(?= (?:he|she|it|they|we|I|there|the \\p{L}+ (?:is|are|was|were|has|have|had|would|could|can|will)) )`,
    that: SAID_EN,
    opens: "(?:And |But )?(?:If|When|As|While|Although|Though|Since|Because|Unless|Once|Until)",
  },
  fr: {
    plain:
      "[,;:]? (?:mais(?! (?:d(?:e|ans|epuis) |d[’']|en |avec |sans |sous |sur |selon |à |par |pour |seulement|aussi))|tandis qu[e’']|lorsqu[e’']|quoiqu[e’']|bien qu[e’']|encore qu[e’']|en sorte qu[e’']|de sorte qu[e’']|si bien qu[e’']|afin qu[e’']|pour qu[e’']|d[’']où vient qu[e’'])|; et(?= (?:que |ainsi |enfin )?)",
    reason:
      "[,;:]? (?:parce qu[e’']|puisqu[e’']|pource qu[e’']|d[’']autant qu[e’']|vu qu[e’']|car)",
    that: SAID_FR,
    opens:
      "(?:Si|S[’']\\p{L}+|Quand|Lorsqu(?:e|[’'])|Comme|Bien qu(?:e|[’'])|Quoiqu(?:e|[’'])|Puisqu(?:e|[’'])|Tant qu(?:e|[’'])|Dès qu(?:e|[’'])|Sitôt qu(?:e|[’'])|Encore qu(?:e|[’']))",
  },
  es: {
    plain:
      "[,;] (?:pero|mientras que|aunque|cuando|de modo que|de manera que|de forma que|por lo que|así que)|; (?:y|sin embargo,|no obstante,|en cambio,)",
    reason: ",? (?:porque|ya que|puesto que|debido a que|dado que)",
    that: SAID_ES,
    opens: "(?:Si|Cuando|Aunque|Como|Mientras|Dado que|Puesto que|Tanto si|Ya que)",
  },
  pt: {
    plain:
      "[,;] (?:mas|enquanto|embora|quando|de modo que|de forma que|pelo que)|; (?:e|no entanto,|contudo,)",
    reason: ",? (?:porque|já que|uma vez que|pois|visto que)",
    that: SAID_PT,
    opens: "(?:Se|Quando|Embora|Como|Enquanto|Uma vez que|Já que)",
  },
  it: {
    plain: "[,;] (?:ma|mentre|anche se|quando|sicché|cosicché|per cui)|; (?:e|tuttavia,|invece,)",
    reason: ",? (?:perché|poiché|dal momento che|in quanto|giacché)",
    that: SAID_IT,
    opens: "(?:Se|Quando|Anche se|Benché|Poiché|Mentre|Siccome|Sebbene)",
  },
  de: {
    plain: "[,;] (?:aber|doch|allein)(?! (?:auch|nicht|nur))",
    reason: "[,;] denn",
    opens: "(?:Wenn|Als|Da|Indem|Obwohl|Während|Nachdem|Bevor|Sobald|Solange|Falls|Seit|Weil)",
  },
  ru: {
    plain:
      "[,;] (?:но|однако|когда|если|хотя|в то время как|пока|так что|поэтому)|[,;] а(?= (?!также ))",
    reason: ", (?:потому что|так как|поскольку|ибо|ведь)",
    that: "\\p{L}{3,}",
    opens: "(?:Если|Когда|Хотя|Поскольку|Так как|Пока)",
  },
  ar: {
    // What happens "where" a sentence has led to ("حيث", "где") is told in passing.
    plain: "[،,]? (?:في حين|ولكن|لكن|عندما|إذا)",
    reason: "[،,]? (?:بسبب أن|ذلك أن|نظرًا لأن)",
    opens: "(?:عندما|إذا|بينما|لما|رغم أن)",
  },
  hi: {
    plain: ",? (?:लेकिन|परन्तु|परंतु|जबकि|ताकि|किन्तु|तथा|कि)",
    reason: ",? क्योंकि",
    opens: "(?:यदि|जब|अगर|हालाँकि)",
  },
  zh: {
    plain: "[，；](?:但是|但|而且|而|因此|所以|从而|以便|如果|虽然|尽管|并且|同时|使得|使|不过|则)",
    reason: "[，；](?:因为|由于)",
    opens: "(?:如果|虽然|尽管|由于|因为|当|随着)",
  },
  ja: {
    plain: "(?:が|ものの|けれども|一方で|ため|ので|から)、",
    reason: "(?:なぜなら)",
    opens: "(?:もし)",
  },
};

/** Puts its verb last. */
const GERMAN_LAST =
  /[,;] (?:so )?(?:daß|dass|weil|wenn|ob|da|während|obwohl|wenngleich|indem|sobald|solange|damit|nachdem|bevor|als ob)(?= )/gu;

/** German "so", or the verb itself, after a clause that came first. */
const GERMAN_FIRST =
  /^(?:so |\p{Ll}{2,}(?:t|te|en|ten|st)(?= (?:ich|er|sie|es|wir|man|sich|der|die|das|ein|eine|dies\p{L}*|uns|ihm|ihr|nicht|doch|auch|nur|in|zu)\b)|(?:war|muß|muss|kann|soll|darf|mag|wird|ist|sind|hat)(?= ))/u;

const SUBORDINATE =
  /^(?:Although|Though|While|When|If|Since|As|Because|Unless|Once|Obwohl|Wenn|Als|Da|Während|Si|S[’']il|Quand|Lorsqu|Bien qu|Comme|Aunque|Cuando|Como|Embora|Quando|Se|Sebbene|Если|Хотя|Когда|Поскольку)(?!\p{L})/u;

/** A comma after which the clause is over and what stood before it goes on. */
const GOES_BACK =
  /, (?!(?:der|die|das|den|dem|dessen|deren|denen|welche\p{L}*|daß|dass|weil|wenn|als|sondern|und|oder|ohne|um|was|wo\p{L}*|wie|obwohl|indem|während|da|damit|so daß)(?!\p{L}))/u;

/** "And if they could speak, would they not suppose …?": the question itself. */
const ENGLISH_QUESTION =
  /[,;][—–]? ?(?=(?:would|will|do|does|did|is|are|was|were|can|could|should|shall|must|has|have) (?:he|she|it|they|we|you|I|one|the|this) )/gu;

const OPENS_CHINESE = /^(?:如果|虽然|尽管|由于|因为)/u;
const GOES_ON_CHINESE = /^[^；]+，(?:但|然而|却|所以|因此|虽然|尽管)/u;

interface Patterns {
  joints: readonly { pattern: RegExp; isReason: boolean }[];
  opening: RegExp;
}

const known = new Map<Language, Patterns | null>();

function patternsOf(language: Language): Patterns | null {
  const before = known.get(language);
  if (before !== undefined) return before;
  const own = JOINTS[language];
  const end = language === "zh" || language === "ja" ? "" : "(?=\\s|(?<=[’']))";
  const patterns = own
    ? {
        joints: [
          { pattern: new RegExp(`(?:${own.reason})${end}`, "gu"), isReason: true },
          { pattern: new RegExp(`(?:${own.plain})${end}`, "gu"), isReason: false },
          ...(own.that ? [{ pattern: thatAfter(own.that, language), isReason: false }] : []),
          { pattern: /[;；؛] ?(?=[^;；؛]{20})/gu, isReason: false },
        ],
        opening:
          language === "zh"
            ? new RegExp(`^${own.opens}[^，；。]{5,60}，`, "u")
            : new RegExp(
                `^${own.opens}(?:\\s|(?<=[’']))[^;:]{12,200}?[,،] (?=[\\p{Ll}\\p{Lo}])`,
                "u",
              ),
      }
    : null;
  known.set(language, patterns);
  return patterns;
}

function thatAfter(verbs: string, language: Language): RegExp {
  const that =
    language === "en"
      ? `that${EN_SUBJECT.replace("(?=", "(?= ")}`
      : language === "fr"
        ? "qu(?:e|[’'])"
        : language === "it"
          ? "che"
          : language === "ru"
            ? ", что"
            : "que";
  const gap =
    language === "ru"
      ? ""
      : "(?: (?!(?:ce|celui|celle|ceux|lo|la|los|las|el|ciò|quello|o|a)(?!\\p{L}))\\p{L}{2,8}){0,2}?,? ";
  return new RegExp(`(?<=(?<!\\p{L})(?:${verbs})${gap})${that}(?=\\s|(?<=[’']))`, "gu");
}

/** Every place where a clause of its own begins, with what stands before it. */
export function findClauses(sentence: string, language: Language): ClauseCut[] {
  const bare = sentence.replace(/[.!?。！？।؟]+["”’»]?$/u, "");
  const patterns = patternsOf(language);
  if (!patterns) return [];
  const isAsked = /\?["”’]?$/u.test(sentence);
  const cuts: ClauseCut[] = [];
  const add = (start: number, at: number, isReason: boolean, form: ClauseCut["form"]) => {
    let clause = upToStrongStop(bare.slice(at)).trim();
    if (language === "en") {
      // "…, is he not likely to be pained?": what is asked of it stands behind the clause.
      if (isAsked && form !== "question") clause = clause.split(ENGLISH_QUESTION)[0] ?? clause;
      clause = withoutTail(clause);
    }
    // "daher die spätere Klage: …": what it announces was cut off.
    if (/^[^;:；：؛]*[:：]/u.test(bare.slice(at))) return;
    // "尽管人们以为，…，但…": the concession goes on behind its first comma, or is made twice.
    if (
      language === "zh" &&
      OPENS_CHINESE.test(bare) &&
      (GOES_ON_CHINESE.test(bare.slice(at)) || /^，?(?:虽然|尽管)/u.test(bare.slice(start)))
    )
      return;
    if (language === "en" && form === "plain" && start > 0 && !isStated(bare.slice(0, start)))
      return;
    // "On ne fait qu’une observation": here it means "only".
    if (
      language === "fr" &&
      /(?:(?<!\p{L})ne |n[’'])\p{L}+ qu(?:e |[’'])$/u.test(bare.slice(0, at))
    )
      return;
    // "Although …, because …, it …": what follows the reason is what it is the reason for.
    if (isReason && SUBORDINATE.test(bare)) return;
    // "solids, of fixed form; liquids, of …": the parts of a list are no statements.
    if (/[;；؛]/u.test(bare.slice(start, at)) && /[:：]/u.test(bare.slice(0, start))) return;
    // "其次，由于…，…": a step of a list, and the reason is one for what follows it.
    if (isReason && language === "zh" && start < 5) return;
    // "…; car pour la raison, d’autant qu’…": what stands before is no statement yet.
    if (isReason && /[;:][^;:]{0,60}$/u.test(bare.slice(0, start))) return;
    if (form === "verb last" && GOES_BACK.test(clause)) return;
    const lead = fromStrongStop(bare.slice(0, at)).trim();
    const told = fromStrongStop(bare.slice(0, start))
      .replace(/,? (?:in (?:large )?part|partly|largely|mainly|mostly|simply)$/u, "")
      .replace(/[,;:](?=[”"»]?$)/u, "")
      .trim();
    cuts.push({ lead, told, clause, isReason, form });
  };
  for (const { pattern, isReason } of patterns.joints) {
    for (const match of bare.matchAll(pattern))
      add(match.index, match.index + match[0].length, isReason, "plain");
  }
  if (language === "de") {
    for (const match of bare.matchAll(GERMAN_LAST))
      add(match.index, match.index + match[0].length, / (?:weil|da)$/u.test(match[0]), "verb last");
  }
  if (language === "en" && isAsked) {
    for (const match of bare.matchAll(ENGLISH_QUESTION))
      add(match.index, match.index + match[0].length, false, "question");
  }
  const opening = patterns.opening.exec(bare)?.[0];
  if (opening && (language !== "en" || hasFiniteVerb(opening))) {
    const rest = bare.slice(opening.length);
    if (language !== "de") add(opening.length, opening.length, false, "plain");
    else if (GERMAN_FIRST.test(rest)) add(opening.length, opening.length, false, "verb first");
  }
  return cuts;
}

/** English: has a verb of its own before what only tells which: "Stars that exploded" has none. */
function isStated(told: string): boolean {
  const relative = told.search(/ (?:that|which|who) /u);
  return hasFiniteVerb(told) && (relative < 0 || hasFiniteVerb(told.slice(0, relative)));
}

/** English: is one of the words after the first a finite verb? */
export function hasFiniteVerb(clause: string): boolean {
  return clause
    .split(" ")
    .slice(1, 14)
    .some((word) => finiteVerb(word.replace(/\W+$/u, "")) !== null);
}

/** A clause ends where the sentence makes a new start. */
function upToStrongStop(text: string): string {
  const end = text.search(/[;:；：؛] ?|[—–] /u);
  return end < 0 ? text : text.slice(0, end);
}

/** A long clause says enough before what is only added to it. English, whose verb comes early. */
function withoutTail(clause: string): string {
  if (clause.length < LONG) return clause;
  const tail = /,? (?:and )?(?:which|who|whom|whose)(?= )/u.exec(clause.slice(75));
  const rest = tail ? clause.slice(0, tail.index + 75) : clause;
  const isOpen =
    /\b(?:in|of|for|by|from|with|to|on|at|during|under|through|those|ones?|all|that|and)$/u.test(
      rest,
    );
  return isOpen ? clause : rest;
}

/** What stands before the last new start is another statement. */
function fromStrongStop(text: string): string {
  const starts = [...text.matchAll(/[;；؛] ?(?=.{40,})/gu)];
  const last = starts.at(-1);
  if (!last || text.length < 200) return text;
  const rest = text.slice(last.index + last[0].length);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
