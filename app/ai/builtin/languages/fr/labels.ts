import type { LabelWords } from "../label-role";

export const labels: LabelWords = {
  modifiers: "(?:les? |la |l['’]|ses |son |principales? |principaux )",
  relationalNouns:
    "contexte|fonctions?|rôles?|structure|localisation|lieu|causes?|raisons?|effets?|conséquences?|résultats?|preuves?|critiques?|problèmes?|limites?|avantages?|inconvénients?|risques?|dangers?|capacité|durée|taille|masse|longueur|hauteur|vitesse|température|traitements?|diagnostic|prévention|symptômes?|signes?|caractéristiques?|propriétés?|signification|sens|origine|étymologie|utilisations?|usages?|but|objectifs?|prix|coûts?|types?|sortes?|formes?|parties?|composants?|membres|chiffres|dates?|auteure?|devise|importance|habitat|composition|formule|unités?|exemples?|trajet|position|protection|revêtement",
  complements:
    "(?: (?:principale?s?|principaux|fréquente?s?|typiques?|possibles?|secondaires?))?(?: (?:du|des|de la|de l['’]|dans|pour|contre|entre|sur) ?.+)?",
  circumstances:
    "en|à|au|aux|avant|après|pendant|depuis|jusqu|sans|avec|sous|sur|si|quand|où|seulement|aujourd|parfois|autres?|ensuite|dans|chez",
  remarks:
    "note|nb|attention|à retenir|retenir|rappel|ne pas oublier|réviser|lire|devoirs?|examen|contrôle|prochaine? (?:semaine|cours|fois)|nom|professeure?|thème|page|sources?|image|photo|licence|voir",
};
