import { languages } from "virtual:languages";
import { Form, useLocation } from "@remix-run/react";
import { useId } from "react";
import { interfaceLanguage } from "~/localization/interface-language";
import { languageName } from "~/localization/language-name";
import { Button } from "./button";
import * as m from "./messages";
import { useScripting } from "./use-scripting";

/** Changes the interface's language. The page reloads: a browser loads the messages of one language. */
export function LanguageForm({ className = "" }: { className?: string }) {
  const { pathname, search } = useLocation();
  const scripting = useScripting();
  const field = useId();
  if (languages.length === 1) return null;
  return (
    <Form
      method="post"
      action="/language"
      reloadDocument
      className={`flex flex-wrap items-center gap-2 ${className}`}
    >
      <label htmlFor={field}>{m.language()}</label>
      <select
        id={field}
        name="language"
        defaultValue={interfaceLanguage()}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-11 rounded-card border border-line bg-surface px-3"
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
      <input type="hidden" name="back" value={pathname + search} />
      {scripting ? null : <Button variant="secondary">{m.changeLanguage()}</Button>}
    </Form>
  );
}
