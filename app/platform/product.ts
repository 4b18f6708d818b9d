import * as m from "./messages";

export { description } from "./messages";

export const productName = "Fennec";

/** A document's title: what the page is, and the product. */
export const titleOf = (title: string) => m.documentTitle({ title, product: productName });

/** A page's title, and what search engines say of the page. */
export function pageMeta(title: string, about = m.description()) {
  return [{ title: titleOf(title) }, { name: "description", content: about }];
}
