import { detectLanguage } from "../language/language";
import { isStopWord } from "../language/stop-words";

/** What a request for a summary says besides what it is about. */
const REQUEST =
  /\b(?:summar(?:y|ies|i[sz]e[ds]?|i[sz]ing)|(?:key|main|important|most important|essential) (?:points?|ideas?|takeaways?|facts?|topics?|themes?|things?)|points?|overview|about|gist|tl;?dr|short|brief(?:ly)?|quick(?:ly)?|document|text|file|chapters?|sections?|paper|book|pdf|notes?|article|lecture|material|page|part|words?|sentences?|lines?|bullets?|bullet points|list|study|exam|test|everything|whole|entire|please|pls|help|want|need|give|make|write|show|create|can|could|explain(?:ed|ing)?|eli ?5|like|five|year old|old|kid|child|beginner|simply|simple|simpler|terms|english|know|learn|remember|understand|get|should|must|do|say|says|tell|talks?|contents?|covers?|deals?|res[uú]m(?:en|e|ir|o|ez|a|eme|elo)|hazme|haz|dame|puedes|puntos?|claves?|principal(?:es)?|ideas|trata|documento|texto|archivo|cap[ií]tulo|libro|breve|corto|r[eé]sum(?:[eé]|e|er|ez|e-moi)|fais|donne(?:-moi)?|peux|points|cl[eé]s?|essentiels?|principaux|parle|chapitre|livre|fichier|zusammenfass(?:ung|en|e)|fass|fasse|zusammen|hauptpunkte|wichtigsten?|punkte|worum|geht|hier|dokument|datei|kapitel|buch|kurz|bitte|gib|mir|mach|riassun\p{L}*|riassum\p{L}*|punti|principali|fammi|dammi|capitolo|file|pontos|principais|fa[cç]a|d[eê]|do que trata|cap[ií]tulo|arquivo|livro|expl[ií]cal[oa]|f[aá]cil|sencillo|explique|simplement|erkl[äa]r|einfach(?:er)?|most)(?![\p{L}\p{M}])|краткое|содержание|резюме|перескажи?(?:те)?|подведи|итоги?|о чём|о чем|главные|главное|мысли|этот|текст|документ|глав[аыу]|книг[аиу]|кратко|пожалуйста|لخّ?ص|ملخّ?ص|أهم|النقاط|الرئيسية|النص|المستند|هذا|من فضلك|总结|概括|一下|要点|主要|内容|请|本文|这篇|关于|部分|这个|章节|文章|文档|的|要約|まとめ(?:て)?|して|ください|この|文書|を|は|の|सारांश|मुख्य|बातें|बिंदु|दस्तावेज़|पाठ|बताओ|बताइए|लिखो/giu;

/** What a summary is wanted of, in the learner's words; empty where it is the whole. */
export function summarisedTopic(message: string): string {
  const language = detectLanguage(message);
  return message
    .replace(REQUEST, " ")
    .split(/[\s?!.,:;。？！、؟¿¡"“”«»'’‘()-]+/u)
    .filter((word) => word !== "" && !isStopWord(word.toLowerCase(), language))
    .filter((word) => !isStopWord(word.toLowerCase(), "en"))
    .join(" ");
}
