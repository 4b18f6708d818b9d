import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () => "Esta vez, Fennec no pudo leer el archivo. Elimínalo y vuelve a subirlo.",
  damagedPicture: () => "Este archivo está dañado y no se puede abrir. Sube otra copia.",
  oversizedPages: () =>
    "Las imágenes de estas páginas son demasiado grandes para que Fennec las lea. Guarda el archivo con imágenes más pequeñas (300 ppp, por ejemplo) y vuelve a subirlo.",
  unreadablePages: () =>
    "Fennec no pudo leer texto en estas páginas. Prueba con un escaneo más nítido.",
  oversizedPicture: () =>
    "Esta imagen es demasiado grande para que Fennec la lea. Guárdala como JPG de 8 megapíxeles como máximo (unos 3300 por 2400 píxeles) y vuelve a subirla.",
  unreadablePicture: () =>
    "Fennec no pudo leer texto en esta imagen. Prueba con una foto más nítida, tomada justo desde arriba.",
} satisfies Catalogue<typeof import("../en/ocr")>;
