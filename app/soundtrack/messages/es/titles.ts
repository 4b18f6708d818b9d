import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: [
      "de luz",
      "a la carrera",
      "de cobre",
      "sin límites",
      "veloz",
      "en ascenso",
      "de alta tensión",
      "de mediodía",
    ],
    things: [
      "Caravana",
      "Meseta",
      "Viento",
      "Horizonte",
      "Remolino",
      "Espejismo",
      "Esprint",
      "Señal",
    ],
  },
  relaxed: {
    qualities: [
      "sin prisa",
      "al sol",
      "en calma",
      "a la deriva",
      "suave",
      "sin fin",
      "de ámbar",
      "a la sombra",
    ],
    things: ["Oasis", "Tarde", "Palmeral", "Puerto", "Hamaca", "Marea", "Patio", "Brisa"],
  },
  focused: {
    qualities: [
      "constante",
      "de cristal",
      "de fondo",
      "sin pausa",
      "sutil",
      "azul",
      "a solas",
      "en silencio",
    ],
    things: ["Brújula", "Margen", "Lámpara", "Hilo", "Meridiano", "Escritorio", "Órbita", "Línea"],
  },
  upbeat: {
    qualities: [
      "de sol",
      "de baile",
      "de limón",
      "al vuelo",
      "a saltos",
      "de oro",
      "de mercado",
      "de papel",
    ],
    things: ["Paso", "Bazar", "Cometa", "Bolsillo", "Fiesta", "Silbido", "Azotea", "Desfile"],
  },
  reflective: {
    qualities: [
      "del atardecer",
      "de plata",
      "a lo lejos",
      "del comienzo",
      "de otro tiempo",
      "en voz baja",
      "violeta",
      "que cae",
    ],
    things: ["Duna", "Estrella", "Carta", "Nieve", "Ventana", "Luna", "Eco", "Pozo"],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].things[thing]} ${words[mood].qualities[quality]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
