import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [
    "Sig",
    "Sigg",
    "Sig\\.ra",
    "Dott",
    "Dott\\.ssa",
    "Ing",
    "Avv",
    "On",
    "S\\. art",
    "pag",
    "pagg",
    "cap",
    "n\\.º",
    "p\\. ?es",
    "a\\. ?C",
    "d\\. ?C",
    "c\\.d",
    "sec",
    "tab",
  ],
  nonBoundaries: [[/(?<!\p{L})[ad]\.$/u, /^C\.(?!\p{L})/u]],
  months: words.months,
  startsWithLowerCaseDate: true,
  anaphora:
    /^(?:Quest[oaie]|Quel(?:lo|la|li|le)?|Quegli|Quei|Ciò|Ess[oaie]|Egli|Ella|Loro|Lui|Lei|Così|Inoltre|Tuttavia|Però|Ma|E|Ed|O|Anche|Perciò|Quindi|Dunque|Pertanto|Per (?:questo|ciò|esempio|tale|altro)|In (?:quest[oaie]|tal|questo modo|seguito|effetti|particolare|altre parole|conseguenza)|Nonostante ciò|Il suo|La sua|I suoi|Le sue|Su[oae]|Suoi|Successivamente|Poi|Dopo|Allora|Infine|Infatti|Invece|Un altro|Un[’']altra|Altr[ie]|Entramb[ie]|Tal[ei]|Qui|Lì|Ora|Da (?:qui|allora|ciò)|A (?:questo|sua volta|differenza di)|Al contrario|D[’']altra parte|D[’']altronde|L[’'](?:altr[oa]|ultim[oa])|(?:Il|La|I|Le) (?:prim[oaie]|second[oaie]|stess[oaie])|È(?= )|Sono(?= )|Era(?:no)?(?= )|Fu(?:rono)?(?= )|Non|Allo stesso modo|Analogamente|Ecco)(?![\p{L}\p{M}’'])/u,
});
