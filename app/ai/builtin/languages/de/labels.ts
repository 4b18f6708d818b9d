import type { LabelWords } from "../label-role";

export const labels: LabelWords = {
  modifiers:
    "(?:der|die|das|haupt-?|wichtigste[rsn]?|typische[rsn]?|häufige[rsn]?|mögliche[rsn]?|frühe[rsn]?|späte[rsn]?|weitere[rsn]?|allgemeine[rsn]?) ?",
  relationalNouns:
    "hintergrund|kontext|funktion(?:en)?|aufgaben?|rollen?|aufbau|struktur|lage|ort|ursachen?|gr[uü]nde?|auslöser|wirkung(?:en)?|folgen?|auswirkung(?:en)?|ergebnis(?:se)?|belege?|kritik|einwände?|probleme?|grenzen?|schwächen?|stärken?|vorteile?|nachteile?|nutzen|risiken|gefahr(?:en)?|kapazität|dauer|größe|masse|länge|höhe|geschwindigkeit|temperatur|behandlung|therapie|diagnose|vorbeugung|symptome?|merkmale?|eigenschaft(?:en)?|bedeutung|herkunft|ursprung|verwendung|zweck|ziele?|preis|kosten|summe|verschiebung(?:en)?|arten?|formen?|typen|teile?|mitglieder|bestandteile?|zahl(?:en)?|daten|autor(?:in)?|verbreitung|lebensraum|nahrung|aussehen|zusammensetzung|formel|einheit|beispiele?|bsp|amtszeit|sitz|wahl|kontrolle",
  complements: " (?:der|des|von|für|im|in|bei|beim|zu|zum|zur|nach|gegen|zwischen|durch) .+",
  circumstances:
    "in|im|am|an|auf|bei|beim|vor|nach|während|seit|bis|ab|unter|über|ohne|mit|wenn|falls|wo|nur|weltweit|sonst|danach|dann|später|heute|manchmal|oft|meist(?:ens)?|langfristig|kurzfristig|andere|sonstige",
  remarks:
    "todo|nb|achtung|merke|merken|nicht vergessen|hinweis|tipp|wiederholen|lernen|lesen|nächste (?:woche|stunde)|nächstes mal|hausaufgaben?|abgabe|klausur|prüfung|test|tutorium|seminar|name|lehrer(?:in)?|dozent(?:in)?|thema|seite|folien?|quellen?|bild|foto|lizenz|rechenbsp|siehe|vgl",
};
