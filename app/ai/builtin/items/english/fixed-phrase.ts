const FIXED =
  /\b(?:t[ao]ke[sn]?|took|taking|play(?:s|ed|ing)?|give[sn]?|gave|giving|make[s]?|made|making|pa(?:y|ys|id)|came?|has|have|had|h[eo]ld|l(?:ay|aid)|set|in|on|at|by|as|for|with|from)(?: (?:an?|the))?(?: \p{L}+)? (?:place|part|roles?|rise|way|sense|use|attention|effect|advantage|care|account|control|action|steps?|form|shape|turn|charge|view|result|whole|rule|basis|hand|behalf|contrast|response|favor|power|means|mind|risk|stake)$/iu;

/** Is the last noun one that its phrase cannot exchange: "take part", "play a leading role", "in the form"? */
export function endsFixedPhrase(words: string): boolean {
  return FIXED.test(words);
}
