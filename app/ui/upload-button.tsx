import type { MouseEvent } from "react";
import { Button, ButtonLink } from "~/ui/button";
import * as m from "./messages";

/** The id of the sidebar, on small screens a drawer, where files are chosen. */
export const uploadSidebarId = "study-materials";
// React 18 does not know the popover attributes yet; the browser does.
const opensDrawer = { popovertarget: uploadSidebarId };

/** Opens the picker in the sidebar; without JavaScript the link or button leads there. */
function openPicker(event: MouseEvent) {
  const picker = document.querySelector<HTMLInputElement>(`#${uploadSidebarId} input[type=file]`);
  if (!picker) return;
  event.preventDefault();
  picker.click();
}

/** Leads from an empty screen to the picker in the sidebar, on small screens in the drawer. */
export function UploadButton({ small = true }: { small?: boolean }) {
  const label = m.uploadMaterials();
  return (
    <>
      <ButtonLink
        to={{ hash: uploadSidebarId }}
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
