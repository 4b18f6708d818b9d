/**
 * How questions begin that ask why, how, what for, in which order or what distinguishes, in the
 * languages of the evaluation's texts.
 */
const stems = [
  /\bwhy\b|\bhow (?:do|does|did|is|are|was|were|can)\b|\bfor what\b|\bpurpose\b|\bwhat (?:is|are|was|were) .*\bfor\?|\bleads? to\b|\bresults? (?:in|from)\b|\bfollows?\b|\bcause[sd]?\b|\bstep|\bright after\b|\bnext\b|\bdistinguish|\bdiffer/,
  /\bpor qué\b|\bpara qué\b|\bcómo\b|\bconsecuencia|\bpaso\b|\bdistingue|\bdiferencia|\bllev[aó]/,
  /\bpourquoi\b|\bà quoi sert|\bdans quel but\b|\bcomment\b|\bconséquence|\bétape|\bdistingue|\bdifférence|\bentraîne/,
  /\bwarum\b|\bwozu\b|\bwofür\b|\bwie (?:wird|werden|kommt|entsteht)\b|\bfolge|\bfolgt\b|\bführt\b|\bschritt|\bunterscheide/,
  /\bpor que\b|\bpara que\b|\bcomo\b|\bconsequência|\bpasso\b|\betapa|\bdistingue|\bdiferença/,
  /\bperché\b|\ba che cosa serve|\ba che serve|\bcome\b|\bconseguenza|\bpasso\b|\bfase\b|\bdistingue|\bdifferenza/,
  /почему|зачем|для чего|каким образом|к чему (?:привод|привел|ведёт|ведет)|шаг|этап|отлича|различ/,
  /为什么|为何|目的|如何|导致|结果|步骤|下一步|区别|不同/,
  /なぜ|目的|どのように|結果|手順|次の|違い|異な/,
  /لماذا|ما سبب|ما الغرض|كيف|يؤدي|نتيجة|خطوة|مرحلة|الفرق|يميز/,
  /क्यों|किसलिए|किस लिए|उद्देश्य|कैसे|परिणाम|चरण|अंतर|भिन्न/,
];

/** Does a stem ask for more than a name, a meaning or a figure? What it quotes does not count. */
export function asksToUnderstand(stem: string): boolean {
  const own = stem.toLowerCase().replace(/[“«„「"『][^“”»「」"』]*[”»“」"』]/gu, " ");
  return stems.some((forms) => forms.test(own));
}
