import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { eventVerbs, pastActionVerbs, verbs } from "./verbs";
import { words } from "./words";

const article = "(?:o|a|os|as|um|uma|uns|umas|cada|todo|toda) ";
const determiner =
  "(?:o|a|os|as|um|uma|uns|umas|cada|todo|toda|todos os|todas as|alguns|algumas|muitos|muitas|ambos|ambas|vários|várias|dois|duas|três|quatro|cinco)";
const months = words.months.map(([month]) => month).join("|");
const genus =
  "(?= (?:um|uma|uns|umas|o|a|os|as|aquele|aquela|aqueles|aquelas|cada|todo|toda|qualquer) )";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article,
  subjectStart: `(?:(?:em|n[oa]s?|com|durante|para|entre|segundo|desde|até) [^,]{3,60}, )?${determiner} `,
  pronouns:
    "ele|ela|eles|elas|lhe|lhes|seu|sua|seus|suas|dele|dela|deles|delas|outr[oa]s?|mesm[oa]s?|eu|nós|nos|nosso|nossa|você|por sua vez|em contrapartida|pelo contrário|quando|se|demasiado|a maioria(?! d)",
  demonstratives:
    "dele|dela|deles|delas|também|isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|deste|desta|destes|destas|desse|dessa|desses|dessas|nest[ae]s?|ness[ae]s?|nisso|disso|aquel[ae]s?|dit[oa]s?|anterior(?:es)?|seguintes?|aqui|ali|assim|então|depois(?! d)|tal|tais|\\((?:figura|ver|veja|tabela)",
  phraseBoundaries:
    "que|quem|qual|quais|cujo|cuja|cujos|cujas|onde|quando|como|se|porque|mas|senão|não|nem|mais|é|são|ser|está|estão|há|me|te|lhe",
  relativePronouns: "que|qual|cujo|cuja|onde|quando",
  nonInitialWords:
    "a(?:o|os) |a partir|à|às|ante|após|até|com|contra|de|do|da|dos|das|desde|durante|em|no|na|nos|nas|entre|para|pelo|pela|pelos|pelas|por|perante|segundo|sem|sob|sobre|e|ou|mais|menos|muito|também|só|além|embora|enquanto|num|numa",
  participles: "\\p{L}{2,}(?:ad|id)[oa]s?",
  relationalNouns:
    "dois|duas|três|quatro|cinco|algu(?:ns|mas)|muit[oa]s|vári[oa]s|resultados?|objetivo|problemas?|causas?|exemplos?|tarefa|função|funções|característica|características|diferenças?|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|principa(?:l|is)|consequências?|raz(?:ão|ões)|motivos?|formas?|tipos?|uma?|parte|maior|maioria|coisa|verdade|processos?|substância|ideia|fato|facto|caso|efeitos?|vantage(?:m|ns)|solução|autor|livro|número|resto|nome|termo|palavra|conjunto|seguinte|únic[oa]|princípio|questão|papel|estrutura|organela",
  rankingPhrases:
    "(?:o|a|os|as) (?:primeir[oa]s?|últim[oa]s?|únic[oa]s?) (?:que|em|d[eoa]s?|a) |(?:o|a|os|as) (?:mais|menos|maior|melhor|principal) |um exemplo |uma? d[ao]s ",
  uninformativeVerbs:
    "não|(?:era|eram|foi|foram|será|estava|havia|podia)|(?:se )?(?:é|são|está|estão|há|pode|podem|deve|devem|vai|vão|faz|fazem|parece|parecem|fica|ficam|torna|tornam|costuma)(?! \\p{L}+(?:ad|id|st|ert|eit|rit|ost)[oa]s? (?:d[eoa]s?|por|pel[oa]s?) )",
  sentenceAdverbs:
    "também|além disso|no entanto|contudo|todavia|entretanto|porém|portanto|por isso|assim|em geral|geralmente|normalmente|por exemplo|de fato|com efeito|ou seja|finalmente|por fim|por outro lado|atualmente|hoje em dia|hoje|e|mas",
  aliasMarkers: "ou|também chamad[oa]s?|também conhecid[oa]s? como|ou ainda",
  apposition: { opens: "um|uma", before: "o|a|os|as|ao|à|no|na|com|por" },
  coordination: `, (?:e (?=${determiner} )|mas|porém|enquanto|embora|ou seja|isto é|para que|que esta |o que )`,
  verbs,
  verbEndings: "am|[^gd]em|ou|ava|iam|avam",
  clitics: "se|não|também|já|nunca|sempre",
  listAnnouncement:
    "(?:dois|duas|três|quatro|cinco|vários|várias|divers[oa]s|diferentes|muit[oa]s) (?:grandes |principais )?(?:fatores|fases|tipos|partes|etapas|grupos|formas|classes|maneiras|razões|causas)(?: \\p{L}+(?: e \\p{L}+)?)?",
  definitions: [
    {
      kind: "property",
      prefix:
        "[AO] (?:função|finalidade|objetivo|propósito|papel|tarefa|causa|consequência|característica|unidade|símbolo|capital)(?: principal)? d[eoa]s?",
      relation: "^\\S+ (\\S+(?: principal)?)",
      connective: "é|consiste em",
      parts: partOrders.subjectThenProperty,
    },
    {
      kind: "definition",
      connective:
        "são(?= (?!\\p{L}+(?:ad|id)[oa]s |muit|outr|tod|tão |mais |est|seu|sua|um|dois |duas |três |os |as )\\p{L}{3,}s (?:que |(?!seus |suas |pelos |pelas |mais )\\p{L}{4,}s ))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: `(?:é|são|era|eram|foi|foram)${genus}`,
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "define-se como|definem-se como|é definid[oa] como|são definid[oa]s como|significa|designa|refere-se a|consiste em|corresponde a",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:é|são) (?:chamad[oa]s?|denominad[oa]s?|conhecid[oa]s? como|designad[oa]s?|dit[oa]s?)(?: de| por| como)?|chama-se|chamam-se|denomina-se|designa-se(?: por)?|recebe o nome de|recebem o nome de",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix:
        "(?:Em [^,]{3,40}, )?(?:Define-se como|Chama-se|Chamamos|Denomina-se|Designa-se(?: por)?|Entende-se por)(?: de)?",
      connective: "(?=(?:o|a|os|as|um|uma|ao|à|todo|toda|qualquer) )",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: "Por",
      connective: "entende-se",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective:
        "(?=(?:porque|já que|uma vez que|visto que|dado que|devido (?:ao?s?|às?)|(?:por causa|em razão|em virtude) d[eoa]s?|graças (?:ao?s?|às?)) )|, pois",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "cause",
      prefix:
        "(?:Devido (?:ao?s?|à|às)|Por causa d[eoa]s?|Graças (?:ao?s?|à|às)|Em razão d[eoa]s?|Como consequência d[eoa]s?|Visto que|Uma vez que|Já que)",
      connective: `,(?= ${determiner} )`,
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "consequence",
      connective:
        "provocam?|provocou|causam?|causou|levam? (?:ao?s?|à|às)|levou (?:ao?s?|à|às)|dão origem|dá origem (?:ao?s?|à|às)|resulta(?:m)? em|ocasionam?|desencadeia|desencadeiam|geram?|gerou|favorecem?|impedem?|contribu(?:i|em) (?:para|com)|faz(?:em)? com|implicam?|acarretam?|conduz(?:em)? (?:ao?s?|à|às)",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective:
        ", (?:de modo que|de forma que|de maneira que|por isso|portanto|por conseguinte|pelo que|razão pela qual)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      connective:
        "(?<!(?:essencia(?:l|is)|crucia(?:l|is)|fundamenta(?:l|is)|necessári[oa]s?|suficientes?|utilizad[oa]s?|usad[oa]s?|importantes?|adaptad[oa]s?) )para(?= \\p{Ll}+(?:ar|er|ir|or)(?:-se)? )|a fim de|com o objetivo de|com a finalidade de",
      parts: partOrders.actionThenPurpose,
    },
  ],
  causalConnectives: {
    therefore:
      "Por (?:isso|essa razão|este motivo|esse motivo|conseguinte)|Portanto|Em consequência",
    because:
      "(?:Isso|Isto) (?:acontece porque|ocorre porque|deve-se ao?s?|se deve ao?s?|deve-se ao facto de|é porque)|A (?:causa|razão)(?: disso| disto)? é(?: que)?|O motivo(?: disso| disto)? é(?: que)?",
  },
  memberships: [
    {
      kind: "membership",
      connective:
        "(?:divide-se em|dividem-se em|é dividid[oa] em|são dividid[oa]s em|classifica-se em|classificam-se em|(?:é|são) (?:formad[oa]s?|compost[oa]s?|constituíd[oa]s?) (?:por|de)|compõe-se de|compreende|compreendem|inclui|incluem)",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "[OA]s (?:(?:dois|duas|três|quatro|cinco|seis|sete|oito|principais|grandes|diferentes) ){0,2}(?:tipos|classes|partes|fases|etapas|elementos|componentes|formas|ramos|grupos) (?:principais )?(?:de|do|da|dos|das)",
      connective: "são:?",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "(?:Existem|Há|Distinguem-se) (?:(?:dois|duas|três|quatro|cinco|seis|sete|vári[oa]s|divers[oa]s|diferentes) )?(?:grandes )?(?:tipos|classes|partes|fases|etapas|formas|ramos|grupos|níveis) de",
      connective: "(?<=[\\p{L}\\s]):(?= )",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${pastActionVerbs}) )`, parts: partOrders.nameThenAction },
    {
      kind: "person",
      connective: "(?<=(?:foi|foram) \\p{Ll}+[oa]s?(?: em [12]\\d{3})? )(?:por|pel[oa])(?= )",
      parts: partOrders.actionThenName,
    },
  ],
  personName:
    "(?<!\\p{L})(?:D\\. |Dom )?\\p{Lu}[\\p{L}’'.-]+(?: (?:de|do|da|dos|von|van|al|e|\\p{Lu}[\\p{L}’'.-]*)){0,3} \\p{Lu}[\\p{L}’'.-]+ ?",
  contrast: { connective: ", (?:enquanto(?: que)?|ao passo que)", isVerbFinal: false },
  enumeration: { separator: ",", last: " (?:e|ou) " },
  date: `(?:em|no|na|a|desde) ((?:\\d{1,2}º? de )?(?:(?:${months}) de )?[12]\\d{3}|(?:ano de [12]\\d{3}|século [IVX]+))(?!\\p{L})`,
  eventVerbs,
  answerTypes: {
    head: "first",
    modifier: null,
    plural: /(?<!u|lápi|tóra)s$/u,
    pluralArticle: /^(?:os|as|uns|umas) /iu,
    date: /^(?:o )?(?:séculos? [IVX]+|ano \d+|\d+ [ad]\. ?C\.)/iu,
    person:
      /^(?!(?:Grande?|Primeir[oa]|Segund[oa]|Guerra|Revolução|Estados|União|Império|República|Reino|Nov[ao]|São|Santa|Universidade|Instituto|Teoria|Lei|Partido|Tratado|Idade|Nações|Banco|Mar|Rio|Oceano|América|Prêmio|Terra|Assembleia|Conselho)(?!\p{L}))\p{Lu}\p{Ll}+(?: (?:de|do|da|dos|von|van|\p{Lu}[\p{L}.]*)){0,3} \p{Lu}\p{Ll}+$/u,
    place: null,
    finiteVerb: /\p{L}{2}(?:ou|am)$/u,
    subordinators: "que|quem|qual|quais|cuj[oa]s?|onde|quando|como|se|porque|pois|embora|enquanto",
  },
  labels,
  headings: [
    ["objectives", "objetivos?.*|metas de aprendizagem|competências"],
    ["exercises", "exercícios.*|atividades.*|perguntas.*|questões.*|questionário|problemas"],
    [
      "references",
      "referências.*|bibliografia.*|fontes|leituras.*|ligações externas|ver também|notas",
    ],
    ["contents", "índice.*|conteúdos?|sumário"],
    ["glossary", "glossário.*|vocabulário.*|termos.*|conceitos.*|definições"],
    ["summary", "resumo.*|conclus(?:ão|ões)|síntese|pontos-chave|ideias principais"],
    ["examples", "exemplos?.*"],
    ["causes", "causas?.*|motivos.*|razões.*|antecedentes.*|fatores.*"],
    ["consequences", "consequências.*|efeitos.*|resultados.*"],
    ["steps", "passos.*|etapas.*|fases.*|procedimento.*"],
  ],
});
