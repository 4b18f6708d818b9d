import { useRouteLoaderData } from "@remix-run/react";
import { type PlanPrice, standardPrice } from "./plans";

/** What the premium plan costs, as the root of every page was told. */
export function usePrice(): PlanPrice {
  return useRouteLoaderData<{ price: PlanPrice }>("root")?.price ?? standardPrice();
}
