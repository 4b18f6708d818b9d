import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "Envie um arquivo para criar as questões",
  textMissing: () => "Digite ou cole um texto para criar as questões",
  textBesideFile: () =>
    "Você digitou um texto, mas escolheu “Enviar arquivo”. Escolha “Colar texto” para usar o texto ou esvazie o campo.",
  bothGiven: () => "Escolha um arquivo ou cole um texto, não os dois.",
  textTooLong: ({ limit }) =>
    `Esse texto tem mais de ${limit.toLocaleString("pt")} caracteres. Encurte o texto ou envie como arquivo.`,

  // Why no test was made
  generationFailed: () => "Não foi possível criar seu simulado. Tente de novo.",
  noQuestions: () => "Não foi possível criar questões com este conteúdo. Tente com outro material.",
  notGeneratedTitle: () => "As questões não foram criadas",
  noAnswerToForm: () => "Não foi possível criar seu simulado",

  // A test that was made
  readyTitle: () => "Simulado pronto",
  ready: ({ count }) =>
    plural(
      count,
      {
        one: "# questão criada a partir do seu material",
        other: "# questões criadas a partir do seu material",
      },
      "pt",
    ),
  readyWith: ({ ready, more }) => `${ready}. ${more}`,
  materialHolds: ({ count }) => `Ele dá para ${count}.`,
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "O material só rendeu # boa questão, então o simulado é mais curto do que você pediu.",
        other:
          "O material só rendeu # boas questões, então o simulado é mais curto do que você pediu.",
      },
      "pt",
    ),

  testNotFound: () => "Não encontramos esse simulado. Talvez já tenha sido excluído.",
} satisfies Catalogue<typeof import("../en/generation")>;
