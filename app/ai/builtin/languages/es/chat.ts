import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number:
      /\b(?:cu[aá]nt[oa]s?|qu[eé] (?:parte|porcentaje|tamaño|temperatura|distancia))(?!\p{L})/iu,
    time: /\bcuándo(?!\p{L})(?<!\b(?:qu[eé]|cómo)\b.{0,200}(?<!\by )cuándo)|^[¿ ]*cuando(?!\p{L})|\b(?:qu[eé]|cu[aá]l) (?:año|siglo|fecha)(?!\p{L})/iu,
    reason: /\b(?:por ?qu[eé]|para qu[eé]|a qué se debe|cu[aá]l es la causa)(?!\p{L})/iu,
    person: /\bqui[eé]n(?:es)?(?!\p{L})/iu,
    place: /\bd[oó]nde(?!\p{L})/iu,
    manner: /\bc[oó]mo(?!\p{L})/iu,
    list: /\b(?:qu[eé]|cu[aá]les|nombra|enumera)(?!\p{L}).{0,25}\b(?:tipos|clases|partes|fases|etapas|formas|ejemplos|causas|efectos|síntomas|ventajas|desventajas|funciones|características)\b/iu,
    steps: /\b(?:pasos|en qu[eé] orden|procedimiento)\b/iu,
    definition:
      /\b(?:qué (?:estudia|se entiende|es|son|significa|quiere decir)|que (?:es|son|significa))(?!\p{L})/iu,
  },
  requestPrefix:
    /^[\s¿]*(?:explica(?:me)?|dime)\s+(?=(?:por qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|c[oó]mo)(?!\p{L}))/iu,
  countQuestion: /\bcuánt[oa]s(?!\p{L})/iu,
  whoIs:
    /^[\s¿]*qui[eé]n(?:es)? (?:es|era|eran|fue|fueron|son) ((?:(?:los|las) )?(?:(?<![\p{L}.'’-])(?!(?:de|del|que|en|el|la) )[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [
    /^[\s¿]*(?:qu[eé]|qui[eé]n(?:es)?) (?:es|son|fue|fueron|era|eran|significa) (.{2,60}?)[\s?.!]*$/iu,
    /^[\s¿]*(?:expl[ií]ca(?:me)?|define) (.{2,60}?)[\s?.!]*$/iu,
  ],
  whatAbout: /^[\s¿]*(?:qu[eé] (?:hay de|pasa con)|pero|y)\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bcompara\s+(.{2,60}?)\s+(?:y|con)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bdiferencias?\s+entre\s+(.{2,60}?)\s+[ye]\s+(.{2,60}?)[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=[¿\p{L}].{3})|\s*,?\s*(?<!\p{L})y(?!\p{L})\s*(?=(?:qui[eé]n|qu[eé]|cu[aá]ndo|d[oó]nde|por ?qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt[oa]s?)(?!\p{L}))/iu,
  manner: /(?<![\s,])[\s,]+en (?:pocas palabras|palabras sencillas|una frase)[\s.!?]*$/iu,
  continuation: /^\s*[¿]?(?:y|pero)(?!\p{L})/iu,
  pronoun: /^(?:eso|esos|ellos|ellas|ella|él)$/iu,
  possessive: /^(?:sus?|est[aeo]s?|es[aeo]s?)\s/iu,
  article: /^(?:el|la|los|las|una?)\s+/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(?:dieci|veinti)\p{L}+|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil|millones|mitad|tercio)\b/iu,
  time: /\b(?:a\. ?C|siglo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu,
  season: /\b(?:antes|después|durante|cuando|mientras|invierno|verano|noche|día)\b/iu,
  reason:
    /\b(?:porque|debido a|ya que|para que|por lo que|a causa de|gracias a|por eso|de modo que|así que|puesto que)(?!\p{L})|->|→/iu,
  place: /\ben\s+(?:la\s+|el\s+)?\p{Lu}/u,
  definition:
    /\b(?:es|son|fue|era|fueron|eran|significa|se refieren? a|consisten? en|se define|se llaman?|se denominan?)\b|\s[=—–]\s|^[^.:!?]{2,60}:\s/u,
  attributiveComplement: /^\s*(?:en|de|por|para|tan|muy|más|también|si)(?!\p{L})/u,
  nominalComplement: /^\s*(?:el|la|los|las|una?|un[oa]s|cualquier|aquel\p{L}*|toda?)(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:el|la|los|las|una?) (?=\p{Ll})/gu,
  example: /\b(?:por ejemplo|un ejemplo|ejemplos? de|tales como)(?!\p{L})/iu,
  caption: /^(?:Figura|Tabla|Fuente)\s/iu,
  continuation: /^(?:Este|Esta|Estos|Estas|Esto)(?![\p{L}’'])/u,
  measures: [
    { question: /\bqué año\b/iu, answer: /\b\d{3,4}\b/u },
    { question: /\bqué temperatura\b/iu, answer: /°|\bgrados?\b/iu },
    {
      question:
        /\bcuánto (?:cuesta|costó|costaba|costaron|gana|ganaba|vale)\b|\b(?:precio|salario|sueldo) (?:de|del)\b/iu,
      answer: /[$€]|\b(?:dólares|centavos|euros?|pesos?|pesetas?|gratis)\b|%/iu,
    },
    {
      question: /\bcuánt(?:o pes|os \p{L}*gramos)/iu,
      answer: /\d\s?k?g\b|\b(?:\p{L}*gramos?|kilos?|toneladas?|libras?|masa|pes[oa]\p{L}*)\b/iu,
    },
    {
      question: /\bcuánto m(?:ide|edía|idió)|cuántos \p{L}*metros\b|\ba qué distancia\b/iu,
      answer: /\d\s?[ckm]?m\b|\b(?:\p{L}*metros?|millas?|pies|veces)\b/iu,
    },
    { question: /\bqué velocidad\b/iu, answer: /\bpor (?:segundo|hora)|\/\s?[hs]\b|\bveces\b/iu },
    {
      question: /\bqué (?:parte|porcentaje|proporción)\b/iu,
      answer: /%|\b(?:por ciento|mitad|tercio|cuart[oa]|tercera|quinta|sexta)\b/iu,
    },
    {
      question: /\bcuánt[oa]s (?:segundos|minutos|horas|días|semanas|meses|años|siglos)\b/iu,
      answer: /\b(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|siglos?)\b/iu,
    },
  ],
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^[\s¡]*(?:hola|buenos días|buenas(?: tardes| noches)?)(?:[\s,]+\p{L}+)?[\s!.,]*$/iu,
    thanks: /^\s*(?:(?:ok|vale|perfecto)[,.! ]+)?(?:muchas |mil )?gracias[\s!.,]*$/iu,
    fine: /^\s*(?:vale|de acuerdo|entiendo|entendido|genial|adi[oó]s|hasta luego)[\s!.,]*$/iu,
    self: /^[\s¿]*(?:(?:qui[eé]n|qu[eé]|c[oó]mo) (?:eres|est[aá]s)(?: t[uú])?|qu[eé] (?:opinas|piensas)|eres (?:un )?(?:robot|humano|una? persona))[\s?!.]*$/iu,
    help: /^[\s¿]*(?:ayuda|qu[eé] puedes hacer)[\s!?.]*$/iu,
    quiz: /\b(?:hazme preguntas|preg[uú]ntame|ponme a prueba)\b/iu,
    summary:
      /\b(?:resum(?:en|e|ir|o|ez)|puntos (?:clave|principales)|ideas (?:clave|principales)|de qué trata|lo más importante|qué (?:debo|tengo que) saber)\b|^\W*expl[ií]cal[oa] m[aá]s (?:f[aá]cil|sencillo|simple)\W*$/iu,
    keyTerm:
      /^\W*(?:expl[ií]ca(?:me)?|define|cu[aá]l es) el (?:término|concepto) más importante\W*$/iu,
    explain: /^[\s¿]*(?:expl[ií]ca|define|qu[eé] (?:es|son|significa) )/iu,
  },
  followUps,
  polite: "por favor",
  opening: "(?:(?:y|pero)[ ,]+)?",
  languageCues:
    /^[\s¿¡]*(?:hola|(?:muchas )?gracias|buen[oa]s\b.*|ejemplos?|dame\b.*|cu[eé]ntame.*|res[uú]me(?:n|lo)?\b.*|fuente|verdad|sigue|adi[oó]s|vale|ayuda)[\s!?.]*$|(?<!\p{L})(?:cap[ií]tulo|secci[oó]n|resume|resumen|expl[ií]came)(?!\p{L})/iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "cap[ií]tulos?",
      section: "secci[oó]n",
      part: "partes?",
      book: "libros?",
      unit: "unidad(?:es)?|lecci[oó]n|tema",
    },
    page: "p[aá]ginas?",
    to: "a|y",
    ordinals:
      "primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] s[eé]ptim[oa] octav[oa] noven[oa] d[eé]cim[oa] [uú]ltim[oa]".split(
        " ",
      ),
    cardinals: "un[oa] dos tres cuatro cinco seis siete ocho nueve diez".split(" "),
    number: "n[uú]mero",
    titled: "sobre|acerca de|titulad[oa]|llamad[oa]",
    afterTitle: "dice|cuenta",
  },
  questionWords: new Set("texto documento autor según significa quiere decir".split(" ")),
  summaryWords:
    /\b(?:res[uú]m(?:en|e|ir|o|ez|a|eme|elo)|hazme|haz|dame|puedes|puntos?|claves?|principal(?:es)?|ideas|trata|documento|texto|archivo|cap[ií]tulo|libro|breve|corto|m[aá]s|importante|debo|tengo|saber|examen|expl[ií]cal[oa]|f[aá]cil|sencillo|est[ea]|curso)(?![\p{L}\p{M}])/giu,
});
