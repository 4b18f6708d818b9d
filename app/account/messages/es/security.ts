import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "Dispositivos, llaves de acceso y recuperación",
  securityIntroduction: () =>
    "Mira dónde tienes la sesión abierta y configura llaves de acceso y un código de recuperación.",
  backToSettings: () => "Volver a Ajustes de la cuenta",

  // Devices
  devices: () => "Dispositivos",
  aboutDevices: () =>
    "Tu cuenta tiene la sesión abierta en estos dispositivos. Ciérrala en los que no reconozcas.",
  browserOnSystem: ({ browser, system }) => `${browser} en ${system}`,
  unknownBrowser: () => "Un navegador desconocido",
  currentDevice: ({ strong, date }) => [strong("Este dispositivo"), ", sesión iniciada el ", date],
  otherDevice: ({ ago, date }) => [`Último uso ${ago}, sesión iniciada el `, date],
  otherDeviceJustUsed: ({ date }) => [
    "Último uso hace menos de una hora, sesión iniciada el ",
    date,
  ],
  logOutDevice: ({ device, hidden }) => [
    "Cerrar sesión",
    hidden(` en ${device ?? "el navegador desconocido"}`),
  ],
  logOutOthers: () => "Cerrar las demás sesiones",
  loggingOut: () => "Cerrando sesión…",
  deviceLoggedOut: () => "Sesión cerrada en el dispositivo",
  devicesLoggedOut: ({ count }) =>
    count === 0
      ? "No había ninguna otra sesión abierta"
      : plural(
          count,
          {
            one: "Sesión cerrada en otro dispositivo",
            other: "Sesión cerrada en otros # dispositivos",
          },
          "es",
        ),
  deviceNotLoggedOutTitle: () => "No se cerró la sesión en ese dispositivo",
  deviceGoneTitle: () => "La sesión en ese dispositivo ya estaba cerrada",
  othersNotLoggedOutTitle: () => "No se cerraron las demás sesiones",

  // Passkeys
  passkeys: () => "Llaves de acceso",
  aboutPasskeys: () =>
    "Inicia sesión con tu huella, tu cara o el bloqueo de pantalla, sin contraseña.",
  passkeyAddedOn: ({ date }) => ["Añadida el ", date],
  passkeyUsed: ({ date, ago }) => ["Añadida el ", date, `, último uso ${ago}`],
  passkeyJustUsed: ({ date }) => ["Añadida el ", date, ", último uso hace menos de una hora"],
  removePasskey: ({ name, hidden }) => ["Eliminar", hidden(` ${name}`)],
  removingPasskey: () => "Eliminando…",
  passkeyRemovedTitle: () => "Llave de acceso eliminada",
  passkeyRemoved: () =>
    "Ya no puedes iniciar sesión con ella. Puede que tu dispositivo aún la muestre.",
  passkeyNotRemovedTitle: () => "No se eliminó la llave de acceso",
  passkeyGoneTitle: () => "Esa llave de acceso ya estaba eliminada",
  scriptsForPasskeys: () => "Para añadir una llave de acceso, activa JavaScript en tu navegador.",

  // Recovery code
  recoveryCodes: () => "Código de recuperación",
  hasRecoveryCode: () =>
    "Tienes un código de recuperación. Si creas uno nuevo, el anterior dejará de funcionar.",
  hasNoRecoveryCode: () =>
    "Aún no tienes un código de recuperación. Con él podrás establecer una contraseña nueva si olvidas la tuya.",
  passwordForCode: () => "Contraseña actual",
  makeRecoveryCode: () => "Crear código de recuperación",
  makingRecoveryCode: () => "Creando el código…",
  noCodeMadeTitle: () => "No se creó ningún código nuevo",
} satisfies Catalogue<typeof import("../en/security")>;
