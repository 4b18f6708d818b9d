import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: [
      "de lumière",
      "au galop",
      "de cuivre",
      "sans limites",
      "rapide",
      "en plein essor",
      "sous tension",
      "de midi",
    ],
    things: ["Caravane", "Plateau", "Vent", "Horizon", "Tempête", "Mirage", "Sprint", "Signal"],
  },
  relaxed: {
    qualities: [
      "sans hâte",
      "au soleil",
      "tranquille",
      "à la dérive",
      "tout en douceur",
      "sans fin",
      "d’ambre",
      "à l’ombre",
    ],
    things: ["Oasis", "Après-midi", "Palmeraie", "Port", "Hamac", "Marée", "Cour", "Brise"],
  },
  focused: {
    qualities: [
      "stable",
      "de cristal",
      "de fond",
      "sans pause",
      "en finesse",
      "en bleu",
      "en solo",
      "immobile",
    ],
    things: ["Boussole", "Marge", "Lampe", "Fil", "Méridien", "Bureau", "Orbite", "Ligne"],
  },
  upbeat: {
    qualities: [
      "de soleil",
      "de bal",
      "citron",
      "en apesanteur",
      "à cloche-pied",
      "d’or",
      "du marché",
      "de papier",
    ],
    things: ["Pas", "Bazar", "Cerf-volant", "Poche", "Fête", "Sifflet", "Toit", "Parade"],
  },
  reflective: {
    qualities: [
      "du soir",
      "d’argent",
      "au loin",
      "du début",
      "d’autrefois",
      "à voix basse",
      "de lilas",
      "d’automne",
    ],
    things: ["Dune", "Étoile", "Lettre", "Neige", "Fenêtre", "Lune", "Écho", "Puits"],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].things[thing]} ${words[mood].qualities[quality]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
