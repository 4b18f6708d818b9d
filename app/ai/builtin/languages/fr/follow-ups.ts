import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "o[uù] (?:est[- ]ce|c['’]est) (?:que c['’]est )?(?:dit|[eé]crit)|o[uù] (?:le )?(?:dit|lis)[- ](?:il|on|tu)(?: (?:ça|ca|cela))?|[aà] quelle page|qui (?:a|l['’]a) (?:dit|[eé]crit)(?: (?:ça|ca|cela))?|(?:la )?source",
  doubt:
    "(?:tu es|t['’]?es|es-tu|vous êtes|êtes-vous) s[uû]re?(?: de (?:ça|ca|cela))?|(?:c['’]est|est-ce) vrai|vraiment",
  shorter:
    "plus court|(?:dis-le )?en (?:une|1) (?:seule )?phrase|en bref|trop long|en r[eé]sum[eé]|r[eé]sume(?:-le| [cç]a| cela)?",
  simpler:
    "je (?:ne )?comprends (?:toujours )?(?:pas|rien)|(?:explique(?:-(?:moi|le))*(?: (?:ça|ca|cela))?|dis-le) (?:plus )?simplement|plus simple(?:ment)?|qu['’]est-ce que (?:ça|ca|cela) veut dire|[cç]a veut dire quoi",
  next: "(?:et )?(?:que s['’]est-il pass[eé] )?(?:ensuite|apr[eè]s)|et puis",
  more: "(?:dis[- ]m['’]en |dis[- ]moi |en )?(?:un peu )?plus(?: (?:sur|à ce sujet|de d[eé]tails).*)?|continue|quoi d['’]autre|et encore",
  example:
    "(?:donne[- ]moi |tu as |as-tu )?(?:un|un autre|des|d['’]autres|par)? ?exemples?(?: de (?:ça|cela|chacun))?",
  translation: String.raw`tradui(?:s|sez|re)(?:-le)?(?: (?:ça|ca|cela))?(?: en \p{L}+)?|(?:dis-le )?en (?:fran[cç]ais|anglais|espagnol|allemand)`,
  comparison:
    "compare(?:-les)?|(?:quelle est |c['’]est quoi )?la diff[eé]rence(?: entre (?:eux|elles|les deux|ces deux))?",
};
