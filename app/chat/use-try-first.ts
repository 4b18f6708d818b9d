import { useNavigation } from "@remix-run/react";

/** The state of the switch "Try first", also while it is being saved, so that a question sent meanwhile uses it. */
export function useTryFirst(saved: boolean): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === "tryFirst" ? formData.has("tryFirst") : saved;
}
