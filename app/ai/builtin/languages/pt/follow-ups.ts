import type { FollowUp } from "../chat";

/** Whole messages that refer to the last reply. */
export const followUps: Record<FollowUp, string | null> = {
  source:
    "onde (?:est[aá]|diz) (?:isso|isto)|em que p[aá]gina|quem (?:disse|escreveu) (?:isso|isto)|(?:a )?fonte",
  doubt: "(?:voc[eê] )?tem certeza(?: disso)?|(?:isso )?[eé] verdade|s[eé]rio",
  shorter: "mais curto|(?:diga )?(?:em|n)uma (?:s[oó] )?frase|muito longo|em resumo",
  simpler:
    "n[aã]o (?:entendi|entendo|compreendo)(?: nada)?|(?:explique|explica)(?: isso)? (?:de forma )?mais simples|mais simples|o que (?:isso )?(?:significa|quer dizer)(?: isso)?",
  next: "(?:e )?(?:o que (?:aconteceu|veio) )?depois",
  more: "(?:conte|conta|diga|fale)?(?:-me)? ?mais(?: (?:sobre isso|disso|detalhes))?|continue|continua|o que mais|algo mais",
  example: "(?:(?:me )?d[eêáa](?:-me)? |pode dar )?(?:um|outro|por)? ?exemplos?(?: disso)?",
  translation: String.raw`traduz(?:a|ir)?(?: isso| isto)?(?: para o? ?\p{L}+)?|em (?:portugu[eê]s|ingl[eê]s|espanhol)`,
  comparison:
    "compare(?:-os|-as)?|qual (?:[eé] )?a diferen[cç]a(?: entre (?:eles|elas|os dois|as duas))?",
};
