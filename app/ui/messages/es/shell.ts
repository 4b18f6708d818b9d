import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "Saltar al contenido",
  loadingPage: () => "Cargando",

  // Toasts
  notifications: () => "Notificaciones, F8",
  dismiss: () => "Cerrar",
  upgradeTitle: () => "Pásate a Premium",

  // Error page
  pageNotFoundTitle: () => "404 Página no encontrada",
  pageNotFound: () =>
    "No encontramos ninguna página en esta dirección. Puede que el enlace sea antiguo o tenga una errata.",
  pageFailedTitle: () => "Algo salió mal",
  pageFailed: () => "No se pudo mostrar la página. Tu trabajo está a salvo.",
  goToStart: () => "Ir a la página de inicio",
  goToMaterials: () => "Ir a tus materiales",
  tryPageAgain: () => "Reintentar",
  notLoadedTitle: () => "No se pudo cargar",
  notLoaded: () =>
    "Revisa tu conexión y recarga la página. Puede que haya una versión más reciente de Fennec.",

  // Forms
  showPassword: ({ hidden }) => ["Mostrar", hidden(" la contraseña")],
  hidePassword: ({ hidden }) => ["Ocultar", hidden(" la contraseña")],
  formKeptOffline: () =>
    "Parece que no tienes conexión. Lo que escribiste sigue aquí; inténtalo de nuevo cuando la recuperes.",

  // Language
  language: () => "Idioma",
  changeLanguage: () => "Cambiar",
} satisfies Catalogue<typeof import("../en/shell")>;
