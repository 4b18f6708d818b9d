/** Something to go on with. */
export interface WorkLink {
  /** Of the study mode that it belongs to. */
  mode?: string;
  title: string;
  href: string;
}
