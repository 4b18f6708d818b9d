import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () => "Desta vez, o Fennec não conseguiu ler o arquivo. Exclua e envie de novo.",
  damagedPicture: () => "Este arquivo está corrompido e não abre. Envie outra cópia.",
  oversizedPages: () =>
    "As imagens destas páginas são grandes demais para o Fennec ler. Salve o arquivo com imagens menores (300 dpi, por exemplo) e envie de novo.",
  unreadablePages: () =>
    "O Fennec não conseguiu ler nenhum texto nestas páginas. Tente com uma digitalização mais nítida.",
  oversizedPicture: () =>
    "Esta imagem é grande demais para o Fennec ler. Salve como JPG de até 8 megapixels (cerca de 3.300 por 2.400 pixels) e envie de novo.",
  unreadablePicture: () =>
    "O Fennec não conseguiu ler nenhum texto nesta imagem. Tente com uma foto mais nítida, tirada bem de cima.",
} satisfies Catalogue<typeof import("../en/ocr")>;
