import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () =>
    "Fennec n’a pas réussi à lire ce fichier cette fois. Supprime-le et importe-le à nouveau.",
  damagedPicture: () =>
    "Ce fichier est endommagé et ne peut pas être ouvert. Importe une autre copie.",
  oversizedPages: () =>
    "Les images de ces pages sont trop grandes pour que Fennec les lise. Enregistre le fichier avec des images plus petites (300 ppp, par exemple) et importe-le à nouveau.",
  unreadablePages: () =>
    "Fennec n’a pu lire aucun texte sur ces pages. Essaie avec un scan plus net.",
  oversizedPicture: () =>
    "Cette image est trop grande pour que Fennec la lise. Enregistre-la en JPG de 8 mégapixels au plus (environ 3 300 × 2 400 pixels) et importe-la à nouveau.",
  unreadablePicture: () =>
    "Fennec n’a pu lire aucun texte sur cette image. Essaie avec une photo plus nette, prise bien au-dessus de la page.",
} satisfies Catalogue<typeof import("../en/ocr")>;
