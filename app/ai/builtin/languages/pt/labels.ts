import type { LabelWords } from "../label-role";

export const labels: LabelWords = {
  modifiers: "(?:os?|as?|sua|seu|principal|principais) ",
  relationalNouns:
    "funç(?:ão|ões)|pap(?:el|éis)|estrutura|localização|lugar|causas?|motivos?|raz(?:ão|ões)|efeitos?|consequências?|resultados?|provas?|evidências?|críticas?|problemas?|limites?|vantagens?|desvantagens?|riscos?|perigos?|ameaças?|capacidade|duração|tamanho|massa|comprimento|altura|velocidade|temperatura|clima|solo|fauna|flora|vegetação|tratamentos?|diagnóstico|prevenção|sintomas?|sinais|características?|propriedades?|significado|origem|etimologia|usos?|finalidade|objetivos?|preço|custos?|tipos?|formas?|partes?|componentes?|membros|datas?|autora?|importância|habitat|composição|fórmula|unidades?|exemplos?|proteção|trajeto|posição|formato|revestimento",
  complements:
    "(?: (?:principal|principais|comum|comuns|típic[oa]s?|possíve(?:l|is)|secundári[oa]s?))?(?: (?:do|da|dos|das|de um|de uma|em|no|na|para|contra|entre) .+)?",
  circumstances:
    "em|no|na|ao|antes|depois|durante|desde|até|sem|com|sob|sobre|após|se|quando|onde|só|somente|hoje|às vezes|outros|outras",
  remarks:
    "nota|atenção|lembrar|lembre|não esquecer|revisar|ler|tarefa|prova|próxima (?:semana|aula)|nome|professora?|tema|página|fontes?|imagem|foto|licença|ver",
};
