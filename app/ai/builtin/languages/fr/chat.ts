import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number:
      /\b(?:combien|quel(?:le)? (?:part|pourcentage|taille|prix|température|distance))(?!\p{L})/iu,
    time: /\bquand(?!\p{L})(?<!\b(?:quels?|quelles?|comment)\b.{0,200}(?<!\bet )quand)|\b(?:quelle (?:année|date)|quel siècle)(?!\p{L})/iu,
    reason: /\b(?:pourquoi|pour quelle raison|pq)(?!\p{L})/iu,
    person: /\bqui(?! est-ce que)(?!\p{L})/iu,
    place:
      /(?<!\p{L})où(?!\p{L})|^ *ou(?= (?:est|sont|se|a|vit|habite))|\bquel (?:pays|lieu)\b|\bquelle ville\b/iu,
    manner: /\bcomment(?!\p{L})/iu,
    list: /\b(?:quel(?:le)?s|cite)(?!\p{L}).{0,25}\b(?:types|sortes|parties|étapes|phases|formes|exemples|causes|effets|symptômes|avantages|inconvénients|fonctions)\b/iu,
    steps: /\b(?:étapes|dans quel ordre)\b/iu,
    definition:
      /\bqu['’]entend|\bque (?:veut dire|signifie)(?!\p{L})|\bqu['’]est[- ]ce qu(?:e|['’])|\bc['’]est quoi|\bc koi\b/iu,
  },
  requestPrefix:
    /^[\s]*(?:explique(?:-moi)?|dis(?:-moi)?)\s+(?=(?:pourquoi|quand|où|qui|comment)(?!\p{L}))/iu,
  countQuestion: /\bcombien d[e’']/iu,
  whoIs:
    /^[\s]*qui (?:est|[eé]tait|sont|[eé]taient|furent|fut) ((?:les )?(?:(?<![\p{L}.'’-])(?!(?:de|qui|dans|le|la) )[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [
    /^[\s]*(?:qu['’]est[- ]ce qu(?:e|['’])(?: c['’]est que)?|c['’]est quoi|c koi|qui (?:est|[eé]tait|sont|[eé]taient)) ?(.{2,60}?)[\s?.!]*$/iu,
    /^[\s]*(?:explique(?:-moi)?|d[eé]finis) (.{2,60}?)[\s?.!]*$/iu,
  ],
  whatAbout: /^[\s]*et\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bcompare[rz]?\s+(.{2,60}?)\s+(?:et|avec|à)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bdifférences?\s+entre\s+(.{2,60}?)\s+et\s+(.{2,60}?)[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=\p{L}.{3})|\s*,?\s*(?<!\p{L})et(?!\p{L})\s*(?=(?:qui|que|quand|où|pourquoi|comment|quel(?:le)?s?|combien)(?!\p{L}))/iu,
  manner: /(?<![\s,])[\s,]+(?:en une phrase|simplement)[\s.!?]*$/iu,
  continuation: /^\s*et(?!\p{L})/iu,
  pronoun: /^(?:il|elle|ils|elles|cela|lui|leur)$/iu,
  possessive: /^(?:son|sa|ses|leurs?|ce|cette|ces)\s/iu,
  article: /^(?:(?:le|la|les|une?)\s+|l['’])/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié|tiers)\b/iu,
  time: /\b(?:av\. J|siècle|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/iu,
  season:
    /(?<!\p{L})(?:avant|après|pendant|lorsque?|quand|nuit|jour|hiver|été|matin|soir)(?!\p{L})/iu,
  reason:
    /(?<!\p{L})(?:parce qu|car|afin de|à cause|puisqu|grâce à|c['’]est pourquoi|si bien qu|ce qui explique|donc|ainsi|en raison de)|->|→/iu,
  place: /(?<!\p{L})(?:à|au|dans|en)\s+(?:la\s+)?\p{Lu}/u,
  definition:
    /\b(?:est|sont|fut|désigne|signifie|consiste|s['’]appellent?|se nomment?|[oO]n appelle)(?!\p{L})|[ée]tai(?:en)?t|\s[=—–]\s|^[^.:!?]{2,60} ?:\s/u,
  attributiveComplement: /^\s*(?:en|de|dans|à|au|par|si|très|plus|aussi)(?!\p{L})/u,
  nominalComplement: /^\s*(?:le|la|les|une?|des|celui|celle|l['’])(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:le|la|les|une?) (?=\p{Ll})/gu,
  example: /\b(?:par exemple|un exemple|exemples? de|tels? que|telles? que)(?!\p{L})/iu,
  caption: /^(?:Figure|Tableau|Source)\s/iu,
  continuation: /^(?:Cela|Ceci|Cette|Il|Elle|Ils|Elles)(?![\p{L}’'])/u,
  measures: [
    { question: /\bquelle année\b/iu, answer: /\b\d{3,4}\b/u },
    { question: /\bquelle (?:est )?la? ?température\b/iu, answer: /°|\bdegrés?\b/iu },
    {
      question:
        /\bcombien (?:co[uû]te|gagne|vaut)|\bquel(?:le)? (?:est|était|fut) (?:le|la) (?:prix|salaire)\b/iu,
      answer: /[$€]|\b(?:euros?|francs?|livres|écus|sous)\b|%/iu,
    },
    {
      question: /\bcombien (?:p[eè]s|de \p{L}*grammes)/iu,
      answer: /\d\s?k?g\b|\b(?:\p{L}*grammes?|kilos?|tonnes?|livres?|pèse\p{L}*|poids|masse)\b/iu,
    },
    {
      question: /\bcombien de \p{L}*mètres\b|\bà quelle distance\b/iu,
      answer: /\d\s?[ckm]?m\b|\b(?:\p{L}*mètres?|pieds|fois)\b/iu,
    },
    { question: /\bquelle vitesse\b/iu, answer: /\bpar (?:seconde|heure)|\/\s?[hs]\b|\bfois\b/iu },
    {
      question: /\bquel(?:le)? (?:part|pourcentage|proportion)\b/iu,
      answer: /%|\b(?:pour cent|moitié|tiers|quart)\b/iu,
    },
    {
      question: /\bcombien de (?:secondes|minutes|heures|jours|semaines|mois|années|siècles)\b/iu,
      answer: /\b(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années?|siècles?)\b/iu,
    },
  ],
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:bonjour|salut|coucou|bonsoir)(?:[\s,]+\p{L}+)?[\s!.,]*$/iu,
    thanks: /^\s*(?:(?:ok|super)[,.! ]+)?merci(?: beaucoup| bien| mille fois)?[\s!.,]*$/iu,
    fine: /^\s*(?:d['’]accord|je vois|compris|au revoir|ok|super)[\s!.,]*$/iu,
    self: /^[\s]*(?:(?:qui|comment) (?:es-tu|vas-tu|tu es)|tu es (?:un robot|humain|qui)|(?:comment )?ça va|qu['’]en penses-tu)[\s?!.]*$/iu,
    help: /^\s*(?:aide|que peux-tu faire)[\s!?.]*$/iu,
    quiz: /\b(?:interroge[- ]moi|pose[- ]moi des questions)\b/iu,
    summary:
      /\b(?:résum(?:é|e|er|ez)(?!\p{L})|points (?:clés|essentiels|principaux)|idées (?:clés|essentielles|principales)|de quoi parle|l['’]essentiel|que dois-je savoir)|^\W*explique(?:-|[- ]moi )(?:le|ça) (?:plus )?simplement\W*$/iu,
    keyTerm:
      /^\W*(?:explique(?:[- ]moi)?|définis|quel est) le (?:terme|concept) le plus important\W*$/iu,
    explain:
      /^[\s]*(?:explique|d[eé]finis|d[eé]finir|qu [eé]st[- ]ce que|qu[’' ]est[- ]ce qu(?:e |[’'])|c[’']est quoi |c koi |qu[’']entend-on)/iu,
  },
  followUps,
  polite: "(?:s['’]il (?:te|vous) pla[iî]t|stp|svp)",
  opening: "(?:(?:et|mais)[ ,]+)?",
  languageCues:
    /^[\s]*(?:bonjour|salut|merci\b.*|exemples?(?= ?\?| de).*|donne[- ]moi\b.*|r[eé]sum[eé](?:r|-le)?\b.*|vraiment|d['’]accord|au revoir|aide|ensuite|pourquoi)[\s!?.]*$|(?<!\p{L})(?:chapitre|r[eé]sume[rz]?(?= (?:le|la|les|l['’]|ce|cette))|expliquez?(?! [oa]s? ))(?!\p{L})|^c koi /iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "chapitres?",
      section: "section",
      part: "parties?",
      book: "livres?",
      unit: "unit[eé]s?|le[cç]ons?",
    },
    page: "pages?",
    to: "à|et",
    ordinals:
      "premi[eè]re? deuxi[eè]me|seconde? troisi[eè]me quatri[eè]me cinqui[eè]me sixi[eè]me septi[eè]me huiti[eè]me neuvi[eè]me dixi[eè]me derni[eè]re?".split(
        " ",
      ),
    cardinals: "une? deux trois quatre cinq six sept huit neuf dix".split(" "),
    number: "num[eé]ro",
    titled: "sur|intitul[eé]e?|à propos de",
    afterTitle: "dit|raconte",
  },
  questionWords: new Set("texte auteur selon dit koi".split(" ")),
  summaryWords:
    /\b(?:r[eé]sum(?:[eé]|e|er|ez|e-moi)|fais|donne(?:-moi)?|peux|points?|cl[eé]s?|essentiels?|principaux|parle|chapitre|livre|fichier|texte|document|dois|savoir|examen|explique|simplement|idées|essentielles|principales|cet?|cette|matière|cours)(?![\p{L}\p{M}])/giu,
});
