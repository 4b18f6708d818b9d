import { type ComponentProps, useState } from "react";
import { TextField } from "~/ui/text-field";
import { useScripting } from "~/ui/use-scripting";
import * as m from "./messages";

/** A password field with a button that shows its value. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  const scripting = useScripting();
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        scripting ? (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-0.5 min-w-11 rounded-card px-3.5 text-base font-semibold text-soft hover:text-ink"
          >
            {shown ? m.hidePassword({ hidden }) : m.showPassword({ hidden })}
          </button>
        ) : null
      }
    />
  );
}

function hidden(text: string) {
  return (
    <span key={text} className="sr-only">
      {text}
    </span>
  );
}
