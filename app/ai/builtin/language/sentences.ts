import type { Passage } from "~/ai/ports";

/** Endings in a full stop that do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“«[])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|[Dd]r|Drs|Mrs?|Ms|Mme|Mlle|Prof|St|Sr|Sra|Jr|vs?|etc|e\.g|i\.e|cf|ca|c|al|[Ff]igs?|[Ee]q|[Nn]os?|[Vv]ol|pp?|ch|[Ss]ec|approx|Gen|Col|Lt|Capt|Rev|Hon|Gov|Sen|Rep|Pres|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|bzw|z\. ?B|d\. ?h|u\. ?a|usw|vgl|Nr|Bd|Abb|S|M|г|гг|в|вв|т\. ?е|т\. ?д|т\. ?п|им|св|рис|стр|млн|млрд|тыс|до н|н)\.[)”’"]?$/u;
/** Starts that show that the sentence before goes on. */
const GOES_ON = /^[\p{Ll},;:)\]%–—…]/u;

/** "am 18. Mai", "im 19. Jahrhundert": the full stop makes an ordinal. */
const GERMAN_ORDINAL = /(?<!\p{L})(?:am|vom|zum|im|dem|den|der|des|das|bis|und) \d{1,2}\.$/u;
const COUNTED_IN_GERMAN =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert)/u;

/** "… в округе Честерфилд. 12 мая 1705 года …": a small letter follows, and yet a sentence begins. */
const DATE_OPENS =
  / (?=\p{Nd}{1,2} (?:de )?(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)(?!\p{L}))(?<=\p{Ll}{5}\.[»"”]? )/u;

/** A block of a document stands on lines of its own; a line broken in mid-sentence goes on. */
const PARAGRAPH = /\n\s*\n|(?<=[.!?:;…。！？]["”’»)]?\s*)\n|\n(?!\s*\p{Ll})/u;

/** The sentences of a text, verbatim but for white space, in order. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const paragraph of text.normalize("NFC").split(PARAGRAPH)) {
    const line = paragraph.replace(/\s+/gu, " ").trim();
    if (line) sentences.push(...splitParagraph(line));
  }
  return sentences;
}

function splitParagraph(line: string): string[] {
  const parts: string[] = [];
  const segments = new Intl.Segmenter("en", { granularity: "sentence" }).segment(line);
  for (const { segment } of segments) {
    const previous = parts.at(-1);
    if (previous !== undefined && belongTogether(previous.trimEnd(), segment)) {
      parts[parts.length - 1] = previous + segment;
    } else {
      parts.push(segment);
    }
  }
  return parts
    .flatMap((part) => part.split(DATE_OPENS))
    .map((part) => part.trim())
    .filter(Boolean);
}

function belongTogether(before: string, after: string): boolean {
  if (GOES_ON.test(after)) return true;
  if (ABBREVIATION.test(before)) return true;
  if (GERMAN_ORDINAL.test(before) && COUNTED_IN_GERMAN.test(after)) return true;
  // "z. B.", "a. C."
  if (/^[BC]\.\s/u.test(after) && /(?<!\p{L})[az]\.$/u.test(before)) return true;
  // A closing quote or bracket alone, or a bracketed source, belongs to what it closes.
  if (/^[”’"»)\]]+\s*$/u.test(after)) return true;
  return opened(before) > 0 && after.length < 200;
}

/** Round brackets still open at the end of the text. */
function opened(text: string): number {
  return (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);
}

/** A sentence and where it stands. */
export interface PlacedSentence {
  text: string;
  passage: Passage;
  /** Position within the passage, from 0. */
  index: number;
  previous: string | null;
  next: string | null;
}

/** The sentences of passages, in their order. */
export function placeSentences(passages: readonly Passage[]): PlacedSentence[] {
  return passages.flatMap((passage) => {
    const sentences = splitSentences(passage.text);
    return sentences.map((text, index) => ({
      text,
      passage,
      index,
      previous: sentences[index - 1] ?? null,
      next: sentences[index + 1] ?? null,
    }));
  });
}

const DANGLING: RegExp =
  /^(?:This|That|These|Those|It|Its|They|Their|Them|He|His|She|Her|Such|Here|There(?! (?:is|are|was|were)\b)|However|But|And|So|Or|Yet|Thus|Therefore|Hence|Also|Instead|Moreover|Furthermore|Nevertheless|Nonetheless|Consequently|Accordingly|Otherwise|Similarly|Likewise|Then|Both|Another|Others?|The (?:former|latter|same|other|first|second|third|result|two)|One of (?:them|these|those)|Some of (?:them|these|those)|In (?:this|that|these|those|such|contrast|addition|turn|other words|fact)|As (?:a result|such|noted)|For (?:example|instance|this|these|that)|On the other hand|At (?:this|that|the same) |By (?:this|that|contrast|then)|During (?:this|that)|After (?:this|that|all)|Because of (?:this|that|these)|Not only|Est[aeo]s?|Es[aeo]s?|Aquel(?:la|los|las)?|Ell[ao]s?|Él|Así|Además|Sin embargo|Pero|También|Por (?:ello|eso|lo tanto|tanto|ejemplo|otro lado)|En (?:este|esta|estos|estas|ese|esa|cambio)|No obstante|Sus?|Posteriormente|Anteriormente|Asimismo|Entonces|Luego|Después|Desde entonces|Para ello|Otr[oa]s?|No (?:es|son|está|están|puede|pueden|tiene|tienen)|Se (?!llama|denomina|define|conoce|entiende)\p{L}+|Cet(?:te)?|À cet(?:te)?|Pour (?:eux|cela|lui)|Sans cela|D[’']où|Dans ce(?:t|tte)? |Ces?|Cela|Ceux(?! qu)|Celui(?! qu)|Celle(?! qu)|Son|Sa|Ses|Leurs?|(?:En )?L[ea] (?:premi[eè]re?|seconde?|deuxième|troisième|quatrième|cinquième|sixième|derni[eè]re?)(?=,| (?:étoit|était|est|fut|de)(?!\p{L}))|En la (?:première|seconde|deuxième|troisième|quatrième|cinquième|dernière)(?=,)|Ils?|Elles?|Mais|Ainsi|Donc|Or|Puis|Toutefois|Cependant|De plus|En outre|C[’']est|Et|Ou|Car|Dies(?:e[rsmn]?)?|Das(?= ist| war| sind)|Er|Sie|Es|Ihre?|Sein[e]?|Darüber|Dort|Jetzt|Allerdings|Dem|Dasselbe|Unterwegs|Somit|Doch|Aber|Dabei|Dadurch|Daher|Deshalb|Dennoch|Auch|Damit|Dann|Außerdem|Und|Denn|Это(?:т|й|го|му|м)?|Эт[аиу]|Эти[хм]?|Он[аои]?|Его|Её|Ее|Их|Однако|Но|Поэтому|Также|Кроме того|Таким образом|Тем не менее|Затем|Вместо этого|При этом|Позднее|Позже|В это время|В этом|Впоследствии|Вскоре|И|А|Такой|Такая|Такие|Оба|هذا|هذه|ذلك|وقد|وكان|وكانت|ولم|ولكن|كما|هو|هي|这|那|他|她|它|此|但|因此|然而|其)(?![\p{Ll}’'])/u;

/** Does the sentence lean on the one before, as "This led to …" does? */
export function leansOnPrevious(sentence: string): boolean {
  const bare = sentence.replace(/^[“"«‘('\s]+/u, "");
  if (/^\p{Ll}/u.test(bare)) return true;
  return /^[这那他她它此但因其然]|^[当在][他她它]/u.test(bare) || DANGLING.test(bare);
}
