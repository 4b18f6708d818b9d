import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Logging in and out
  loginFailedTitle: () => "Não foi possível entrar",
  wrongLogin: () => "Nome de usuário ou senha incorretos",
  accountBanned: () =>
    "A administração deste site suspendeu esta conta. Se você acha que foi um engano, entre em contato com ela.",
  welcomeBackTitle: () => "Que bom ver você de novo!",
  loggedInAs: ({ username }) => `Você entrou como ${username}`,
  logoutFailedTitle: () => "Não foi possível sair",
  loggedOutTitle: () => "Você saiu",
  loggedOut: () => "Você saiu da sua conta neste dispositivo",

  // Registering
  registrationFailedTitle: () => "Não foi possível criar a conta",
  usernameTaken: () => "Esse nome de usuário talvez já esteja em uso",
  accountCreatedTitle: () => "Conta criada",
  accountCreated: ({ product, username }) => `Boas-vindas ao ${product}, ${username}!`,
  humanCheckFailed: () =>
    "Não conseguimos verificar se você é uma pessoa, ou a verificação expirou. Envie o formulário de novo.",
  humanCheckMissing: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Ative o JavaScript para verificarmos se você é uma pessoa. Sem ele, você pode tentar de novo em # segundo.",
          other:
            "Ative o JavaScript para verificarmos se você é uma pessoa. Sem ele, você pode tentar de novo em # segundos.",
        },
        minutes: {
          other:
            "Ative o JavaScript para verificarmos se você é uma pessoa. Sem ele, você pode tentar de novo em # minutos.",
        },
      },
      "pt",
    ),
  humanCheckUnavailable: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "No momento não conseguimos verificar se você é uma pessoa. Tente de novo em # segundo.",
          other:
            "No momento não conseguimos verificar se você é uma pessoa. Tente de novo em # segundos.",
        },
        minutes: {
          other:
            "No momento não conseguimos verificar se você é uma pessoa. Tente de novo em # minutos.",
        },
      },
      "pt",
    ),

  // Passwords and recovery
  currentPasswordRequired: () => "Digite sua senha atual.",
  currentPasswordTooLong: () => "A senha pode ter no máximo 200 caracteres.",
  currentPasswordWrong: () => "Essa não é sua senha atual.",
  accountRequired: () => "Digite seu nome de usuário ou e-mail.",
  recoveryCodeRequired: () => "Digite seu código de recuperação.",
  recoveryCodeInvalid: () => "Um código de recuperação tem cinco grupos de cinco letras e números.",
  recoveryCodeWrong: () =>
    "Esse código de recuperação não corresponde a este nome de usuário. Confira os dois e tente de novo.",
  mailUnconfigured: () =>
    "Este site não consegue enviar e-mails. Defina uma nova senha com seu código de recuperação.",
  resetLinkUseless: () => "Este link já foi usado ou tem mais de uma hora. Peça um novo.",

  // Devices and passkeys
  deviceNotFound: () => "Não encontramos esse dispositivo. Talvez ele já esteja desconectado.",
  passkeyNotFound: () => "Não encontramos essa chave de acesso. Talvez já tenha sido removida.",
  passkeyUnknown: () => "Não reconhecemos essa chave de acesso. Entre com sua senha.",
  passkeyNotAdded: () =>
    "Não foi possível adicionar a chave de acesso, ou se passaram mais de cinco minutos. Tente de novo.",
  tooManyPasskeys: ({ count }) =>
    plural(
      count,
      {
        one: "Você tem # chave de acesso, que é o máximo. Para adicionar outra, remova-a primeiro.",
        other:
          "Você tem # chaves de acesso, que é o máximo. Para adicionar outra, remova primeiro uma que não usa mais.",
      },
      "pt",
    ),
} satisfies Catalogue<typeof import("../en/errors")>;
