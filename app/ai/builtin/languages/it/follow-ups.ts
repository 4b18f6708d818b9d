import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "dove (?:lo )?(?:dice|sta|è) ?(?:scritto|questo)?|a che pagina|chi (?:lo dice|l['’]ha (?:detto|scritto)|ha detto questo)|(?:la )?fonte",
  doubt: "(?:ne )?sei (?:proprio )?sicur[oa]|[eè] vero|davvero",
  shorter: "pi[uù] (?:breve|corto)|in una (?:sola )?frase|troppo lungo|in breve",
  simpler:
    "non (?:ho capito|capisco)(?: niente)?|(?:spiegalo|spiega(?:melo)?|dillo) (?:in modo )?pi[uù] (?:semplice|semplicemente|facile)|pi[uù] semplice|(?:che )?cosa (?:significa|vuol dire)(?: questo)?",
  next: "(?:e )?(?:(?:che )?cosa (?:è successo|successe|viene) )?(?:dopo|poi)",
  more: "(?:dimmi |raccontami )?(?:di )?pi[uù](?: (?:su questo|dettagli))?|continua|(?:che )?altro|qualcos['’]altro",
  example: "(?:(?:fammi|dammi|fai) )?(?:un|un altro|per|ad)? ?esempi[o]?(?: di questo)?",
  translation: String.raw`traduci(?:lo)?(?: in \p{L}+)?|in (?:italiano|inglese|spagnolo)`,
  comparison: "confrontal[ie]|(?:qual [eè] )?la differenza(?: (?:tra|fra) (?:loro|i due|le due))?",
};
