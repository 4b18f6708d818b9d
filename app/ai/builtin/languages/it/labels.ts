import type { LabelWords } from "../label-role";

export const labels: LabelWords = {
  modifiers: "(?:il |la |lo |i |gli |le |l['’]|principal[ei] )",
  relationalNouns:
    "funzion[ei]|ruol[oi]|struttura|posizione|luogo|caus[ae]|motiv[oi]|ragion[ei]|effett[oi]|conseguenz[ae]|risultat[oi]|prov[ae]|critic(?:a|he)|problem[ai]|limit[ei]|vantagg(?:io|i)|svantagg(?:io|i)|risch(?:io|i)|pericol[oi]|capacità|durata|dimension[ei]|massa|lunghezza|altezza|velocità|temperatura|terapi[ae]|trattament[oi]|diagnosi|prevenzione|sintom[oi]|segn[oi]|caratteristic(?:a|he)|proprietà|significato|origin[ei]|etimologia|us[oi]|scop[oi]|obiettiv[oi]|prezzo|cost[oi]|tip[oi]|form[ae]|part[ei]|component[ei]|membri|dat[ae]|autor[ei]|importanza|habitat|composizione|formula|unità|esemp[io]+|percorso|posizione|protezione|rivestimento",
  complements:
    "(?: (?:principal[ei]|comun[ei]|tipic[oaie]|possibil[ei]|secondari[oae]?))?(?: (?:del|dello|della|dell['’]|dei|degli|delle|in|nel|nella|per|contro|tra) ?.+)?",
  circumstances:
    "in|a|al|alla|prima|dopo|durante|da|dal|fino|senza|con|sotto|sopra|se|quando|dove|solo|oggi|a volte|altri|altre|poi|nel|nella",
  remarks:
    "nota|nb|attenzione|ricorda|ricordare|da ricordare|ripassare|leggere|compiti|esame|verifica|prossima (?:settimana|lezione)|nome|professor\\p{L}*|tema|pagina|fonti|fonte|immagine|foto|licenza|vedi",
};
