import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () =>
    "Fennec konnte diese Datei diesmal nicht lesen. Lösche sie und lade sie noch mal hoch.",
  damagedPicture: () =>
    "Diese Datei ist beschädigt und lässt sich nicht öffnen. Lade eine andere Kopie hoch.",
  oversizedPages: () =>
    "Die Bilder auf diesen Seiten sind zu groß für Fennec. Speichere die Datei mit kleineren Bildern (zum Beispiel 300\u00a0dpi) und lade sie noch mal hoch.",
  unreadablePages: () =>
    "Fennec konnte auf diesen Seiten keinen Text erkennen. Versuch es mit einem schärferen Scan.",
  oversizedPicture: () =>
    "Dieses Bild ist zu groß für Fennec. Speichere es als JPG mit höchstens 8\u00a0Megapixeln (etwa 3.300\u00a0×\u00a02.400\u00a0Pixel) und lade es noch mal hoch.",
  unreadablePicture: () =>
    "Fennec konnte in diesem Bild keinen Text erkennen. Versuch es mit einem schärferen Foto, gerade von oben aufgenommen.",
} satisfies Catalogue<typeof import("../en/ocr")>;
