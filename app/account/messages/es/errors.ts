import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Logging in and out
  loginFailedTitle: () => "No se pudo iniciar sesión",
  wrongLogin: () => "El nombre de usuario o la contraseña no son correctos",
  accountBanned: () =>
    "La administración de este sitio suspendió esta cuenta. Si crees que es un error, ponte en contacto con ella.",
  welcomeBackTitle: () => "¡Hola de nuevo!",
  loggedInAs: ({ username }) => `Iniciaste sesión como ${username}`,
  logoutFailedTitle: () => "No se pudo cerrar sesión",
  loggedOutTitle: () => "Sesión cerrada",
  loggedOut: () => "Cerraste sesión correctamente",

  // Registering
  registrationFailedTitle: () => "No se pudo crear la cuenta",
  usernameTaken: () => "Puede que ese nombre de usuario ya esté en uso",
  accountCreatedTitle: () => "Cuenta creada",
  accountCreated: ({ product, username }) => `¡Te damos la bienvenida a ${product}, ${username}!`,
  humanCheckFailed: () =>
    "No pudimos comprobar que eres una persona, o la comprobación caducó. Envía el formulario de nuevo.",
  humanCheckMissing: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Activa JavaScript para que podamos comprobar que eres una persona. Sin él, puedes intentarlo de nuevo en # segundo.",
          other:
            "Activa JavaScript para que podamos comprobar que eres una persona. Sin él, puedes intentarlo de nuevo en # segundos.",
        },
        minutes: {
          other:
            "Activa JavaScript para que podamos comprobar que eres una persona. Sin él, puedes intentarlo de nuevo en # minutos.",
        },
      },
      "es",
    ),
  humanCheckUnavailable: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Ahora mismo no podemos comprobar que eres una persona. Inténtalo de nuevo en # segundo.",
          other:
            "Ahora mismo no podemos comprobar que eres una persona. Inténtalo de nuevo en # segundos.",
        },
        minutes: {
          other:
            "Ahora mismo no podemos comprobar que eres una persona. Inténtalo de nuevo en # minutos.",
        },
      },
      "es",
    ),

  // Passwords and recovery
  currentPasswordRequired: () => "Escribe tu contraseña actual.",
  currentPasswordTooLong: () => "La contraseña puede tener como máximo 200 caracteres.",
  currentPasswordWrong: () => "Esa no es tu contraseña actual.",
  accountRequired: () => "Escribe tu nombre de usuario o tu correo electrónico.",
  recoveryCodeRequired: () => "Escribe tu código de recuperación.",
  recoveryCodeInvalid: () =>
    "Un código de recuperación tiene cinco grupos de cinco letras y números.",
  recoveryCodeWrong: () =>
    "Ese código de recuperación no corresponde a este nombre de usuario. Revisa ambos e inténtalo de nuevo.",
  mailUnconfigured: () =>
    "Este sitio no puede enviar correos. Establece una contraseña nueva con tu código de recuperación.",
  resetLinkUseless: () => "Este enlace ya se usó o tiene más de una hora. Solicita uno nuevo.",

  // Devices and passkeys
  deviceNotFound: () => "No encontramos ese dispositivo. Puede que su sesión ya esté cerrada.",
  passkeyNotFound: () => "No encontramos esa llave de acceso. Puede que se haya eliminado.",
  passkeyUnknown: () => "No reconocemos esa llave de acceso. Inicia sesión con tu contraseña.",
  passkeyNotAdded: () =>
    "No se pudo añadir la llave de acceso, o pasaron más de cinco minutos. Inténtalo de nuevo.",
  tooManyPasskeys: ({ count }) =>
    plural(
      count,
      {
        one: "Tienes # llave de acceso, que es el máximo. Para añadir otra, elimínala primero.",
        other:
          "Tienes # llaves de acceso, que es el máximo. Para añadir otra, elimina primero una que ya no uses.",
      },
      "es",
    ),
} satisfies Catalogue<typeof import("../en/errors")>;
