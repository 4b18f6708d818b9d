import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "Algo deu errado do nosso lado. Tente de novo.",
  storageFull: () =>
    "O armazenamento do Fennec está cheio: nada de novo pode ser salvo, nem dá para entrar na conta. O que já existe ainda pode ser lido. Tente mais tarde ou avise quem administra este site.",
  pageOrFileNotFound: () =>
    "Não encontramos essa página ou esse arquivo. Talvez já tenha sido excluído.",
  logInFirst: () => "Entre na sua conta primeiro.",
  invalidRequest: () => "A solicitação não é válida. Recarregue a página e tente de novo.",
  methodNotAllowed: () => "Este endereço não aceita esse método de solicitação.",
  noSuchCall: () => "Esse endpoint da API não existe.",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Muitas solicitações. Tente de novo em # segundo.",
          other: "Muitas solicitações. Tente de novo em # segundos.",
        },
        minutes: { other: "Muitas solicitações. Tente de novo em # minutos." },
      },
      "pt",
    ),
  tooManyWrongTokens: () => "Muitos tokens incorretos vindos desta rede. Tente de novo mais tarde.",

  // Address and origin
  addressTooLong: () => "Esse endereço é longo demais.",
  addressUnknown: () => "Não encontramos nada nesse endereço. Vá para a página inicial do Fennec.",
  otherSite: () =>
    "Bloqueamos essa solicitação porque ela veio de outro site. Abra o Fennec e tente de novo.",

  // Bodies
  requestTooLarge: () => "Você pode enviar até 80\u00a0MB de cada vez. Envie menos arquivos.",
  textTooLong: () => "Esse texto é longo demais. Encurte o texto e tente de novo.",
  invalidJson: () => "O corpo não é um JSON válido.",
  jsonNoObject: () => "O corpo precisa ser um objeto JSON.",
  jsonTooDeep: () => "O corpo tem níveis demais de aninhamento.",
  tooManyFields: () => "O formulário tem campos demais.",
  unreadableForm: () => "Não foi possível ler o formulário. Recarregue a página e tente de novo.",
  unknownForm: () => "Este formulário está desatualizado. Recarregue a página e tente de novo.",

  // Parts of a file
  rangeBeyondEnd: () => "O intervalo solicitado vai além do fim do arquivo.",
} satisfies Catalogue<typeof import("../en/errors")>;
