import { MOSTLY_VERBS, ONLY_VERBS, RARELY_VERBS } from "./verbs";

/** What a word may be as a verb. */
export interface VerbForms {
  base: string;
  isBase: boolean;
  /** "runs". */
  isSingular: boolean;
  isPast: boolean;
  isParticiple: boolean;
  isGerund: boolean;
  /** How surely the word is a verb at all: "become" 2, "form" 1, "time" 0. */
  certainty: 0 | 1 | 2;
}

/** Base, past and participle of irregular verbs; one form stands for both where they are the same. */
const IRREGULAR =
  "arise arose arisen,awake awoke awoken,bear bore borne,beat beat beaten,become became become,begin began begun,bend bent,bind bound,bite bit bitten,bleed bled,blow blew blown,break broke broken,breed bred,bring brought,broadcast broadcast,build built,burst burst,buy bought,cast cast,catch caught,choose chose chosen,cling clung,come came come,cost cost,creep crept,cut cut,deal dealt,dig dug,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,fight fought,find found,flee fled,fly flew flown,forbid forbade forbidden,forget forgot forgotten,freeze froze frozen,get got gotten,give gave given,go went gone,grind ground,grow grew grown,hang hung,hear heard,hide hid hidden,hit hit,hold held,hurt hurt,keep kept,know knew known,lay laid,lead led,leave left,lend lent,let let,lie lay lain,light lit,lose lost,make made,mean meant,meet met,mistake mistook mistaken,overcome overcame overcome,overthrow overthrew overthrown,pay paid,put put,read read,rebuild rebuilt,ride rode ridden,ring rang rung,rise rose risen,run ran run,say said,see saw seen,seek sought,sell sold,send sent,set set,shake shook shaken,shed shed,shine shone,shoot shot,show showed shown,shrink shrank shrunk,shut shut,sing sang sung,sink sank sunk,sit sat,sleep slept,slide slid,speak spoke spoken,speed sped,spend spent,spin spun,split split,spread spread,spring sprang sprung,stand stood,steal stole stolen,stick stuck,strike struck,strive strove striven,swear swore sworn,sweep swept,swell swelled swollen,swim swam swum,swing swung,take took taken,teach taught,tear tore torn,tell told,think thought,throw threw thrown,undergo underwent undergone,understand understood,undertake undertook undertaken,upset upset,wake woke woken,wear wore worn,weave wove woven,win won,wind wound,withdraw withdrew withdrawn,withstand withstood,write wrote written";
/** Not forms of a verb, though they look it. */
const NO_VERBS = new Set(
  "hundred indeed need speed breed seed weed sacred naked kindred hatred something nothing anything everything during according including king spring string wing thing morning evening ceiling species series physics mathematics economics politics ethics always perhaps news lens axis basis thus plus minus various previous its this less unless across besides whereas is as us was has does others times years days hours minutes people".split(
    " ",
  ),
);
const VERB_ENDING = /(?:ize|ise|ify|ate)$/u;

let bases: ReadonlyMap<string, 0 | 1 | 2> | null = null;
let irregular: ReadonlyMap<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">> | null =
  null;
const known = new Map<string, VerbForms | null>();
const KEPT = 20_000;

/** Null where the word is no form of a verb. `word` is lower case. */
export function verbForms(word: string): VerbForms | null {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  if (known.size > KEPT) known.clear();
  const forms = NO_VERBS.has(word) || word.length < 2 ? null : readForms(word);
  known.set(word, forms);
  return forms;
}

const NONE = {
  isBase: false,
  isSingular: false,
  isPast: false,
  isParticiple: false,
  isGerund: false,
};

function readForms(word: string): VerbForms | null {
  bases ??= new Map([
    ...RARELY_VERBS.split(" ").map((verb) => [verb, 0] as const),
    ...MOSTLY_VERBS.split(" ").map((verb) => [verb, 1] as const),
    ...ONLY_VERBS.split(" ").map((verb) => [verb, 2] as const),
  ]);
  irregular ??= readIrregular();
  const past = irregular.get(word);
  const own = bases.get(word);
  if (past)
    return {
      ...NONE,
      ...past,
      isBase: past.base === word,
      certainty: past.base === word ? (own ?? 1) : 2,
    };
  if (own !== undefined) return { ...NONE, base: word, isBase: true, certainty: own };
  if (word.endsWith("ed") && word.length > 3) {
    const base =
      baseBefore(word, "ed") ??
      (/[aeiouy].{2,}ed$/u.test(word) &&
      !/^(?:alfred|ahmed|mohammed|muhammed|winifred|manfred|wilfred)$/u.test(word)
        ? word.slice(0, -1)
        : null);
    return base ? { ...NONE, base, isPast: true, isParticiple: true, certainty: 2 } : null;
  }
  if (word.endsWith("ing") && word.length > 5) {
    const base = baseBefore(word, "ing");
    return base ? { ...NONE, base, isGerund: true, certainty: 1 } : null;
  }
  if (!/[^s]s$/u.test(word)) return null;
  const base = [word.slice(0, -1), word.replace(/es$/u, ""), word.replace(/ies$/u, "y")].find(
    (one) => bases?.has(one),
  );
  if (base) return { ...NONE, base, isSingular: true, certainty: bases.get(base) ?? 0 };
  const coined = word.slice(0, -1);
  return VERB_ENDING.test(coined) && word.length > 7
    ? { ...NONE, base: coined, isSingular: true, certainty: 1 }
    : null;
}

/** The known base of "stopped", "used", "carried" or "walked" with its ending taken off. */
function baseBefore(word: string, ending: string): string | null {
  const bare = word.slice(0, -ending.length);
  const candidates = [
    bare,
    `${bare}e`,
    bare.replace(/i$/u, "y"),
    bare.replace(/([b-df-hj-np-tv-z])\1$/u, "$1"),
    bare.replace(/ck$/u, "c"),
  ];
  const base = candidates.find((one) => bases?.has(one));
  if (base) return base;
  return VERB_ENDING.test(`${bare}e`) ? `${bare}e` : null;
}

function readIrregular(): Map<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">> {
  const forms = new Map<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">>();
  for (const line of IRREGULAR.split(",")) {
    const [base = "", past = base, participle = past] = line.split(" ");
    forms.set(past, { base, isPast: true, isParticiple: participle === past });
    if (participle !== past) forms.set(participle, { base, isPast: false, isParticiple: true });
  }
  return forms;
}
