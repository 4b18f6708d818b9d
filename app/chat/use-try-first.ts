import { useNavigation } from "@remix-run/react";

/** What the switch "Try first" says, also while that is being saved: a question sent meanwhile goes by it. */
export function useTryFirst(saved: boolean): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === "tryFirst" ? formData.has("tryFirst") : saved;
}
