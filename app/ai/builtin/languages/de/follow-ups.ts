import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "wo (?:steht|stand) (?:das|es|dies)|auf welcher seite(?: (?:steht|ist) das)?|wer (?:hat|sagt) (?:das|es)(?: gesagt| geschrieben)?|woher (?:weißt|weisst|hast) du das|(?:die )?quelle",
  doubt: "bist du (?:dir )?(?:da )?sicher|(?:ist|stimmt) das (?:wahr|richtig)?|wirklich|echt",
  shorter: "(?:kürzer|kurz(?: gesagt)?)|(?:sag es )?in (?:einem|1) satz|zu lang|kurzfassung",
  simpler:
    "(?:das |es )?(?:verstehe?|versteh) (?:ich|das|es)?(?: (?:ich|das|es))?(?: immer noch)? nicht|ich (?:verstehe?|kapiere?) (?:das |es )?(?:immer noch )?nicht|(?:erkl[äa]re?|sag)(?: mir)?(?: (?:das|es))?(?: bitte)?(?: mir)? einfacher|(?:noch )?einfacher|was (?:heißt|heisst|bedeutet) das",
  next: "(?:und )?(?:was (?:geschah|passierte|kam|kommt) )?(?:danach|als nächstes)|und dann",
  more: "(?:erz[äa]hl(?:e)? (?:mir )?|sag mir |noch )?mehr(?: (?:dazu|davon|dar[uü]ber))?|(?:mach )?weiter|was noch|noch etwas|mehr details",
  example:
    "(?:(?:gib|nenn(?:e)?|zeig) mir |hast du )?(?:ein|noch ein|zum)? ?beispiele?(?: (?:daf[uü]r|dazu))?",
  translation: String.raw`[uü]bersetz(?:e|en)?(?: (?:das|es|dies))?(?: (?:auf|ins?) \p{L}+)?|auf (?:deutsch|englisch|spanisch|franz[öo]sisch)`,
  comparison:
    "vergleiche? (?:sie|die beiden|beide)|(?:was ist |worin besteht )?der unterschied(?: zwischen (?:ihnen|(?:den )?beiden))?|wie unterscheiden sie sich",
};
