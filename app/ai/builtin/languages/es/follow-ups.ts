import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "d[oó]nde (?:lo )?(?:dice|pone|est[aá])(?: eso| esto)?|(?:en|de) qu[eé] p[aá]gina(?: est[aá])?|qui[eé]n (?:lo )?(?:dijo|dice|escribi[oó])(?: eso| esto)?|(?:la )?fuente",
  doubt:
    "(?:est[aá]s?|eres) segur[oa](?: de (?:eso|ello))?|(?:es (?:eso )?)?(?:verdad|cierto)|de verdad|en serio",
  shorter:
    "m[aá]s (?:corto|breve)|(?:dilo )?en (?:una|1) (?:sola )?(?:frase|oraci[oó]n|palabra)|demasiado largo|en resumen|res[uú]melo|resume eso",
  simpler:
    "(?:no (?:lo )?entiendo|no (?:lo )?comprendo)(?: nada)?|(?:expl[ií]c(?:a|alo|ame|amelo)|dilo) (?:eso )?(?:de forma )?m[aá]s (?:f[aá]cil|sencill[oa]|simple)|m[aá]s (?:f[aá]cil|sencillo|simple)|qu[eé] (?:significa|quiere decir) (?:eso|esto)",
  next: "(?:y )?(?:qu[eé] (?:pas[oó]|ocurri[oó]|viene) )?despu[eé]s|y luego",
  more: "(?:cu[eé]ntame |dime )?(?:algo )?m[aá]s(?: (?:sobre|de) (?:eso|esto|ello))?|sigue|contin[uú]a|qu[eé] m[aá]s|algo m[aá]s|m[aá]s detalles",
  example:
    "(?:dame |me das |puedes darme |pon(?:me)? )?(?:alg[uú]n|un|otro|unos|m[aá]s|por)? ?ejemplos?(?: de (?:eso|esto|cada uno))?",
  translation: String.raw`trad[uú]c(?:e|elo|eme|ir)?(?:(?:lo|eso|esto)| eso| esto)?(?: al? \p{L}+)?|(?:dilo )?en (?:espa[nñ]ol|ingl[eé]s|franc[eé]s|alem[aá]n)`,
  comparison:
    "comp[aá]ra(?:los|las)|(?:(?:y )?cu[aá]l es |en qu[eé] consiste )?la diferencia(?: entre (?:ell[oa]s|(?:l[oa]s )?dos|amb[oa]s))?|en qu[eé] se diferencian",
};
