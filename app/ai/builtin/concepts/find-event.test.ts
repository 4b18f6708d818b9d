import { describe, expect, it } from "vitest";
import { findEvent } from "./find-event";

describe("findEvent", () => {
  it.each([
    [
      "en",
      "In 1911, Marta Holm opened the Harbour School.",
      1911,
      "Marta Holm opened the Harbour School",
    ],
    [
      "en",
      "Congress ratified the Lake Treaty in January 1919, with provisions to take effect later.",
      1919,
      "Congress ratified the Lake Treaty",
    ],
    [
      "en",
      "When the Republic of Orland declared war on Vesk in April 1817, its army was small.",
      1817,
      "The Republic of Orland declared war on Vesk",
    ],
    [
      "en",
      "In 1562, Bishop Amos of Rell, who feared the old books, burned every scroll in Tarn.",
      1562,
      "Bishop Amos of Rell burned every scroll in Tarn",
    ],
    [
      "en",
      "The people of Selm stormed the fort on 14 July 1789.",
      1789,
      "The people of Selm stormed the fort",
    ],
    ["en", "The Harbour Act of 1883 was not its last step.", 1883, "The Harbour Act was passed"],
    [
      "es",
      "La ciudad de Lima fue fundada el 18 de enero de 1535 por Pizarro.",
      1535,
      "La ciudad de Lima fue fundada por Pizarro",
    ],
    [
      "fr",
      "Marie Curie a reçu en 1911 le prix Nobel de chimie.",
      1911,
      "Marie Curie a reçu le prix Nobel de chimie",
    ],
    [
      "de",
      "Martin Luther veröffentlichte im Jahr 1517 seine Thesen.",
      1517,
      "Martin Luther veröffentlichte seine Thesen",
    ],
    ["pt", "Vasco da Gama alcançou a Índia em 1498.", 1498, "Vasco da Gama alcançou a Índia"],
    ["it", "Nel 1321 Dante Alighieri morì a Ravenna.", 1321, "Dante Alighieri morì a Ravenna"],
    [
      "ru",
      "12 апреля 1961 года Юрий Гагарин совершил полёт в космос.",
      1961,
      "Юрий Гагарин совершил полёт в космос",
    ],
    ["ar", "غزا نابليون بونابرت مصر في عام 1798.", 1798, "غزا نابليون بونابرت مصر"],
    ["zh", "1842 年，清政府与英国签订了《南京条约》。", 1842, "清政府与英国签订了《南京条约》"],
    ["ja", "1889年に大日本帝国憲法が発布された。", 1889, "大日本帝国憲法が発布された"],
    ["hi", "1857 में मेरठ के सिपाहियों ने विद्रोह किया।", 1857, "मेरठ के सिपाहियों ने विद्रोह किया"],
  ] as const)("takes the year out, %s: %s", (language, sentence, year, clause) => {
    expect(findEvent(sentence, language)).toEqual({ year, clause });
  });

  it.each([
    ["en", "In 1492, the Marl people in Orland were at their peak."],
    ["en", "By 1400, Orland had conquered the Marl valley."],
    ["en", "Orland held the Marl valley from 1400 to 1450."],
    ["en", "The plague struck Orland in 1563, 1593 and 1603."],
    ["en", "In 1970, the population of Orland reached nine million."],
    ["en", "Orland won the war, which Vesk had begun in 1812."],
    ["en", "In 1900, Orland again invaded Vesk."],
    ["en", "The treaty signed in 1920 by both powers ended the war in Orland."],
    ["en", "In 1200 BCE, the Marl people built the city of Selm."],
    ["ru", "Принятый в 1920 году закон отменил налог на соль."],
    ["es", "Desde 1535 el virreinato dependió de la Corona."],
    ["fr", "La ville comptait en 1801 plus de cinq mille habitants."],
    ["de", "Seit 1871 gehörte das Elsass zum Reich."],
    ["ru", "Правительство столкнулось с трудностями после 1279 года."],
    ["ar", "كانت مصر في عام 1900 تحت الاحتلال البريطاني."],
    ["zh", "1227 年成吉思汗死后，帝国的扩张持续了一代人。"],
  ] as const)("finds no event, %s: %s", (language, sentence) => {
    expect(findEvent(sentence, language)).toBeNull();
  });
});
