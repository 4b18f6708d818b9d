/** Questions for a measure, and the form of their answers. */
export const measures: readonly { question: RegExp; answer: RegExp }[] = [
  {
    // Temperature
    question:
      /\b(?:how (?:hot|cold|warm|many degrees)|(?:what|which) (?:is the |was the )?temperature)\b/iu,
    answer: /°|\d\s?K\b|\b(?:degrees?|kelvin|celsius|fahrenheit)\b/iu,
  },
  {
    // Money
    question:
      /\bhow (?:much|expensive)\b.{0,200}\b(?:costs?|pay|paid|earn(?:ed|s)?|spen[dt]|charged?|s[eo]ld?|worth)\b|\bhow expensive\b|\bwhat (?:did|does|do|would|will) .{1,200} (?:cost|earn)\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:price|wage|salary|fine|cost)\b/iu,
    answer:
      /[$€£¥]|\b(?:dollars?|cents?|euros?|pesos?|pesetas?|francs?|marks?|pounds|shillings?|pence|money|free|gratis|percent)\b|%/iu,
  },
  {
    // Weight
    question:
      /\bhow (?:heavy|much (?:does|did|do|would) .{1,200} weigh|many (?:\p{L}*grams|tons|tonnes|pounds))\b/iu,
    answer:
      /\d\s?k?g\b|\b(?:\p{L}*grams?|kilos?|tons?|tonnes?|pounds?|ounces?|mass|weigh\p{L}*|weight|heavier|lighter)\b/iu,
  },
  {
    // Distance
    question:
      /\bhow (?:far|tall|deep|wide|thick|many (?:\p{L}*met(?:er|re)s|miles|feet|inches))\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:length|width|height|depth|thickness|diameter|distance)\b/iu,
    answer:
      /\d\s?[ckm]?m\b|\b(?:\p{L}*met(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?|light[- ]years?|AU|fathoms?|leagues?|times|diameters?|stor(?:ey|ie)s)\b/iu,
  },
  {
    // Speed
    question: /\bhow fast\b|\b(?:what|which) (?:is |was |were )?(?:the )?(?:\p{L}+ )?speeds?\b/iu,
    answer:
      /\bper (?:second|minute|hour|day|week|month|year)\b|\/\s?[hsa]\b|\b(?:mph|km\/h|an hour|a second|a day|a year|times|knots)\b|\d\s?[ckm]m\b/iu,
  },
  {
    // A part of a whole
    question: /\b(?:what|which) (?:share|percentage|proportion|fraction|part of)\b/iu,
    answer:
      /%|\b(?:per ?cent|percent|half|halves|thirds?|quarters?|fourths?|fifths?|tenths?|most|majority|nearly all)\b/iu,
  },
  { question: /\b(?:what|which) year\b/iu, answer: /\b\d{3,4}\b/u },
  {
    // Hours, years and the like
    question: /\bhow many (?:seconds|minutes|hours|days|weeks|months|years|centuries)\b/iu,
    answer:
      /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))\b|\d\s?(?:s|h|min)\b/iu,
  },
];
