/** Part of a message that only screen readers read out; its key allows it in a list. */
export function hiddenText(text: string) {
  return (
    <span key="hidden" className="sr-only">
      {text}
    </span>
  );
}
