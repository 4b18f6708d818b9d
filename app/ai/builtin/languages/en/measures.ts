/** What is asked for by measure, and how an answer gives it. */
export const measures: readonly { asked: RegExp; told: RegExp }[] = [
  {
    // Temperature
    asked:
      /\b(?:how (?:hot|cold|warm|many degrees)|(?:what|which) (?:is the |was the )?temperature)\b/iu,
    told: /°|\d\s?K\b|\b(?:degrees?|kelvin|celsius|fahrenheit)\b/iu,
  },
  {
    // Money
    asked:
      /\bhow (?:much|expensive)\b.{0,200}\b(?:costs?|pay|paid|earn(?:ed|s)?|spen[dt]|charged?|s[eo]ld?|worth)\b|\bhow expensive\b|\bwhat (?:did|does|do|would|will) .{1,200} (?:cost|earn)\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:price|wage|salary|fine|cost)\b/iu,
    told: /[$€£¥]|\b(?:dollars?|cents?|euros?|pesos?|pesetas?|francs?|marks?|pounds|shillings?|pence|money|free|gratis|percent)\b|%/iu,
  },
  {
    // Weight
    asked:
      /\bhow (?:heavy|much (?:does|did|do|would) .{1,200} weigh|many (?:\p{L}*grams|tons|tonnes|pounds))\b/iu,
    told: /\d\s?k?g\b|\b(?:\p{L}*grams?|kilos?|tons?|tonnes?|pounds?|ounces?|mass|weigh\p{L}*|weight|heavier|lighter)\b/iu,
  },
  {
    // Distance
    asked:
      /\bhow (?:far|tall|deep|wide|thick|many (?:\p{L}*met(?:er|re)s|miles|feet|inches))\b|\bwhat (?:is|was|are|were) the (?:\p{L}+ )?(?:length|width|height|depth|thickness|diameter|distance)\b/iu,
    told: /\d\s?[ckm]?m\b|\b(?:\p{L}*met(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?|light[- ]years?|AU|fathoms?|leagues?|times|diameters?|stor(?:ey|ie)s)\b/iu,
  },
  {
    // Speed
    asked: /\bhow fast\b|\b(?:what|which) (?:is |was |were )?(?:the )?(?:\p{L}+ )?speeds?\b/iu,
    told: /\bper (?:second|minute|hour|day|week|month|year)\b|\/\s?[hsa]\b|\b(?:mph|km\/h|an hour|a second|a day|a year|times|knots)\b|\d\s?[ckm]m\b/iu,
  },
  {
    // A part of a whole
    asked: /\b(?:what|which) (?:share|percentage|proportion|fraction|part of)\b/iu,
    told: /%|\b(?:per ?cent|percent|half|halves|thirds?|quarters?|fourths?|fifths?|tenths?|most|majority|nearly all)\b/iu,
  },
  { asked: /\b(?:what|which) year\b/iu, told: /\b\d{3,4}\b/u },
  {
    // Hours, years and the like
    asked: /\bhow many (?:seconds|minutes|hours|days|weeks|months|years|centuries)\b/iu,
    told: /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))\b|\d\s?(?:s|h|min)\b/iu,
  },
];
