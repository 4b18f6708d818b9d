import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "Dispositivos, chaves de acesso e recuperação",
  securityIntroduction: () =>
    "Veja em quais dispositivos você fez login e configure chaves de acesso e um código de recuperação.",
  backToSettings: () => "Voltar às Configurações da conta",

  // Devices
  devices: () => "Dispositivos",
  aboutDevices: () => "Você fez login nestes dispositivos. Desconecte os que não reconhecer.",
  browserOnSystem: ({ browser, system }) => `${browser} no ${system}`,
  unknownBrowser: () => "Um navegador desconhecido",
  currentDevice: ({ strong, date }) => [strong("Este dispositivo"), ", login em ", date],
  otherDevice: ({ ago, date }) => [`Último uso ${ago}, login em `, date],
  otherDeviceJustUsed: ({ date }) => ["Último uso há menos de uma hora, login em ", date],
  logOutDevice: ({ device, hidden }) => [
    "Desconectar",
    hidden(` ${device ?? "o navegador desconhecido"}`),
  ],
  logOutOthers: () => "Desconectar os outros dispositivos",
  loggingOut: () => "Desconectando…",
  deviceLoggedOut: () => "Dispositivo desconectado",
  devicesLoggedOut: ({ count }) =>
    count === 0
      ? "Nenhum outro dispositivo estava conectado"
      : plural(
          count,
          {
            one: "# outro dispositivo desconectado",
            other: "# outros dispositivos desconectados",
          },
          "pt",
        ),
  deviceNotLoggedOutTitle: () => "Esse dispositivo não foi desconectado",
  deviceGoneTitle: () => "Esse dispositivo já estava desconectado",
  othersNotLoggedOutTitle: () => "Os outros dispositivos não foram desconectados",

  // Passkeys
  passkeys: () => "Chaves de acesso",
  aboutPasskeys: () =>
    "Entre com sua digital, seu rosto ou o bloqueio de tela, sem precisar de senha.",
  passkeyAddedOn: ({ date }) => ["Adicionada em ", date],
  passkeyUsed: ({ date, ago }) => ["Adicionada em ", date, `, último uso ${ago}`],
  passkeyJustUsed: ({ date }) => ["Adicionada em ", date, ", último uso há menos de uma hora"],
  removePasskey: ({ name, hidden }) => ["Remover", hidden(` ${name}`)],
  removingPasskey: () => "Removendo…",
  passkeyRemovedTitle: () => "Chave de acesso removida",
  passkeyRemoved: () =>
    "Ela não serve mais para entrar. Seu dispositivo talvez ainda mostre essa chave.",
  passkeyNotRemovedTitle: () => "A chave de acesso não foi removida",
  passkeyGoneTitle: () => "Essa chave de acesso já tinha sido removida",
  scriptsForPasskeys: () => "Para adicionar uma chave de acesso, ative o JavaScript no navegador.",

  // Recovery code
  recoveryCodes: () => "Código de recuperação",
  hasRecoveryCode: () =>
    "Você tem um código de recuperação. Se criar um novo, o antigo deixa de funcionar.",
  hasNoRecoveryCode: () =>
    "Você ainda não tem um código de recuperação. Com ele, dá para definir uma nova senha se você esquecer a sua.",
  passwordForCode: () => "Senha atual",
  makeRecoveryCode: () => "Criar código de recuperação",
  makingRecoveryCode: () => "Criando o código…",
  noCodeMadeTitle: () => "Nenhum código novo foi criado",
} satisfies Catalogue<typeof import("../en/security")>;
