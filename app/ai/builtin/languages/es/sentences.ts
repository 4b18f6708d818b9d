import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [
    "Sra?s?",
    "Sta",
    "Sto",
    "ss?",
    "D\\.ª",
    "Dña",
    "Dra",
    "Ud",
    "Uds",
    "EE\\.? ?UU",
    "pág",
    "págs",
    "art",
    "núm",
    "n\\.º",
    "cap",
    "aprox",
    "p\\. ?ej",
    "a\\. ?C",
    "d\\. ?C",
    "a\\. ?m",
    "p\\. ?m",
    "sig",
    "Fr",
    "Ing",
    "Lic",
    "Av",
  ],
  nonBoundaries: [[/(?<!\p{L})[ad]\.$/u, /^C\.(?!\p{L})/u]],
  months: words.months,
  startsWithLowerCaseDate: true,
  anaphora:
    /^(?:Est[aeo]s?|Es[aeo]s?|Aquel(?:la|los|las)?|Ell[ao]s?|Él|Así|Además|Sin embargo|Pero|Y|O|También|Tampoco|Por (?:ello|eso|lo tanto|tanto|ejemplo|otro lado|otra parte|su parte|consiguiente)|En (?:este|esta|estos|estas|ese|esa|cambio|consecuencia|ambos)|No obstante|Sus?|Posteriormente|Anteriormente|Asimismo|Entonces|Luego|Después|Más tarde|Desde entonces|Para (?:ello|eso)|Otr[oa]s?|Otr[oa]s? de|Ambos|Ambas|Dich[oa]s?|Tal(?:es)?|De (?:este|esta|ahí|igual|hecho|esa)|A (?:su vez|diferencia de (?:ellos|ellas|ello))|Al (?:mismo|contrario)|L[oa]s? (?:primer[oa]s?|segund[oa]s?|últim[oa]s?|mism[oa]s?|anterior(?:es)?|otr[oa]s?)|No (?:es|son|está|están|puede|pueden|tiene|tienen)|Se (?!llama|denomina|define|conoce|entiende|considera)\p{L}+|Es(?= )|Son(?= )|Fue(?:ron)?(?= )|Era[n]?(?= )|Había|Tras (?:ello|esto|eso)|Finalmente|Igualmente|Por último|Aquí|Allí|Ahora|Aun así|A pesar de ello)(?![\p{L}\p{M}’'])/u,
});
