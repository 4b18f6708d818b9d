import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether a form is complete. Always true without JavaScript: the server decides then. */
export function useFilled(isFilled: (data: FormData) => boolean): {
  form: RefObject<HTMLFormElement>;
  filled: boolean;
  look(): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(true);
  const look = () => {
    if (form.current) setFilled(isFilled(new FormData(form.current)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, then after each change
  useEffect(look, []);
  return { form, filled, look };
}
