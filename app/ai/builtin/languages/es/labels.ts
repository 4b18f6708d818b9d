import type { LabelWords } from "../label-role";

export const labels: LabelWords = {
  modifiers: "(?:el|la|los|las|su|sus|principal(?:es)?|posibles?) ",
  relationalNouns:
    "antecedentes|contexto|funci(?:ón|ones)|papel|estructura|ubicación|lugar|causas?|motivos?|razón|razones|efectos?|consecuencias?|resultados?|pruebas?|evidencias?|críticas?|problemas?|límites?|ventajas?|desventajas?|inconvenientes?|riesgos?|peligros?|capacidad|duración|tamaño|masa|longitud|altura|velocidad|temperatura|tratamientos?|diagnóstico|prevención|síntomas?|signos?|características?|propiedad(?:es)?|significado|origen|etimología|usos?|finalidad|objetivos?|precio|costes?|tipos?|clases?|formas?|partes?|componentes?|miembros?|cifras|fechas?|autor(?:a|es)?|lema|importancia|hábitat|distribución|composición|fórmula|unidad(?:es)?|ejemplos?|trayecto|posición|protección|revestimiento",
  complements:
    "(?: (?:principal(?:es)?|común|comunes|típicos?|típicas?|posibles?|secundari[oa]s?))?(?: (?:del|de (?:la|los|las|el|un|una|su)|en|para|contra|entre) .+)?",
  circumstances:
    "en|al|antes|después|durante|desde|hasta|sin|con|bajo|sobre|tras|si|cuando|donde|solo|sólo|hoy|a veces|otros|otras|luego",
  remarks:
    "nota|ojo|recordar|recuerda|no olvidar|repasar|leer|tarea|deberes|examen|próxima (?:semana|clase)|nombre|profesora?|tema|página|fuentes?|imagen|foto|licencia|véase|ver",
};
