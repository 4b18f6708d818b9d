import type { Language } from "../language/language";

/** They join a sentence to the one before, but the rest stands without them. */
const CONNECTIVES: Partial<Record<Language, RegExp>> = {
  es: /^(?:Pero|Y|Además|Sin embargo|No obstante|Por lo tanto|Por tanto|Asimismo|En efecto|Por otra parte|Por otro lado|En cambio|De hecho|Por ejemplo|Así),? /u,
  fr: /^(?:(?:Mais|Et|Car|Or|Donc)(?: (?:enfin|néanmoins|ainsi|encore))?|Puis|Ainsi|Enfin|Toutefois|Cependant|Néanmoins|En effet|De plus|D[’']ailleurs|Par exemple|Par conséquent|C[’']est pourquoi),? /u,
  de: /^(?:Aber|Doch|Und|Denn) (?!(?:sie|er|es|so|da|dann|auch|nicht)\b)/u,
  pt: /^(?:Mas|E|Além disso|No entanto|Porém|Portanto|Assim|De facto|De fato|Por exemplo|Por outro lado),? /u,
  it: /^(?:Ma|E|Inoltre|Tuttavia|Però|Quindi|Infatti|Ad esempio|Per esempio|D[’']altra parte),? /u,
  ru: /^(?:Но|И|А|Однако|Кроме того|Таким образом|Также|Поэтому|Например|Тем не менее),? /u,
  ar: /^(?:(?:ولكن|لكن|ومع ذلك|مع ذلك|لذلك|ولذلك|لذا|ولذا|وبالتالي|وهكذا|علاوة على ذلك|بالإضافة إلى ذلك|في المقابل|وفي المقابل|على سبيل المثال|كذلك)،? (?:ف(?=إن ))?|و(?=(?:ي(?!ل|ن)|ت(?!ر|ي)|قد |كان|في |من (?!ثم)|هو |هي |لم )\p{L}*))/u,
  zh: /^(?:但是|但|因此|然而|此外|同时|所以|不过)，?/u,
};

export function withoutLeadingConnective(text: string, language: Language): string {
  const bare = text.replace(CONNECTIVES[language] ?? /(?!)/u, "");
  return bare === text ? text : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}
