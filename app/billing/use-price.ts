import { useRouteLoaderData } from "@remix-run/react";
import { type PlanPrice, standardPrice } from "./plans";

/** The price of the premium plan, from the root loader. */
export function usePrice(): PlanPrice {
  return useRouteLoaderData<{ price: PlanPrice }>("root")?.price ?? standardPrice();
}
