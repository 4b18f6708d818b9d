import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /\bquant[oa]s?(?!\p{L})/iu,
    time: /\bquando(?!\p{L})|\bque ano\b/iu,
    reason: /\bpor ?qu[eê](?!\p{L})/iu,
    person: /\bquem(?!\p{L})/iu,
    place: /\bonde(?!\p{L})/iu,
    manner: /\bcomo(?!\p{L})/iu,
    list: /\bquais\b.{0,25}\b(?:tipos|partes|fases|etapas|formas|exemplos|causas|efeitos|sintomas|vantagens|funções)\b/iu,
    steps: /\b(?:passos|etapas|em que ordem)\b/iu,
    definition: /\bo que (?:significa|[eé]|s[aã]o)(?!\p{L})/iu,
  },
  countQuestion: /\bquant[oa]s(?!\p{L})/iu,
  whoIs:
    /^[\s]*quem (?:[eé]|foi|foram|eram|s[aã]o) ((?:os )?(?:(?<![\p{L}.'’-])(?!(?:de|que|o|a) )[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [/^[\s]*(?:o que|quem) (?:[eé]|s[aã]o|foi|foram) (.{2,60}?)[\s?.!]*$/iu],
  whatAbout: /^[\s]*e\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bcompar[ae]\s+(.{2,60}?)\s+(?:e|com)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bdiferenças?\s+entre\s+(.{2,60}?)\s+e\s+(.{2,60}?)[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=\p{L}.{3})|\s*,?\s*(?<!\p{L})e(?!\p{L})\s*(?=(?:quem|o que|quando|onde|por ?qu[eê]|como|qual|quais|quant[oa]s?)(?!\p{L}))/iu,
  continuation: /^\s*e(?!\p{L})/iu,
  pronoun: /^(?:isso|ele|eles|ela|elas)$/iu,
  possessive: /^(?:seus?|suas?)\s/iu,
  article: /^(?:os?|as?|uma?)\s+/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem|mil|milhões|metade)\b/iu,
  time: /\b(?:século|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/iu,
  season: /\b(?:antes|depois|durante|quando|enquanto)\b/iu,
  reason: /\b(?:porque|pois|devido a|para que|por isso)(?!\p{L})|->|→/iu,
  place: /\b(?:em|no|na)\s+\p{Lu}/u,
  definition:
    /(?<!\p{L})(?:é|são|foi|era|foram|significa|chama-se)(?!\p{L})|\s[=—–]\s|^[^.:!?]{2,60}:\s/u,
  attributiveComplement: /^\s*(?:em|no|na|tão|muito|mais)(?!\p{L})/u,
  nominalComplement: /^\s*(?:uma?|os?|as?)(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:os?|as?|uma?) (?=\p{Ll})/gu,
  example: /\b(?:por exemplo|um exemplo|exemplos? de|tais como)(?!\p{L})/iu,
  caption: /^(?:Figura|Tabela|Fonte)\s/iu,
  continuation: /^(?:Este|Esta|Isto|Isso|Ele|Ela)(?![\p{L}’'])/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:ol[aá]|oi|bom dia|boa tarde|boa noite)(?:[\s,]+\p{L}+)?[\s!.,]*$/iu,
    thanks: /^\s*(?:muito )?obrigad[oa][\s!.,]*$/iu,
    fine: /^\s*(?:entendi|certo|tchau|ok)[\s!.,]*$/iu,
    self: /^[\s]*(?:quem [eé] voc[eê]|tudo bem|voc[eê] [eé] (?:um )?rob[oôó]|o que voc[eê] acha)[\s?!.]*$/iu,
    help: /^\s*(?:ajuda|o que voc[eê] (?:pode|sabe) fazer)[\s!?.]*$/iu,
    quiz: /\bfa[cç]a-me perguntas\b/iu,
    summary: /\b(?:resum[oa]|resumir|pontos principais|ideias principais|do que trata)\b/iu,
    keyTerm: /^\W*(?:explique|defina|qual é) o (?:termo|conceito) mais importante\W*$/iu,
    explain: /^[\s]*(?:explique|o que (?:é|e|s[aã]o) )/iu,
  },
  followUps,
  polite: "por favor",
  opening: "(?:(?:e|mas)[ ,]+)?",
  languageCues:
    /^[\s]*(?:ol[aá]|oi|obrigad[oa]|exemplos?|tchau|ajuda|resum[ao]\b.*|por qu[eê])[\s!?.]*$|(?<!\p{L})(?:resuma|se[cç][aã]o|cap[ií]tulo (?:dois|tr[eê]s)|o cap[ií]tulo|explique [oa]s?)(?!\p{L})/iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "cap[ií]tulos?",
      section: "se[cç][aã]o",
      part: "partes?",
      book: "livros?",
      unit: "unidades?|li[cç][aã]o",
    },
    page: "p[aá]ginas?",
    to: "a|e",
    ordinals:
      "primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] s[eé]tim[oa] oitav[oa] non[oa] d[eé]cim[oa] [uú]ltim[oa]".split(
        " ",
      ),
    cardinals: "um[a]? dois|duas tr[eê]s quatro cinco seis sete oito nove dez".split(" "),
    number: "n[uú]mero",
    titled: "intitulad[oa]|chamad[oa]|sobre",
    afterTitle: "diz",
  },
  questionWords: new Set("texto documento autor segundo significa".split(" ")),
  summaryWords:
    /\b(?:resum[oa]|resumir|pontos|principais|fa[cç]a|d[eê]|do que trata|cap[ií]tulo|arquivo|livro|texto|documento|explique|ideias|est[ea]|curso|disciplina)(?![\p{L}\p{M}])/giu,
});
