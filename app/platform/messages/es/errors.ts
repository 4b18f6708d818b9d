import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "Algo falló por nuestra parte. Inténtalo de nuevo.",
  storageFull: () =>
    "El almacenamiento de Fennec está lleno: ahora no se puede guardar nada nuevo ni iniciar sesión. Lo que ya hay se puede leer. Inténtalo más tarde o avisa a quienes administran este sitio.",
  pageOrFileNotFound: () => "No encontramos esa página o ese archivo. Puede que se haya eliminado.",
  logInFirst: () => "Primero inicia sesión.",
  invalidRequest: () => "La solicitud no es válida. Recarga la página e inténtalo de nuevo.",
  methodNotAllowed: () => "Esta dirección no admite ese método de solicitud.",
  noSuchCall: () => "No existe ese punto de acceso de la API.",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Demasiadas solicitudes. Inténtalo de nuevo en # segundo.",
          other: "Demasiadas solicitudes. Inténtalo de nuevo en # segundos.",
        },
        minutes: { other: "Demasiadas solicitudes. Inténtalo de nuevo en # minutos." },
      },
      "es",
    ),
  tooManyWrongTokens: () =>
    "Demasiados tokens incorrectos desde esta red. Inténtalo de nuevo más tarde.",

  // Address and origin
  addressTooLong: () => "Esa dirección es demasiado larga.",
  addressUnknown: () => "No encontramos nada en esa dirección. Ve a la página de inicio de Fennec.",
  otherSite: () =>
    "Bloqueamos esa solicitud porque venía de otro sitio. Abre Fennec e inténtalo de nuevo.",

  // Bodies
  requestTooLarge: () => "Puedes subir hasta 80\u00a0MB a la vez. Sube menos archivos.",
  textTooLong: () => "Ese texto es demasiado largo. Acórtalo e inténtalo de nuevo.",
  invalidJson: () => "El cuerpo no es JSON válido.",
  jsonNoObject: () => "El cuerpo tiene que ser un objeto JSON.",
  jsonTooDeep: () => "El cuerpo tiene demasiados niveles de anidamiento.",
  tooManyFields: () => "El formulario tiene demasiados campos.",
  unreadableForm: () => "No pudimos leer el formulario. Recarga la página e inténtalo de nuevo.",
  unknownForm: () => "Este formulario está desactualizado. Recarga la página e inténtalo de nuevo.",

  // Parts of a file
  rangeBeyondEnd: () => "El intervalo solicitado está más allá del final del archivo.",
} satisfies Catalogue<typeof import("../en/errors")>;
