import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [
    "Sra?s?",
    "Dra",
    "Profa",
    "Exmo",
    "art",
    "arts",
    "pág",
    "págs",
    "cap",
    "núm",
    "n\\.º",
    "aprox",
    "p\\. ?ex",
    "a\\. ?C",
    "d\\. ?C",
    "Av",
    "Eng",
    "ex",
    "séc",
  ],
  nonBoundaries: [[/(?<!\p{L})[ad]\.$/u, /^C\.(?!\p{L})/u]],
  months: words.months,
  startsWithLowerCaseDate: true,
  anaphora:
    /^(?:Est[ae]s?|Iss?to|Isso|Ess[ae]s?|Aquel[ae]s?|El[ae]s?|Assim|Além d(?:isso|isto|ele|ela)|No entanto|Contudo|Todavia|Entretanto|Porém|Mas|E|Ou|Também|Tampouco|Por (?:isso|exemplo|outro lado|sua vez|conseguinte|fim|esse|essa|este|esta)|Nest[ae]s?|Ness[ae]s?|Naquel[ae]s?|Dest[ae]s?|Dess[ae]s?|Daí|Seus?|Suas?|Posteriormente|Então|Depois|Logo|Portanto|Outr[oa]s?|Ambos|Ambas|Tal|Tais|Aqui|Ali|Agora|Em (?:seguida|vez disso|consequência)|Ao (?:mesmo|contrário)|[OA]s? (?:primeir[oa]s?|segund[oa]s?|últim[oa]s?|mesm[oa]s?|outr[oa]s?)|É(?= )|São(?= )|Foi(?= )|Foram(?= )|Era[m]?(?= )|Finalmente|Apesar (?:disso|disto)|Da mesma forma|Do mesmo modo|Não)(?![\p{L}\p{M}’'])/u,
});
