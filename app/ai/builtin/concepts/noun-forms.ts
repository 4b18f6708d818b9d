import type { Language } from "../language/language";
import { stopWords } from "../language/stop-words";

/** What a noun's ending says of the thing that it names. */
export type NounKind = "agent" | "science" | "abstract" | "other";

/** A noun as the document writes it, and what shows where it stands in a sentence. */
export interface NounForm {
  /** As inside a sentence: small, in German with its capital. */
  text: string;
  /** What its singular and its plural share. */
  lemma: string;
  /** Gender, number and, where the ending shows it, case: "f:s", "mn:gen". */
  agreement: string;
  kind: NounKind;
  /** How often the document uses it, in whatever form. */
  count: number;
  /** "l’", "d’" stand before it. */
  isElided: boolean;
}

export interface Token {
  text: string;
  lower: string;
  start: number;
}

/** A noun where it stands in a sentence. */
export interface NounUse {
  form: NounForm;
  at: number;
  /** Where what belongs before it begins: prepositions, article, adjectives. */
  from: number;
  /** The word that governs it, with how: "nature|de"; null where none does. */
  left: string | null;
  /** What it governs, or what is said of it: "de|esprit", "|constate". */
  right: string | null;
  /** The adjective that stands beside it, or in Romance languages whatever word follows. */
  adjective: string | null;
}

const TOKEN = /\p{L}+[’'](?=\p{L})|\p{L}+(?:-\p{L}+)*|\p{N}+|[^\s\p{L}\p{N}]/gu;

/** Words, with "l’" and "d’" for themselves, and marks. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    lower: found.toLowerCase().replace("’", "'"),
    start: index,
  }));
}

const read = (list: string) =>
  new Map(
    list.split(" ").map((one): [string, string] => {
      const [word = "", shown = ""] = one.split(":");
      return [word, shown];
    }),
  );

/**
 * What articles and their kin show: gender (m, f, ? for either), number, and a last "?" where the
 * word may be a pronoun before a verb as well.
 */
const DETERMINERS: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  fr: read(
    "le:ms? la:fs? l':?s? les:?p? un:ms une:fs des:?p du:ms au:ms aux:?p cet:ms cette:fs ces:?p mon:?s ton:?s son:?s ma:fs ta:fs sa:fs mes:?p tes:?p ses:?p notre:?s nos:?p votre:?s vos:?p leurs:?p chaque:?s quelque:?s quelques:?p plusieurs:?p aucun:ms aucune:fs quel:ms quelle:fs",
  ),
  es: read(
    "el:ms la:fs? los:mp? las:fp? un:ms una:fs unos:mp unas:fp del:ms al:ms? este:ms esta:fs estos:mp estas:fp ese:ms esa:fs su:?s sus:?p mi:?s nuestro:ms nuestra:fs cada:?s",
  ),
  pt: read(
    "o:ms? a:fs? os:mp? as:fp? um:ms uma:fs uns:mp umas:fp do:ms da:fs dos:mp das:fp no:ms? na:fs? nos:mp? nas:fp? ao:ms? aos:mp à:fs às:fp pelo:ms pela:fs pelos:mp pelas:fp este:ms esta:fs esse:ms essa:fs seu:ms sua:fs seus:mp suas:fp cada:?s",
  ),
  it: read(
    "il:ms lo:ms? la:fs? l':?s? i:mp gli:mp? le:fp? un:ms uno:ms una:fs un':fs del:ms dello:ms della:fs dell':?s dei:mp degli:mp delle:fp al:ms allo:ms alla:fs all':?s ai:mp agli:mp alle:fp dal:ms dallo:ms dalla:fs dall':?s dai:mp dagli:mp dalle:fp nel:ms nello:ms nella:fs nell':?s nei:mp negli:mp nelle:fp sul:ms sullo:ms sulla:fs sull':?s sui:mp sugli:mp sulle:fp suo:ms sua:fs suoi:mp sue:fp questo:ms questa:fs ogni:?s",
  ),
  // Here the letters are the cases that a form can stand for; see `germanAgreement`.
  de: read(
    "der:r die:e das:s den:n dem:m des:g ein:b eine:f einen:n einem:m einer:f eines:g kein:b keine:e keinen:n keinem:m keiner:r keines:g im:m am:m zum:m vom:m beim:m ins:s zur:f mein:b meine:e meinen:n meinem:m meiner:r meines:g sein:b seine:e seinen:n seinem:m seiner:r seines:g ihre:e ihren:n ihrem:m ihrer:r ihres:g unser:b unsere:e unseren:n unserem:m unserer:r unseres:g diese:e diesen:n diesem:m dieser:r dieses:g jede:e jeden:n jedem:m jeder:r jene:e jenen:n jenem:m jener:r jenes:g welche:e welcher:r welchem:m welchen:n",
  ),
};

/** Prepositions, by what they say of a governor: contracted ones are their first part. */
const PREPOSITIONS: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  fr: read(
    "de:de d':de du:de des:de à:à au:à aux:à en:en dans:dans par:par pour:pour sur:sur sous:sous avec:avec sans:sans entre:entre vers:vers contre:contre selon:selon suivant:suivant",
  ),
  es: read(
    "de:de del:de a:a al:a en:en por:por para:para con:con sin:sin sobre:sobre entre:entre contra:contra según:según hacia:hacia",
  ),
  pt: read(
    "de:de do:de da:de dos:de das:de a:a ao:a à:a aos:a às:a em:em no:em na:em nos:em nas:em por:por pelo:por pela:por pelos:por pelas:por para:para com:com sem:sem sobre:sobre entre:entre contra:contra",
  ),
  it: read(
    "di:di del:di dello:di della:di dell':di dei:di degli:di delle:di d':di a:a al:a allo:a alla:a all':a ai:a agli:a alle:a da:da dal:da dallo:da dalla:da dall':da dai:da dagli:da dalle:da in:in nel:in nello:in nella:in nell':in nei:in negli:in nelle:in su:su sul:su sulla:su sull':su sui:su sulle:su con:con per:per tra:tra fra:fra",
  ),
  de: read(
    "von:von vom:von zu:zu zum:zu zur:zu in:in im:in ins:in an:an am:an auf:auf aus:aus bei:bei beim:bei mit:mit nach:nach über:über unter:unter vor:vor durch:durch für:für gegen:gegen ohne:ohne um:um zwischen:zwischen",
  ),
  ru: read(
    "в:в во:в на:на с:с со:с из:из от:от для:для к:к по:по о:о об:о при:при без:без между:между под:под над:над",
  ),
};

/** Endings that tell the gender; what is written before the colon goes for any number. */
const ENDS_FEMININE: Partial<Record<Language, RegExp>> = {
  fr: /(?:[st]ion|xion|té|ance|ence|ude|ure|ogie|phie|nomie|ique|ise|esse|ette|ade|rice|ienne|euse|ière)s?$/u,
  es: /(?:ción|ciones|sión|siones|dad|dades|tud|tudes|eza|ezas|encias?|ancias?|uras?|ías?)$/u,
  pt: /(?:ção|ções|são|sões|dade|dades|tude|tudes|ezas?|ências?|âncias?|uras?|ias?)$/u,
  it: /(?:zione|zioni|sione|sioni|tà|tù|tudine|tudini|enz[ae]|anz[ae]|ezz[ae]|ur[ae]|trice)$/u,
  de: /(?:ung|heit|keit|schaft|[stx]ion|tät|ik|enz|anz|ei|ie)$/u,
};
const ENDS_MASCULINE: Partial<Record<Language, RegExp>> = {
  fr: /(?:[tiès]eur|ment|isme|iste|age|oir|eau|aux|ien|ier|logue|ème|ène)s?$/u,
  es: /(?:mientos?|ismos?|dor|dores|tor|tores|[^iu]os?)$/u,
  pt: /(?:mentos?|ismos?|dor|dores|tor|tores|[^çs]os?)$/u,
  it: /(?:ment[oi]|ism[oi]|tore|tori|ori|[^m]o)$/u,
  de: /(?:ismus|ling|or)$/u,
};
const FEMININE_IN_EUR =
  /^(?:chaleur|couleur|douleur|erreur|faveur|fureur|grandeur|hauteur|largeur|lenteur|longueur|lueur|pesanteur|peur|profondeur|rigueur|saveur|terreur|valeur|vapeur|vigueur|épaisseur)s?$/u;

const PERSONS: Partial<Record<Language, RegExp>> = {
  fr: /(?:teur|ieur|seur|neur|ien|iste|logue|aire|trice)s?$|^(?:médecin|philosophe|savant|homme|femme|enfant|roi|prince|peuple|maître|ami|auteur|père|mère|malade|ouvrier|écrivain|architecte|poète|juge|soldat|citoyen|paysan|esclave)s?$/u,
  es: /(?:dor|tor|sor|dora|ista|ólogo|nte)e?s?$|^(?:hombre|mujer|niño|rey|químico|físico|médico|filósofo|pueblo|científico|obrero|ciudadano|campesino|esclavo)s?$/u,
  pt: /(?:dor|tor|sor|dora|ista|ólogo|nte)e?s?$|^(?:homem|homens|mulher|rei|químico|físico|médico|filósofo|povo|cientista|operário|cidadão|escravo)s?$/u,
  it: /(?:tor[ei]|ist[ai]|olog[oi]|ntie?|ier[ei])$|^(?:uomo|uomini|donn[ae]|re|chimic[oi]|fisic[oi]|medic[oi]|filosof[oi]|popol[oi]|scienziat[oi]|operai[o]?|cittadin[oi])$/u,
  de: /(?:[^dtmf]er|ler|iker|ker|or|ist|isten|loge|logen|ent|enten|ling|linge)n?s?$|^(?:Mensch|Kind|Mann|Frau|Arzt|Dichter|Forscher|Vater|Mutter|König|Volk|Mädchen|Kranke|Bauer|Bürger)(?:e[nrs]|n|s|es)?$/u,
};
const NO_PERSONS: Partial<Record<Language, RegExp>> = {
  fr: /^(?:honneur|bonheur|malheur|labeur|moteur|facteur|secteur|vecteur|intérieur|extérieur|lien|bien|moyen|entretien|soutien|maintien|salaire|contraire|vocabulaire|affaire|nécessaire|dictionnaire|ordinaire|matière|manière|lumière|rivière|acteur de la vie)s?$/u,
  es: /^(?:motor|factor|sector|vector|valor|componente|parte|gente|mente|fuente|corriente|puente|oriente|medioambiente|constante|ambiente|continente|corriente|dente|frente|instante|calor|color|olor|sabor|vapor|error|horror|lista|vista|conquista)e?s?$/u,
  pt: /^(?:motor|fator|setor|vetor|valor|componente|parte|gente|mente|fonte|corrente|ponte|ambiente|continente|instante|calor|cor|dor|sabor|vapor|lista|vista|conquista)e?s?$/u,
  it: /^(?:motor[ei]|fattor[ei]|settor[ei]|vettor[ei]|vista|lista|conquista|continenti|ambienti|strumenti|elementi|momenti|parti)$/u,
  de: /^(?:Faktor|Motor|Sektor|Vektor|Moment|Element|Instrument|Argument|Experiment|Fundament|Talent|Prozent|Patent|Alter|Körper|Opfer|Leiter|Zimmer|Wasser|Feuer|Fieber|Fehler|Messer|Muster|Charakter|Semester|Theater|Orchester|Register|Kloster|Fenster|Ufer|Keller|Teller|Hunger|Ärger|Finger|Schleier|Humor|Tumor|Terror|Räder|Bilder|Länder|Völker|Lieder|Glieder|Felder|Gesetzgeber)s?$/u,
};
const ABSTRACT: Partial<Record<Language, RegExp>> = {
  fr: /(?:[stx]ion|isme|té|ance|ence|ude|esse|ogie|phie|nomie|métrie|ique|ment|age|ure|ise|eur)s?$/u,
  es: /(?:ción|ciones|sión|siones|ismos?|dad|dades|tud|tudes|eza|encias?|ancias?|mientos?|ogía|fía|nomía|ica|ura)s?$/u,
  pt: /(?:ção|ções|são|sões|ismos?|dade|dades|tude|eza|ências?|âncias?|mentos?|ogia|fia|nomia|ica|ura)s?$/u,
  it: /(?:zion[ei]|sion[ei]|ism[oi]|tà|tudin[ei]|ezz[ae]|enz[ae]|anz[ae]|ment[oi]|ogia|fia|nomia|ica|ura)$/u,
  de: /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|[stx]ion|[stx]ionen|tät|täten|ismus|ismen|ik|enz|anz|ie|ien|nis|nisse|tum|nahme|fuhr|kehr|gehen|werden|stehen|kommen|bleiben)e?s?$/u,
  ru: /(?:ени[еяйю]м?|ани[еяйю]м?|ост[ьи]|ци[яийю]|изма?)$/u,
};
const SCIENCE: Partial<Record<Language, RegExp>> = {
  fr: /(?:ologie|(?<!phot)ographie|nomie|métrie|sophie)$|^(?:médecine|physique|thérapeutique|mécanique|optique|botanique|arithmétique|métaphysique|linguistique|statistique|génétique|chimie|mathématique|analyse|algèbre|géométrie|logique|histoire|morale|théologie)s?$/u,
  es: /(?:ología|(?<!fot)ografía|nomía|metría|sofía)$|^(?:química|física|ciencia|historia|matemáticas?|medicina|lógica|alquimia|ética)s?$/u,
  pt: /(?:ologia|ografia|nomia|metria|sofia)$|^(?:química|física|ciência|história|matemática|medicina|lógica|ética)s?$/u,
  it: /(?:ologia|ografia|nomia|metria|sofia)$|^(?:chimica|fisica|scienz[ae]|storia|matematica|medicina|logica|etica)$/u,
  de: /(?:ologie|ographie|nomie|metrie|sophie|lehre|theorie|analyse|wissenschaft|atik|ysik|chichte|kunde|natomie)(?:en|n)?$/u,
};
const NO_ABSTRACT: Partial<Record<Language, RegExp>> = {
  fr: /^(?:instrument|élément|médicament|aliment|fragment|document|monument|appartement|bâtiment|vêtement|animal|image|page|visage|village|ouvrage|voyage|figure|créature|nature|structure|mesure|aventure|voiture|nourriture|peinture|écriture|coeur|cœur|balance|côté|été|cité)s?$/u,
  de: /^(?:Wohnung|Zeitung|Kleidung|Familie|Linie|Ferien|Fabrik|Republik|Musik|Kopie|Substanz|Instanz)n?$|ganism(?:us|en)$|chanism(?:us|en)$/u,
};

/** Adjectives that stand before a noun, or for one that has been named before. */
const BEFORE_NOUNS: Partial<Record<Language, RegExp>> = {
  fr: /^(?:seule?|vraie?|faux|fausse|moindre|grande?|petite?|bonne?|mauvaise?|nouve(?:au|l|lle)|ancien(?:ne)?|même|autre|dernière?|dernier|prochaine?|premi(?:er|ère)|seconde?|\p{L}+ième|particuli(?:er|ère)|publi(?:c|que)|diverse?|certaine?|propre|simple|meilleure?|haute?|longue?|gros(?:se)?|jeune|vieux|vieille|principale?|véritable|unique|double|général|tout|toute|contraire|vivante?)s?x?$/u,
  es: /^(?:solo|sola|gran|grande|pequeñ[oa]|buen[oa]?|mal[oa]?|nuev[oa]|antigu[oa]|mism[oa]|otr[oa]|últim[oa]|próxim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|distint[oa]|divers[oa]|ciert[oa]|propi[oa]|simple|mejor|peor|mayor|menor|únic[oa]|principal|ampli[oa]|izquierd[oa]|derech[oa]|griego|general)(?:e?s)?$/u,
  pt: /^(?:só|grande|pequen[oa]|bo[ma]|mau|má|nov[oa]|antig[oa]|mesm[oa]|outr[oa]|últim[oa]|próxim[oa]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|distint[oa]|divers[oa]|cert[oa]|própri[oa]|simples|melhor|pior|maior|menor|únic[oa]|principal|geral)s?$/u,
  it: /^(?:sol[oa]|grand[ei]|piccol[oaie]|buon[oa]?|cattiv[oa]|nuov[oaie]|antic[oa]|stess[oaie]|altr[oaie]|ultim[oaie]|prossim[oa]|prim[oaie]|second[oaie]|terz[oa]|quart[oa]|quint[oa]|divers[oaie]|cert[oaie]|propri[oa]|semplice|miglior[ei]|peggior[ei]|maggior[ei]|minor[ei]|unic[oa]|principal[ei]|general[ei])$/u,
};

const RUSSIAN = /^\p{Ll}{3,}(?:ение|ания|ание|ения|ость|ости|ция|ции|изм)$/u;

/** The nouns of a document and what shows of each, from the words it stands with anywhere in it. */
export class NounReader {
  readonly #forms = new Map<string, NounForm>();
  readonly #language: Language;
  readonly #determiners: ReadonlyMap<string, string>;
  readonly #prepositions: ReadonlyMap<string, string>;

  constructor(texts: readonly string[], language: Language) {
    this.#language = language;
    this.#determiners = DETERMINERS[language] ?? new Map();
    this.#prepositions = PREPOSITIONS[language] ?? new Map();
    if (!PREPOSITIONS[language]) return;
    const sentences = texts.map(tokensOf);
    const forms =
      language === "ru"
        ? russianForms(sentences)
        : language === "de"
          ? this.#germanForms(sentences)
          : this.#romanceForms(sentences);
    const counts = new Map<string, number>();
    for (const { lemma, count } of forms) counts.set(lemma, (counts.get(lemma) ?? 0) + count);
    for (const form of forms)
      this.#forms.set(form.text, { ...form, count: counts.get(form.lemma) ?? form.count });
  }

  get forms(): readonly NounForm[] {
    return [...this.#forms.values()];
  }

  formOf(word: string): NounForm | undefined {
    return this.#forms.get(this.#language === "de" ? word : word.toLowerCase());
  }

  /** The word that shows gender or number before a noun, "" where none does. */
  determinerOf(tokens: readonly Token[], { at, from }: Pick<NounUse, "at" | "from">): string {
    for (let index = at - 1; index >= from; index -= 1) {
      const { lower } = tokens[index] ?? { lower: "" };
      if (this.#determiners.has(lower)) return lower;
    }
    return "";
  }

  isPreposition(word: string): boolean {
    return this.#prepositions.has(word);
  }

  /** Every noun of a sentence, in order. */
  usesIn(tokens: readonly Token[]): NounUse[] {
    return tokens.flatMap(({ text }, at): NounUse[] => {
      const form = this.formOf(text);
      if (!form) return [];
      const { from, left, adjective } = this.#leftOf(tokens, at);
      const right = this.#rightOf(tokens, at);
      return [{ form, at, from, left, right, adjective: adjective ?? this.#adjectiveAfter(right) }];
    });
  }

  #adjectiveAfter(right: string | null): string | null {
    return this.#language !== "de" && right?.startsWith("|") ? right.slice(1) : null;
  }

  #isAdjective(token: Token): boolean {
    return (
      this.#language === "de" &&
      /^\p{Ll}{3,}e[nrsm]?$/u.test(token.text) &&
      !stopWords("de").has(token.lower)
    );
  }

  /** Back over adjectives, one article and one preposition to the word that governs the noun. */
  #leftOf(
    tokens: readonly Token[],
    at: number,
  ): { from: number; left: string | null; adjective: string | null } {
    let index = at - 1;
    let how = "";
    let adjective: string | null = null;
    for (let token = tokens[index]; token && index > 0 && this.#isAdjective(token); ) {
      adjective ??= token.lower.replace(/e[nrsm]?$/u, "");
      index -= 1;
      token = tokens[index];
    }
    const article = tokens[index]?.lower ?? "";
    if (this.#determiners.has(article)) {
      // "die Herrschaft des Lustprinzips": what German needs no preposition for.
      if (this.#language === "de" && /[rgf]/u.test(this.#determiners.get(article) ?? ""))
        how = "gen";
      index -= 1;
    }
    const preposition =
      this.#prepositions.get(article) ?? this.#prepositions.get(tokens[index]?.lower ?? "");
    if (preposition) {
      how = preposition;
      if (this.#prepositions.has(tokens[index]?.lower ?? "")) index -= 1;
    }
    const governor = tokens[index];
    const isWord = governor && /\p{L}{3}/u.test(governor.text);
    const left =
      isWord && !stopWords(this.#language).has(governor.lower)
        ? `${this.#lemma(governor.text)}|${how}`
        : null;
    return { from: index + 1, left, adjective };
  }

  #rightOf(tokens: readonly Token[], at: number): string | null {
    let index = at + 1;
    let how = "";
    for (; index < Math.min(tokens.length, at + 5); index += 1) {
      const token = tokens[index];
      if (!token) return null;
      const preposition = this.#prepositions.get(token.lower);
      if (preposition) how ||= preposition;
      else if (this.#determiners.has(token.lower)) {
        if (index === at + 1) how = "gen";
      } else if (!(how !== "" && this.#isAdjective(token))) break;
    }
    const token = tokens[index];
    if (!token || !/\p{L}{3}/u.test(token.text)) return null;
    if (stopWords(this.#language).has(token.lower)) return null;
    return `${how}|${this.#lemma(token.text)}`;
  }

  #lemma(word: string): string {
    return this.formOf(word)?.lemma ?? word.toLowerCase().replace(/(?:e?s|x)$/u, "");
  }

  /** Romance nouns: small words that stand behind an article or a preposition, and not before or behind nouns. */
  #romanceForms(sentences: readonly (readonly Token[])[]): NounForm[] {
    const language = this.#language;
    const stops = stopWords(language);
    const heads = new Map<string, { all: number; headed: number; sure: number; elided: number }>();
    const votes = new Map<string, { m: number; f: number; s: number; p: number }>();
    const isContent = ({ text, lower }: Token) =>
      /^\p{Ll}{4,}$/u.test(text) && !stops.has(lower) && !this.#determiners.has(lower);
    const each = (
      visit: (
        token: Token,
        before: Token | undefined,
        after: Token | undefined,
        third?: Token,
      ) => void,
    ) => {
      for (const tokens of sentences)
        tokens.forEach((token, at) => {
          if (!isContent(token)) return;
          // "Le premier jugement": the article stands before the adjective.
          const first = BEFORE_NOUNS[language]?.test(tokens[at - 1]?.lower ?? "") ? at - 1 : at;
          visit(token, tokens[first - 1], tokens[at + 1], tokens[first - 2]);
        });
    };
    each(({ lower }, before, after, third) => {
      const head = heads.get(lower) ?? { all: 0, headed: 0, sure: 0, elided: 0 };
      heads.set(lower, head);
      head.all += 1;
      const shown = this.#determiners.get(before?.lower ?? "");
      if (/'$/u.test(before?.lower ?? "")) head.elided += 1;
      if (!shown) {
        if (before && this.#prepositions.has(before.lower)) head.headed += 1;
        return;
      }
      head.headed += 1;
      const isSure =
        !/\?$/u.test(shown.slice(1)) || !!(third && this.#prepositions.has(third.lower));
      if (isSure) head.sure += 1;
      const vote = votes.get(lower) ?? { m: 0, f: 0, s: 0, p: 0 };
      votes.set(lower, vote);
      if (/^m/u.test(shown)) vote.m += 1;
      if (/^f/u.test(shown)) vote.f += 1;
      if (shown[1] === "s") vote.s += 1;
      if (shown[1] === "p") vote.p += 1;
      const adjective = after && isContent(after) ? after.lower : "";
      if (SHOWS_FEMININE[language]?.test(adjective)) vote.f += 0.5;
      else if (SHOWS_MASCULINE[language]?.test(adjective)) vote.m += 0.5;
    });
    const isHead = (word: string) => {
      const head = heads.get(word);
      return !!head && head.sure > 0 && head.headed / head.all >= 0.6;
    };
    // "La future guerre": what stands before nouns is none.
    const before = new Map<string, number>();
    each(({ lower }, _, after) => {
      if (after && isContent(after) && isHead(after.lower))
        before.set(lower, (before.get(lower) ?? 0) + 1);
    });
    const lemmaOf = (word: string) => {
      const single = word.replace(/(?:(?<=[^s])s|(?<=au|eu|ou)x)$/u, "");
      if (single !== word && heads.has(single)) return single;
      return word;
    };
    const found: NounForm[] = [];
    for (const [word, { all, elided }] of heads) {
      const vote = votes.get(word);
      if (!vote || !isHead(word) || BEFORE_NOUNS[language]?.test(word)) continue;
      if ((before.get(word) ?? 0) > all * 0.2) continue;
      if (INFINITIVE[language]?.test(word) && vote.m + vote.f === 0) continue;
      const lemma = lemmaOf(word);
      const gender = genderOf(word, [vote, votes.get(lemma)], language);
      const number = vote.p > vote.s ? "p" : "s";
      if (!gender || (vote.p > 0 && vote.s > 0 && Math.min(vote.p, vote.s) > all * 0.25)) continue;
      found.push({
        text: word,
        lemma,
        agreement: `${gender}:${number}`,
        kind: kindOf(word, language),
        count: all,
        isElided: elided > 0 || /^[aeiouyàâéèêîïôœ]/u.test(word),
      });
    }
    return found;
  }

  /** German nouns: what has its capital inside sentences too, and an article somewhere. */
  #germanForms(sentences: readonly (readonly Token[])[]): NounForm[] {
    const counts = new Map<string, number>();
    const shown = new Map<string, Map<string, number>>();
    const small = new Set<string>();
    for (const tokens of sentences) {
      tokens.forEach((token, at) => {
        if (/^\p{Ll}/u.test(token.text)) small.add(token.text);
        if (!/^\p{Lu}\p{Ll}{3,}$/u.test(token.text)) return;
        counts.set(token.text, (counts.get(token.text) ?? 0) + 1);
        let index = at - 1;
        for (let step = 0; step < 2 && index > 0; step += 1) {
          const token = tokens[index];
          if (token && this.#isAdjective(token) && !this.#determiners.has(token.lower)) index -= 1;
        }
        const found = this.#determiners.get(tokens[index]?.lower ?? "");
        if (!found) return;
        // "In der …" is the dative of a feminine: no plural has it.
        const article =
          found === "r" && this.#prepositions.has(tokens[index - 1]?.lower ?? "") ? "f" : found;
        const seen = shown.get(token.text) ?? new Map<string, number>();
        shown.set(token.text, seen);
        seen.set(article, (seen.get(article) ?? 0) + 1);
      });
    }
    const found: NounForm[] = [];
    for (const [word, seen] of shown) {
      // "Das Verdrängte": an adjective all the same.
      const bare = word.charAt(0).toLowerCase() + word.slice(1);
      if (small.has(bare) || stopWords("de").has(bare)) continue;
      const root = bare.replace(/e[nmrs]?$/u, "");
      const endings = /t$/u.test(root) ? ["e", "en", "er", "es", "em"] : ["er", "es", "em"];
      if (root !== bare && endings.some((ending) => small.has(root + ending))) continue;
      if (/iert(?:e[nrs]?)?$/u.test(word)) continue;
      const agreement = germanAgreement(word, seen, (other) => shown.get(other));
      if (!agreement) continue;
      const lemma = agreement.endsWith("gen")
        ? ([word.replace(/s$/u, ""), word.replace(/es$/u, "")].find((one) => shown.has(one)) ??
          word.replace(/s$/u, ""))
        : agreement.startsWith("p")
          ? (singularOf(word, (other) => shown.get(other)) ?? word)
          : word;
      found.push({
        text: word,
        lemma: lemma.toLowerCase(),
        agreement,
        kind: kindOf(word, "de"),
        count: counts.get(word) ?? 0,
        isElided: false,
      });
    }
    return found;
  }
}

const SHOWS_FEMININE: Partial<Record<Language, RegExp>> = {
  fr: /(?:ale|elle|ive|euse|ée|ienne|aine|ète|ande)s?$/u,
};
const SHOWS_MASCULINE: Partial<Record<Language, RegExp>> = {
  fr: /(?:al|el|if|eux|é|ien|ain|et|and)s?$/u,
};
const INFINITIVE: Partial<Record<Language, RegExp>> = {
  fr: /(?:er|ir|re)$/u,
  es: /[aei]r$/u,
  pt: /[aeio]r$/u,
  it: /(?:are|ere|ire)$/u,
};

function kindOf(word: string, language: Language): NounKind {
  if (SCIENCE[language]?.test(word)) return "science";
  if (language === "fr" && FEMININE_IN_EUR.test(word)) return "abstract";
  if (PERSONS[language]?.test(word) && !NO_PERSONS[language]?.test(word)) return "agent";
  if (ABSTRACT[language]?.test(word) && !NO_ABSTRACT[language]?.test(word)) return "abstract";
  return "other";
}

/** By its articles, else by those of its singular, else by its ending; "" where nothing tells. */
function genderOf(
  word: string,
  votes: readonly ({ m: number; f: number } | undefined)[],
  language: Language,
): "m" | "f" | "" {
  for (const vote of votes) {
    if (!vote) continue;
    const { m, f } = vote;
    if (m + f >= 1 && Math.max(m, f) >= (m + f) * 0.75) return m > f ? "m" : "f";
  }
  if (language === "fr" && FEMININE_IN_EUR.test(word)) return "f";
  if (ENDS_FEMININE[language]?.test(word)) return "f";
  return ENDS_MASCULINE[language]?.test(word) ? "m" : "";
}

/** "Triebe" beside "der Trieb", "Funktionen" beside "die Funktion". */
function singularOf(
  word: string,
  seen: (word: string) => ReadonlyMap<string, number> | undefined,
): string | null {
  const roots = [/innen$/u, /en$/u, /er$/u, /e$/u, /n$/u, /s$/u]
    .filter((ending) => ending.test(word))
    .flatMap((ending) => {
      const root = word.replace(ending, "");
      return [root, root.replace(/ä(?=\P{L}*\p{L}*$)/u, "a"), root.replace(/ü/u, "u"), `${root}e`];
    });
  return roots.find((one) => one !== word && one.length > 2 && seen(one)) ?? null;
}

/**
 * German articles stand for several cases: der is masculine, feminine or plural. `seen` counts them
 * by their ending, as the table of determiners writes it. Null where they leave it open.
 */
function germanAgreement(
  word: string,
  seen: ReadonlyMap<string, number>,
  others: (word: string) => ReadonlyMap<string, number> | undefined,
): string | null {
  const count = (ending: string) => seen.get(ending) ?? 0;
  const [r, e, f, s, n, m, own] = [
    count("r"),
    count("e"),
    count("f"),
    count("s"),
    count("n"),
    count("m"),
    count("g") + count("b"),
  ];
  const g = count("g");
  if (/(?:ungen|heiten|keiten|schaften|ionen|täten|ismen|nisse)$/u.test(word)) return "p:s";
  if (ENDS_FEMININE.de?.test(word) && m + s + own === 0) return "f:s";
  if (g > 0 && /s$/u.test(word) && r + e + f + s + n + m + own === g) return "mn:gen";
  const looksPlural = /(?:e|n|er|s)$/u.test(word);
  if (looksPlural && e + r + n > 0 && f + m + s + own === 0) {
    if (!singularOf(word, others)) return null;
    return /n$/u.test(word) ? "p:n" : /s$/u.test(word) ? "p:s" : "p:e";
  }
  if (m + s + n + own > 0 && e + f === 0) {
    if (s > 0 && n === 0) return "n:s";
    if (r + n > 0 && s === 0) return "m:s";
    return ENDS_MASCULINE.de?.test(word) ? "m:s" : null;
  }
  return e + f > 0 && m + s + own + n === 0 ? "f:s" : null;
}

function russianForms(sentences: readonly (readonly Token[])[]): NounForm[] {
  const counts = new Map<string, number>();
  for (const tokens of sentences)
    for (const { lower } of tokens)
      if (RUSSIAN.test(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({
    text,
    lemma: text.replace(/(?:[еяью]|и)$/u, ""),
    agreement: text.slice(-3),
    kind: kindOf(text, "ru"),
    count,
    isElided: false,
  }));
}
