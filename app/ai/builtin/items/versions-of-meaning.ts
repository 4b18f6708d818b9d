import { relatedStems } from "../concepts/synonyms";
import type { Language } from "../language/language";
import { contentStems } from "../language/words";

/**
 * Words of a meaning that say something else when the other takes their place, and that no other
 * word of a meaning undoes. Pairs that are true again when their object is turned round too (buy and
 * sell, abroad and at home, before and after, more and less) have no place here.
 */
const CHANGES: Partial<Record<Language, string>> = {
  en: "limited:unlimited | unlimited:limited | broad:narrow | a small:a large | a large:a small | large:small | small:large | all people:only a few people | without charge:for a fee | voluntary:forced | voluntarily:by force | lower:higher | private businesses:public offices | hands of the people:hands of one ruler | one ruler:an elected council | a handful of:nearly all | hereditary:elected | elected:hereditary | nonelected:elected | decentralized:centralized | passed down from:left free by | agricultural:industrial | simplified:exact | modern:traditional | material(?= \\p{Ll}):nonmaterial | nonmaterial:material | mechanized:manual | uncultivated:cultivated | strict:loose | clash:agree | too much:too little | outside of:within | a single:more than one | subjective:objective | objective:subjective | over time:only briefly | luminous:dark | nonluminous:luminous | rapid:slow | rapidly:slowly | dark:bright | smooth:rough | heavily:hardly | lighter:darker | larger:smaller | higher:lower | fixed:changing | constant:changing | living:dead | permanent:temporary | temporary:permanent | public:private | internal:external | external:internal | natural:artificial | artificial:natural | short:long | long:short | simple:complex | complex:simple | visible:invisible | invisible:visible | formal:informal | informal:formal | written:oral | oral:written | sacred:worldly | ancient:modern | local:national | national:local | urban:rural | rural:urban | equal:unequal | unequal:equal | legal:illegal | illegal:legal | in violation of:in accordance with | vertically:in no order | positive:negative | negative:positive | active:passive | passive:active | conscious:unconscious | unconscious:conscious | solid:liquid | liquid:solid | hot:cold | cold:hot | warm:cold | upper:lower | inner:outer | outer:inner",
  es: "un solo tipo:varios tipos | dos o más:un solo | más pequeña:más grande | más pequeñas:más grandes | uniforme:desigual | varía:no cambia | constante:variable | homogénea:heterogénea | medios físicos:reacciones químicas | cambios químicos:medios físicos | gaseoso:líquido | un volumen definido:un volumen indefinido | una forma definida:una forma indefinida | una forma indefinida:una forma definida | tentativa:definitiva | completa:parcial | un gran número:un número muy pequeño | público:privado | privado:público | pública:privada | privada:pública | interno:externo | externa:interna | interna:externa | permanente:temporal | temporal:permanente | limitado:ilimitado | limitada:ilimitada | positiva:negativa | negativa:positiva | sólido:líquido | voluntaria:forzosa | antiguo:moderno | antigua:moderna | rural:urbano",
  fr: "limité:illimité | limitée:illimitée | un seul:plusieurs | constante:variable | constant:variable | interne:externe | externe:interne | naturel:artificiel | naturelle:artificielle | volontaire:forcé | active:passive | actif:passif | public:privé | publique:privée | permanent:passager | permanente:passagère | directement:indirectement | solide:liquide | positive:négative | simple:complexe | vivants:morts",
  de: "begrenzt:unbegrenzt | begrenzte:unbegrenzte | bewußte:unbewußte | bewußten:unbewußten | unbewußte:bewußte | unbewußten:bewußten | innere:äußere | inneren:äußeren | äußere:innere | äußeren:inneren | konstant:veränderlich | öffentliche:private | öffentlichen:privaten | natürliche:künstliche | einfache:zusammengesetzte | lebende:tote | lebenden:toten | feste:flüssige | direkt:indirekt | aktive:passive",
  pt: "limitado:ilimitado | limitada:ilimitada | um só:vários | constante:variável | interno:externo | interna:externa | público:privado | pública:privada | natural:artificial | direta:indireta | diretamente:indiretamente | positiva:negativa | sólido:líquido",
  it: "limitato:illimitato | limitata:illimitata | un solo:più di un | costante:variabile | interno:esterno | interna:esterna | pubblico:privato | pubblica:privata | naturale:artificiale | diretta:indiretta | direttamente:indirettamente | positiva:negativa | solido:liquido",
};

interface Change {
  at: number;
  length: number;
  by: string;
}

const lists = new Map<Language, readonly (readonly [RegExp, string])[]>();

function changesOf(language: Language): readonly (readonly [RegExp, string])[] {
  const known = lists.get(language);
  if (known) return known;
  const list = (CHANGES[language] ?? "")
    .split(" | ")
    .filter((pair) => pair.includes(":"))
    .map((pair) => pair.split(":"))
    .map(
      ([from = "", to = ""]) =>
        [new RegExp(`(?<![\\p{L}-])${from}(?![\\p{L}-])`, "giu"), to] as const,
    );
  lists.set(language, list);
  return list;
}

/**
 * A meaning made false in one place, in another, and in both, so that the true one does not show by
 * what the others have in common. One alone where only one place can be changed; none where none.
 */
export function versionsOfMeaning(meaning: string, term: string, language: Language): string[] {
  const found: Change[] = [];
  const own = contentStems(term, language);
  const said = new Set(contentStems(meaning, language));
  // "Intense preferences" are based on no weak feelings: what the term says itself cannot be changed.
  const isOfTerm = (word: string) =>
    contentStems(word, language).some(
      (stem) => own.includes(stem) || own.some((one) => relatedStems(one, language).includes(stem)),
    );
  // "Too small to be seen directly": what follows hangs on it.
  const isBound = /\b(?:too|so|enough|demasiad[oa]s?|tan|suficientemente)\b/iu.test(meaning);
  for (const [pattern, by] of changesOf(language)) {
    const matches = [...meaning.matchAll(pattern)];
    const [match] = matches;
    // Said twice, it would have to be changed twice.
    if (!match || matches.length > 1 || isOfTerm(match[0])) continue;
    // "A subjective reality … objective reality": turned round, the one would be the other.
    const from = contentStems(match[0], language);
    if (contentStems(by, language).some((one) => said.has(one) && !from.includes(one))) continue;
    // "How strongly": to ask for the degree is to leave it open.
    if (/(?<!\p{L})(?:how|cómo|wie) $/iu.test(meaning.slice(0, match.index))) continue;
    const change = { at: match.index, length: match[0].length, by };
    if (found.every((one) => areApart(one, change))) found.push(change);
  }
  const [first, second] = found.sort((a, b) => a.at - b.at);
  if (!first) return [];
  const between = second && meaning.slice(first.at, second.at);
  // "A definite volume, but an indefinite shape": one without the other is no contrast.
  const isContrast = /, (?:pero|sino|mais|aber|mas|ma|но) /u.test(between ?? "");
  if (!second || isBound || isContrast) return [put(meaning, first)];
  return [put(meaning, first), put(meaning, second), put(put(meaning, second), first)];
}

function areApart(a: Change, b: Change): boolean {
  return a.at + a.length < b.at || b.at + b.length < a.at;
}

function put(text: string, { at, length, by }: Change): string {
  const isCapital = /^\p{Lu}/u.test(text.slice(at));
  const word = isCapital ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
  const before = text.slice(0, at);
  const fitting = before.replace(
    /(?<!\p{L})([Aa])n? $/u,
    (_, article: string) => `${article}${/^[aeiou]/iu.test(word) ? "n" : ""} `,
  );
  return fitting + word + text.slice(at + length);
}
