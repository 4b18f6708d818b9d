import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "Iniciar sesión con llave de acceso",
  waitingForDevice: () => "Esperando a tu dispositivo…",

  // Adding one
  passkeyName: () => "Nombre de la llave de acceso",
  passkeyNameHint: () => "Te ayuda a distinguir tus llaves de acceso, por ejemplo, “Mi teléfono”.",
  passkeyNameRequired: () => "Ponle un nombre a la llave de acceso.",
  passkeyNameTooLong: () => "El nombre puede tener como máximo 60 caracteres.",
  passkeyPassword: () => "Contraseña de tu cuenta",
  addPasskey: () => "Añadir llave de acceso",
  passkeyAddedTitle: () => "Llave de acceso añadida",
  passkeyAdded: () => "A partir de ahora puedes iniciar sesión con ella.",

  // What a browser reports
  passkeysUnsupported: () => "Este navegador no admite llaves de acceso. Usa tu contraseña.",
  noPasskeyUsed: () => "No se usó ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.",
  passkeyExists: () => "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
  passkeysWrongAddress: () =>
    "Las llaves de acceso no funcionan en esta dirección. Usa tu contraseña.",
  passkeyNoAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
  passkeyFailed: () => "No funcionó. Inténtalo de nuevo o usa tu contraseña.",
} satisfies Catalogue<typeof import("../en/passkeys")>;
