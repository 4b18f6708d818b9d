// Pictures and scans that OCR could not read
export const readingGivenUp = () =>
  "This file could not be read this time. Delete it and upload it again.";
export const damagedPicture = () => "This file is damaged and cannot be opened.";
export const oversizedPages = () =>
  "The pictures on these pages are larger than Fennec can read. Save the file with smaller pictures, such as 300 dots to the inch, and upload it again.";
export const unreadablePages = () =>
  "No text could be read on these pages. A sharper scan may work.";
export const oversizedPicture = () =>
  "This picture is larger than Fennec can read. Save it as a JPG of at most 8 megapixels and upload it again.";
export const unreadablePicture = () =>
  "No text could be read in this picture. A sharper photo, taken straight from above, may work.";
