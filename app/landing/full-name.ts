import { productName } from "~/platform/product";
import * as m from "./messages";

/** The product's name with its tagline. */
export const fullName = () => m.documentTitle({ product: productName, tagline: m.headline() });
