/**
 * How questions are put that ask why, how, what for, what follows, in which order or what
 * distinguishes, in the languages of the evaluation's texts.
 */
const stems = [
  /\bwhy\b|\bhow (?:do|does|did|can)\b|\b(?:for what|what) .*\bfor\?|\bfor what purpose\b|\bwhat .*\blead to\?|\bwhat (?:follows|causes|distinguishes)\b|\bsteps of\b|\bright after\b|\bdifference between\b/,
  /\bpor qué\b|\bpara qué\b|\bcómo\b|\bqué consecuencia|\bpasos?\b|\bqué distingue\b|\bdiferencia entre\b/,
  /\bpourquoi\b|\bà quoi .*sert\b|\bcomment\b|\bla conséquence\b|\bà quoi mène\b|\bdans quel but\b|\bétapes?\b|\bqui distingue\b|\bdifférence entre\b/,
  /\bwarum\b|\bwozu\b|\bwofür\b|\bwie (?:kommt|entsteht|funktioniert)\b|\bwas (?:folgt|ist die folge)\b|\bschritte?\b|\bwas unterscheidet\b|\bunterschied zwischen\b/,
  /\bpor que\b|\bpara que\b|\bcomo\b|\b(?:a|que) consequência\b|\bpassos?\b|\bque distingue\b|\bdiferença entre\b/,
  /\bperché\b|\ba che (?:cosa )?serve\b|\bcome\b|\bla conseguenza\b|\ba che cosa porta\b|\ba quale scopo\b|\bpass[oi]\b|\bcosa distingue\b|\bdifferenza tra\b/,
  /почему|зачем|для чего|к чему приводит|шаг|что отличает/,
  /为什么|目的是|如何|什么结果|步|相比/,
  /なぜ|何のため|どのように|どうなります|何が起こります|段階|比べた/,
  /لماذا|لأيّ غرض|ما نتيجة|كيف|خطو|يميّز|الفرق/,
  /क्यों|किसलिए|कैसे|परिणाम|चरण|अंतर|अलग/,
];

/** Whether a stem asks for more than a name, a meaning or a number. Its quotes do not count. */
export function asksToUnderstand(stem: string): boolean {
  const own = stem.toLowerCase().replace(/[“«„「"『][^“”»「」"』]*[”»“」"』]/gu, " ");
  return stems.some((forms) => forms.test(own));
}
