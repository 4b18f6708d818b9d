import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { eventVerbs, pastActionVerbs, verbs } from "./verbs";
import { words } from "./words";

const article = "(?:le|la|les|un|une|des|du|de la|chaque) |l[’']|de l[’']";
const determiner =
  "(?:(?:le|la|les|un|une|des|du|chaque|tout|toute|tous les|toutes les|certain|certaine|certains|certaines|plusieurs|quelques|deux|trois|quatre|cinq|la plupart des) |l[’'])";
const months = words.months.map(([month]) => month).join("|");

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article,
  subjectStart: `(?:(?:en|chez|dans|pendant|pour|selon|depuis|à|au|aux|sur|par) [^,]{2,60}, )?(?:${determiner}|\\p{Lu}(?!n )[\\p{L}-]+ (?:\\p{Lu}|est |était |fut |a ))`,
  pronouns:
    "il|elle|ils|elles|on|lui|tu|te|toi|ton|ta|tes|vous|leur|leurs|y|son|sa|ses|je|j|tu|nous|vous|notre|nos|votre|vos|mon|ma|mes|même|mêmes|autres?|en revanche|au contraire|par contre|aussi|également|trop|assez|lorsque|quand|si|la plupart(?! des)",
  demonstratives:
    "ce|cet|cette|ces|ceci|cela|ça|c|ici|là|ci-dessus|ci-dessous|celui-ci|celle-ci|ceux-ci|celles-ci|précédente?s?|suivante?s?|tel|telle|tels|telles|ensuite|enfin|alors(?! que)|puis|donc|\\((?:figure|voir|tableau)",
  phraseBoundaries:
    "qui|que|qu|dont|où|lequel|laquelle|lesquels|lesquelles|quand|lorsque|si|comme|parce|mais|sinon|ne|n|ni|plus|est|sont|était|a|ont|se|s|me|te",
  relativePronouns: "qui|que|qu|dont|où|lorsque",
  nonInitialWords:
    "à|au|aux|du|des|avec|chez|contre|dans|de|depuis|derrière|dès|devant|en|entre|hors|jusque|malgré|outre|par|parmi|pendant|pour|sans|selon|sous|sur|vers|et|ou|donc|car|or|plus|moins|très|aussi|afin|voici|voilà|quel|quelle|comment|pourquoi|y compris|trop|bien|d",
  participles: "\\p{L}{2,}(?:ées?|ués?|és)",
  relationalNouns:
    "certaine?s?|plusieurs|quelques|résultats?|objectif|but|problèmes?|causes?|exemples?|tâche|rôle|fonctions?|caractéristiques?|différences?|premiers?|premières?|seconde?s?|deuxième|troisième|derniers?|dernières?|principal|principale|principaux|principales|conséquences?|raisons?|motif|forme|sorte|type|uns?|une|partie|majorité|plupart|chose|vérité|processus|substance|idée|fait|cas|effets?|avantages?|inconvénients?|solution|auteur|livre|nombre|reste|noms?|terme|mot|ensemble|suite|seule?|principe|question|première|moment|hypothèse|erreur|produit|bilan|phénomène|mécanisme|méthode|étape|autre|conclusion|mieux|plus",
  rankingPhrases:
    "l[ea]s? (?:plus|moins) |une? exemple|(?:la première|le premier|les premi[eè]re?s|l[ea]s? seule?s?|l[ea]s? dernière?s?|l[ea]s? dernier?s?) (?:d(?:e|u|es) |d[’']|aux? |à |qui |en )|l[’']une? des |un des |une des ",
  uninformativeVerbs:
    "ne|n[’']\\p{L}+|(?:était|étaient|fut|furent|sera|a|ont|avait|avaient|eut|pouvait|put)|(?:s[’']|se )?(?:est|sont|peut|peuvent|doit|doivent|va|vont|fait|font|semble|semblent|paraît|reste|restent|devient|deviennent|faut|veut|veulent|sait)(?! \\p{L}+(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|it|ite|ert|erte)s? (?:d(?:e|u|es)|par) | \\p{L}+(?:é|i|u|t)e?s? d[’'])",
  sentenceAdverbs:
    "aussi|également|de plus|en outre|cependant|toutefois|pourtant|néanmoins|donc|ainsi|par conséquent|par exemple|en effet|en général|généralement|souvent|enfin|finalement|aujourd[’']hui|actuellement|et|mais|or|car|d[’']ailleurs|en fait|bref",
  aliasMarkers:
    "ou|appelée?s? (?:aussi|également)|aussi appelée?s?|également appelée?s?|dite?s?|ou encore|abrégée?",
  apposition: { opens: "un|une", before: "le|la|les|au|aux|par|en|l" },
  coordination: `, (?:(?:et|mais|car|or) (?=${determiner}|elles? |ils? |ce |c[’'])|mais (?=elles? |ils? )|alors que|tandis que|si bien que|de sorte que|ce qui |ils? |elles? )`,
  verbs,
  verbEndings: "(?<!m)ent|èrent|aient",
  clitics: "se|ne|n",
  listAnnouncement:
    "(?:deux|trois|quatre|cinq|plusieurs|divers|diverses|différente?s|nombreux) (?:grands |principaux )?(?:facteurs|phases|types|parties|étapes|groupes|formes|classes|manières|raisons|causes)(?: \\p{L}+(?: et \\p{L}+)?)?",
  definitions: [
    {
      kind: "property",
      prefix:
        "(?:(?:La|Le) |L[’'])(?:fonction|rôle|but|objectif|tâche|cause|conséquence|caractéristique|unité|symbole|capitale)(?: principale?)? (?:du|de|des|d(?=[’']))[’']?",
      relation: "^(?:\\p{L}+ |L[’'])(\\p{L}+(?: principale?)?)",
      connective: "(?:est|consiste)(?: (?:de|d(?=[’'])|à))?",
      parts: partOrders.subjectThenProperty,
    },
    {
      kind: "definition",
      connective:
        "(?<=[\\p{L}\\p{N})],? )(?:(?<=^(?:[Ll]es? |[Ll]a |[Ll][’']|[Uu]ne? )[^,;]{2,60},? )(?:c[’']est|ce sont)(?= (?:une?|des|le|la|les) | l[’'])|n[’']est(?: donc)? qu[’'](?=une? ))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:est|sont|était|étaient|fut|furent)(?= (?:un|une|des|le|la|les|celui|celle|ceux|celles|l[’'])(?: |(?<=[’'])))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "désigne(?:nt)?|signifie(?:nt)?|correspond(?:ent)? (?:à|au|aux)|(?:se )?définit comme|est défini(?:e)? comme|consiste(?:nt)? (?:à|en)",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "s[’']appelle(?:nt)?|se nomme(?:nt)?|se dénomme(?:nt)?|(?:est|sont) (?:appelée?s?|nommée?s?|dénommée?s?|dite?s?|qualifiée?s? de)|porte(?:nt)? le nom (?:de|d[’'])|reçoi(?:t|vent) le nom (?:de|d[’'])|est connue? sous le nom (?:de|d[’'])",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix: "(?:En [^,]{3,40}, )?[Oo]n (?:appelle|nomme|dénomme|qualifie de)",
      connective:
        "(?=(?:une?|le|la|les|des|celui|celle|ceux|celles|tout|toute|l[’'])(?: |(?<=[’'])))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: "(?:En [^,]{3,40}, )?[Oo]n (?:entend|désigne) (?:par|sous le nom de)",
      connective: "(?=(?:une?|le|la|les|des|tout|toute|l[’'])(?: |(?<=[’'])))",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective: "(?=(?:par manque|faute) d[e’'])",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "cause",
      connective:
        "(?=(?:parce qu|puisqu|étant donné qu)[e’']|(?:en raison|à cause|sous l[’']effet) d(?:es? |u |[’'])|grâce (?:à|aux?) )|, car",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "cause",
      prefix:
        "(?:En raison d(?:es?|u)|À cause d(?:es?|u)|Grâce (?:à|aux?)|Sous l[’']effet d(?:es?|u)|Faute de)",
      connective: `,(?= ${determiner})`,
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "consequence",
      connective:
        "provoque(?:nt)?|provoqua|a provoqué|entraîne(?:nt)?(?= (?:une?|des|la|le|l[’']))|entraîna|a entraîné|cause(?:nt)?|causa|conduisent à|conduit à|conduisit à|mène(?:nt)? à|donne(?:nt)? lieu à|engendre(?:nt)?|aboutit à|aboutissent à|favorise(?:nt)?|empêche(?:nt)?|oblige(?:nt)?|produi(?:t|sent)(?= (?:une?|des|la|le|l[’']))|déclenche(?:nt)?|engendra",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective:
        ", (?:si bien qu(?:e |[’'])|de sorte qu(?:e |[’'])|de façon qu(?:e |[’'])|(?=ce qui )|d[’']où |c[’']est pourquoi |donc )",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      connective:
        "pour(?= (?!cent|mille)(?:\\p{Ll}+(?:er|ir|dre|tre|oir|ire|ure)|l[ea]s? \\p{Ll}+(?:er|ir)) )|afin d[e’']|afin qu(?:e |[’'])|dans le but d[e’']|servent à|sert à",
      parts: partOrders.actionThenPurpose,
    },
  ],
  causalConnectives: {
    therefore: "C[’']est pourquoi|Par conséquent|Donc|Pour cette raison|En conséquence",
    because:
      "C[’']est parce qu(?:e |[’'])|(?:Cela|Ceci) (?:s[’']explique par|est dû (?:à|au|aux)|vient d(?:e|u|es)(?: ce qu(?:e |[’']))?|tient (?:à|au|aux))|La raison en est|La cause en est",
  },
  memberships: [
    {
      kind: "membership",
      connective:
        "(?:se divise(?:nt)? en|se compose(?:nt)? (?:de|du|des|d[’'])|comprend|comprennent|est (?:composée?|constituée?|formée?) (?:de|du|des|d[’'])|sont (?:composée?s|constituée?s|formée?s) (?:de|du|des|d[’'])|comporte|comportent|inclut|incluent)",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "L(?:es) (?:(?:deux|trois|quatre|cinq|six|sept|huit|principaux|principales|grandes?|grands|différents|différentes) ){0,2}(?:types|classes|parties|phases|étapes|éléments|composants|formes|branches|groupes|facteurs) (?:principaux |principales )?(?:de la|de l[’']|du|des|de|d[’'])",
      connective: "sont",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "(?:Il existe|On distingue) (?:(?:deux|trois|quatre|cinq|six|sept|plusieurs|divers|diverses|différent[e]?s) )?(?:grands |grandes )?(?:types|sortes|classes|parties|phases|étapes|formes|branches|groupes|niveaux) d(?:e|(?=[’']))[’']?",
      connective: "(?<=[\\p{L}\\s]):(?= )",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${pastActionVerbs}) )`, parts: partOrders.nameThenAction },
    {
      kind: "person",
      connective:
        "(?<=(?:fut|furent|a été|ont été|est|sont) \\p{Ll}+(?:é|i|u|t|s)e?s?(?: en [12]\\d{3})? )par(?= )",
      parts: partOrders.actionThenName,
    },
  ],
  personName:
    "(?<=(?:[Ll][ea] |[Ll][’'])\\p{Lu}\\p{Ll}+ )\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+| van| von| de){0,3} \\p{Lu}[\\p{L}-]+ ?|(?![LD][’'])(?<!\\p{L}|[Ll][ea] |[Ll][’'])\\p{Lu}[\\p{L}’'.-]+(?: (?:de|du|la|von|van|der|da|di|al|ibn|et|\\p{Lu}[\\p{L}’'.-]*)){0,3} \\p{Lu}[\\p{L}’'.-]+ ?",
  contrast: { connective: ", (?:alors qu(?:e |[’'])|tandis qu(?:e |[’']))", isVerbFinal: false },
  enumeration: { separator: ",", last: " (?:et|ou) " },
  date: `(?:en|le|au|vers|dès|depuis) ((?:(?:1er|\\d{1,2}) )?(?:(?:${months}) )?[12]\\d{3}|[IVX]+e siècle)(?!\\p{L})`,
  eventVerbs,
  answerTypes: {
    head: "first",
    modifier: null,
    plural: /(?:[^u]|(?<=[eo])u)(?<!corp|temp|proce|acce|exc[eè])s$|[ae]ux$/u,
    pluralArticle: /^(?:les|des) /iu,
    date: /^(?:(?:le|au|l[’']an) )?(?:[IVX]+e siècle|an \d+|\d+ (?:av|apr)\. J\.-C)/iu,
    person:
      /^(?!(?:Grande?|Première?|Seconde|Deuxième|Guerre|Révolution|États|Union|Empire|République|Royaume|Nouvel?le?|Saint|Sainte|Université|Institut|Théorie|Loi|Parti|Traité|Nations|Banque|Mer|Océan|Prix|Terre|Assemblée|Conseil|Moyen|Temps)(?!\p{L}))(?:\p{Lu}[\p{Ll}-]+)(?: (?:de|du|la|von|van|\p{Lu}[\p{L}.-]*)){0,3} \p{Lu}[\p{L}-]+$/u,
    place: null,
    finiteVerb: /\p{L}{2}(?:èrent|aient|-(?:nous|vous|t-on|ils?|elles?))$/u,
    subordinators:
      "qui|que|qu|dont|où|lequel|laquelle|lesquels|lesquelles|quand|lorsque|si|comme|puisque|car|alors",
  },
  labels,
  headings: [
    ["objectives", "objectifs?.*|compétences.*|prérequis"],
    [
      "exercises",
      "exercices?.*|activités?.*|questions?.*|problèmes?|auto-évaluation|travaux dirigés",
    ],
    [
      "references",
      "références.*|bibliographie.*|sources|liens externes|voir aussi|notes.*|articles connexes",
    ],
    ["contents", "sommaire|table des matières|plan(?: du cours)?|contenu"],
    [
      "glossary",
      "glossaire.*|vocabulaire.*|lexique.*|définitions?|mots[- ]clés?|notions clés.*|termes.*",
    ],
    [
      "summary",
      "résumé.*|conclusions?|bilan|l[’']essentiel|à retenir|points clés|synthèse|en bref",
    ],
    ["examples", "exemples?.*"],
    ["causes", "(?:les )?causes?.*|raisons.*|origines.*|facteurs.*"],
    ["consequences", "(?:les )?conséquences?.*|effets.*|résultats.*"],
    ["steps", "(?:les )?étapes?.*|phases.*|procédure|démarche|méthode"],
  ],
});
