import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: [
      "im Licht",
      "im Galopp",
      "aus Kupfer",
      "ohne Grenzen",
      "im Eiltempo",
      "im Aufwind",
      "unter Strom",
      "am Mittag",
    ],
    things: [
      "Karawane",
      "Hochebene",
      "Rückenwind",
      "Horizont",
      "Sandsturm",
      "Fata Morgana",
      "Sprint",
      "Signal",
    ],
  },
  relaxed: {
    qualities: [
      "ohne Eile",
      "in der Sonne",
      "in Ruhe",
      "im Wind",
      "ganz sanft",
      "ohne Ende",
      "aus Bernstein",
      "im Schatten",
    ],
    things: [
      "Oase",
      "Nachmittag",
      "Palmenhain",
      "Hafen",
      "Hängematte",
      "Flut",
      "Innenhof",
      "Brise",
    ],
  },
  focused: {
    qualities: [
      "im Takt",
      "ganz klar",
      "in der Tiefe",
      "ohne Pause",
      "ganz fein",
      "in Blau",
      "für sich allein",
      "in Stille",
    ],
    things: [
      "Kompass",
      "Randnotiz",
      "Lampenlicht",
      "Faden",
      "Meridian",
      "Schreibtisch",
      "Umlaufbahn",
      "Linie",
    ],
  },
  upbeat: {
    qualities: [
      "im Sonnenschein",
      "beim Tanz",
      "mit Zitrone",
      "ganz leicht",
      "auf einem Bein",
      "aus Gold",
      "vom Markt",
      "aus Papier",
    ],
    things: [
      "Schritt",
      "Basar",
      "Drachen",
      "Hosentasche",
      "Ferientag",
      "Pfiff",
      "Dachterrasse",
      "Parade",
    ],
  },
  reflective: {
    qualities: [
      "am Abend",
      "aus Silber",
      "in der Ferne",
      "vom Anfang",
      "aus alter Zeit",
      "im Flüsterton",
      "in Violett",
      "im Herbst",
    ],
    things: [
      "Düne",
      "Sternenlicht",
      "Brief",
      "Schnee",
      "Fenster",
      "Mondaufgang",
      "Echo",
      "Brunnen",
    ],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].things[thing]} ${words[mood].qualities[quality]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
