import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: [
      "de luz",
      "em disparada",
      "de cobre",
      "sem limites",
      "veloz",
      "em ascensão",
      "de alta tensão",
      "do meio-dia",
    ],
    things: [
      "Caravana",
      "Planalto",
      "Vento",
      "Horizonte",
      "Tempestade",
      "Miragem",
      "Arrancada",
      "Sinal",
    ],
  },
  relaxed: {
    qualities: [
      "sem pressa",
      "ao sol",
      "em paz",
      "à deriva",
      "suave",
      "sem fim",
      "de âmbar",
      "à sombra",
    ],
    things: ["Oásis", "Tarde", "Palmeiral", "Porto", "Rede", "Maré", "Pátio", "Brisa"],
  },
  focused: {
    qualities: [
      "constante",
      "de cristal",
      "de fundo",
      "sem pausa",
      "sutil",
      "azul",
      "a sós",
      "em silêncio",
    ],
    things: [
      "Bússola",
      "Margem",
      "Lamparina",
      "Fio",
      "Meridiano",
      "Escrivaninha",
      "Órbita",
      "Linha",
    ],
  },
  upbeat: {
    qualities: [
      "de sol",
      "de dança",
      "de limão",
      "leve",
      "aos pulos",
      "de ouro",
      "de feira",
      "de papel",
    ],
    things: ["Passo", "Bazar", "Pipa", "Bolso", "Festa", "Assobio", "Terraço", "Desfile"],
  },
  reflective: {
    qualities: [
      "do entardecer",
      "de prata",
      "ao longe",
      "do começo",
      "de outro tempo",
      "em voz baixa",
      "violeta",
      "que cai",
    ],
    things: ["Duna", "Estrela", "Carta", "Neve", "Janela", "Lua", "Eco", "Poço"],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].things[thing]} ${words[mood].qualities[quality]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
