import { WorkList } from "~/ui/work-list";

/** Something made earlier, and how far it has come. */
export type EarlierItem = {
  id: string;
  href: string;
  title: string;
  createdAt: string;
  questionCount: number;
  answered: number;
  /** Percent; null until every question is answered. */
  score: number | null;
  /** What is special about it. */
  note?: string;
};

function standing({ score, answered, questionCount }: EarlierItem) {
  if (score !== null) return `${score}%`;
  return answered === 0 ? "Not started" : `${answered} of ${questionCount} answered`;
}

/** Earlier quizzes or tests, each opening where it was left. */
export function EarlierWork({ title, items }: { title: string; items: EarlierItem[] }) {
  const rows = items.map((item) => ({
    ...item,
    size: item.questionCount === 1 ? "1 question" : `${item.questionCount} questions`,
    standing: standing(item),
  }));
  return <WorkList title={title} rows={rows} />;
}
