// Pictures and scans that OCR could not read
export const readingGivenUp = () =>
  "Fennec couldn't read this file. Delete it and upload it again.";
export const damagedPicture = () =>
  "This file is damaged and can't be opened. Upload another copy.";
export const oversizedPages = () =>
  "The pictures on these pages are too large for Fennec to read. Save the file with smaller pictures (300 dpi, for example) and upload it again.";
export const unreadablePages = () =>
  "Fennec couldn't read any text on these pages. Try a sharper scan.";
export const oversizedPicture = () =>
  "This picture is too large for Fennec to read. Save it as a JPG of at most 8 megapixels (about 3,300 by 2,400 pixels) and upload it again.";
export const unreadablePicture = () =>
  "Fennec couldn't read any text in this picture. Try a sharper photo, taken straight from above.";
