import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [
    "Mme",
    "Mlle",
    "MM",
    "Me",
    "Mgr",
    "St",
    "Ste",
    "av",
    "apr",
    "env",
    "chap",
    "art",
    "éd",
    "p\\. ?ex",
    "c\\.-à-d",
    "J\\.-C",
    "N\\. ?B",
    "n°",
    "i\\.e",
  ],
  nonBoundaries: [[/(?<!\p{L})(?:av|apr)\.$/u, /^J\.-C/u]],
  months: words.months,
  startsWithLowerCaseDate: true,
  anaphora:
    /^(?:Cet(?:te)?|À cet(?:te)?|Pour (?:eux|cela|lui|ce|autant|sa part)|Sans cela|D[’']où|Dans ce(?:t|tte|s)?|Ces?|Cela|Ça|Ceux(?! qu)|Celui(?! qu)|Celle(?! qu)|Celles(?! qu)|Celui-ci|Celle-ci|Ceux-ci|Son|Sa|Ses|Leurs?|(?:En )?L[ea] (?:premi[eè]re?|seconde?|deuxième|troisième|quatrième|cinquième|sixième|derni[eè]re?|même)|Ils?|Elles?|On(?! (?:appelle|nomme|distingue|définit|entend))|Mais|Ainsi|Aussi|Donc|Or|Puis|Enfin|Ensuite|Alors|Toutefois|Cependant|Pourtant|Néanmoins|De (?:plus|même|ce|cette|là)|En (?:outre|effet|revanche|conséquence|fait|même temps|cela|ce)|Par (?:contre|conséquent|exemple|ailleurs|la suite|suite|là)|Au contraire|C[’']est|C[’']était|Et|Ou|Car|Ici|Là|Une? autre|D[’']autres?|L[’']autre|Tous(?: deux)?|Toutes|Tout cela|Parmi (?:eux|elles|ces)|À (?:ce|l[’']inverse|son tour)|Grâce à (?:cela|ce|cette|ces)|Après (?:cela|ce|cette)|Tel(?:le)?s?|Il y a|Voici|Voilà)(?![\p{L}\p{M}’'])/u,
});
