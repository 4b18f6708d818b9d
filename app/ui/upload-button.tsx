import type { MouseEvent } from "react";
import { Button, ButtonLink } from "~/ui/button";

/** The id of the place beside the work, on small screens a drawer, where files are chosen. */
export const uploadPlace = "study-materials";
// React 18 does not support popover attributes, so they are spread.
const opensDrawer = { popovertarget: uploadPlace };

/** Opens the picker beside the work; without JavaScript the link or button leads there. */
function openPicker(event: MouseEvent) {
  const picker = document.querySelector<HTMLInputElement>(`#${uploadPlace} input[type=file]`);
  if (!picker) return;
  event.preventDefault();
  picker.click();
}

/** The way to the picker from an empty screen. On wide screens that stands beside it, on small ones in the drawer. */
export function UploadButton({ small = true }: { small?: boolean }) {
  const label = "Upload Study Materials";
  return (
    <>
      <ButtonLink
        to={{ hash: uploadPlace }}
        onClick={openPicker}
        className="min-h-12 justify-self-center px-7! max-md:hidden"
      >
        {label}
      </ButtonLink>
      {small ? (
        <Button
          {...opensDrawer}
          type="button"
          onClick={openPicker}
          className="min-h-12 px-7! md:hidden"
        >
          {label}
        </Button>
      ) : null}
    </>
  );
}
