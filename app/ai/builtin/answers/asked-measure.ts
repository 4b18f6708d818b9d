/**
 * What is asked for by measure, in the languages whose words for it are known, and how an answer
 * gives it. JavaScript's \b knows Latin letters only, so Cyrillic words stand without it.
 */
const MEASURES: readonly { asked: RegExp; told: RegExp }[] = [
  {
    // Temperature
    asked:
      /\b(?:how (?:hot|cold|warm|many degrees)|(?:what|which|qué|quelle|welche[rmn]?) (?:is the |was the |es la |est la |ist die )?(?:temperature|temperatura|température|Temperatur))\b|температур/iu,
    told: /°|\d\s?K\b|\b(?:degrees?|grados?|degrés?|Grad|kelvin|celsius|fahrenheit)\b|градус/iu,
  },
  {
    // Money
    asked:
      /\bhow (?:much|expensive)\b.*\b(?:costs?|pay|paid|earn(?:ed|s)?|spen[dt]|charged?|s[eo]ld?|worth)\b|\bhow expensive\b|\bwhat (?:did|does|do|would|will) .+ (?:cost|earn)\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:price|wage|salary|fine|cost)\b|\bcuánto (?:cuesta|costó|costaba|costaron|costó|gana|ganaba|vale)\b|\b(?:precio|salario|sueldo) (?:de|del)\b|\bcombien (?:co[uû]te|gagne|vaut)|\bquel(?:le)? (?:est|était|fut) (?:le|la) (?:prix|salaire)\b|\bwie ?viel (?:kostet|verdien)|\bwas (?:kostet|verdien)|сколько (?:стои|зарабатыв|платил)|какова (?:цена|зарплата)/iu,
    told: /[$€£¥]|\b(?:dollars?|dólares|cents?|centavos|euros?|pesos?|pesetas?|francs?|livres|écus|sous|marks?|pounds|shillings?|pence|money|free|gratis|percent)\b|рубл|доллар|франк|копе|%/iu,
  },
  {
    // Weight
    asked:
      /\bhow (?:heavy|much (?:does|did|do|would) .+ weigh|many (?:\p{L}*grams|tons|tonnes|pounds))\b|\bcuánt(?:o pes|os \p{L}*gramos)|\bcombien (?:p[eè]s|de \p{L}*grammes)|\bwie (?:schwer|viele? (?:\p{L}*gramm|Tonnen))\b|сколько (?:вес|\p{L}*грамм|тонн)/iu,
    told: /\d\s?k?g\b|\b(?:\p{L}*grams?|\p{L}*gramos?|\p{L}*grammes?|\p{L}*gramm|kilos?|tons?|tonnes?|toneladas?|Tonnen?|pounds?|libras?|ounces?|mass|weigh\p{L}*|weight|masa|pes[oa]\p{L}*|pèse\p{L}*|poids|wieg\p{L}*|heavier|lighter)\b|грамм|тонн|фунт|вес/iu,
  },
  {
    // Distance
    asked:
      /\bhow (?:far|tall|deep|wide|thick|many (?:\p{L}*met(?:er|re)s|miles|feet|inches))\b|\b(?:cuántos \p{L}*metros|combien de \p{L}*mètres|wie ?viele \p{L}*meter)\b|сколько \p{L}*метров|\ba qué distancia\b|\bà quelle distance\b|\bwie (?:weit|tief|breit)\b|как(?:ой|ая|ова) (?:высот|длин|глубин|ширин)/iu,
    told: /\d\s?[ckm]?m\b|\b(?:\p{L}*met(?:er|re)s?|\p{L}*metros?|\p{L}*mètres?|\p{L}*meter[ns]?|miles?|millas?|Meilen?|feet|foot|pies|pieds|Fuß|inch(?:es)?|yards?|light[- ]years?|AU|fathoms?|leagues?|times|veces|fois|mal|diameters?|stor(?:ey|ie)s)\b|метр|миль|верст/iu,
  },
  {
    // Speed
    asked:
      /\bhow fast\b|\b(?:what|which) (?:is |was |were )?(?:the )?(?:\p{L}+ )?speeds?\b|\bqué velocidad\b|\bquelle vitesse\b|\bwie schnell\b|как(?:ая|ой|ова) скорост/iu,
    told: /\bper (?:second|minute|hour|day|week|month|year)\b|\/\s?[hs]\b|\b(?:mph|km\/h|an hour|a second|a day|times|knots|por (?:segundo|hora)|par (?:seconde|heure)|pro (?:Sekunde|Stunde)|veces|fois)\b|в (?:секунду|час)/iu,
  },
  {
    // A part of a whole
    asked:
      /\b(?:what|which) (?:share|percentage|proportion|fraction|part of)\b|\bqué (?:parte|porcentaje|proporción)\b|\bquel(?:le)? (?:part|pourcentage|proportion)\b|\bwelcher (?:Teil|Anteil)\b|как(?:ая|ую|ова) (?:доля|часть|долю)/iu,
    told: /%|\b(?:per ?cent|percent|half|halves|thirds?|quarters?|fourths?|fifths?|tenths?|most|majority|nearly all|por ciento|mitad|tercio|cuart[oa]|tercera|quinta|sexta|pour cent|moitié|tiers|quart|Prozent|Hälfte|Drittel|Viertel)\b|процент|половин|трет|четверт|больш/iu,
  },
  {
    // Hours, years and the like
    asked:
      /\bhow many (?:seconds|minutes|hours|days|weeks|months|years|centuries)\b|\bcuánt[oa]s (?:segundos|minutos|horas|días|semanas|meses|años|siglos)\b|\bcombien de (?:secondes|minutes|heures|jours|semaines|mois|années|siècles)\b|\bwie ?viele (?:Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre)\b|сколько (?:секунд|минут|часов|дней|недель|месяцев|лет|веков)/iu,
    told: /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|siglos?|secondes?|heures?|jours?|semaines?|mois|ans|années?|siècles?|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Jahrhunderte?n?)\b|секунд|минут|час|дн|недел|месяц|год|лет|век/iu,
  },
];

/** How the answer gives what the question asks for by measure; null where it asks for none. */
export function askedMeasure(question: string): RegExp | null {
  return MEASURES.find(({ asked }) => asked.test(question))?.told ?? null;
}
