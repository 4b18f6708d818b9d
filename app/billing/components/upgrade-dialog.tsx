import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { UpgradeOffer } from "~/billing/components/upgrade-offer";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import * as m from "../messages";

/** The upgrade offer as a dialog. */
export default function UpgradeDialog({
  reason,
  onClose,
}: {
  reason?: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const upgrading = useNavigation().location?.pathname === "/subscription";
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Dialog open onClose={onClose} title={m.upgradeTitle()}>
      <UpgradeOffer reason={reason}>
        <Button type="button" variant="secondary" onClick={onClose}>
          {m.stayOnFreePlan()}
        </Button>
        <Button
          type="button"
          pending={upgrading}
          pendingText={m.upgrading()}
          onClick={() => navigate("/subscription")}
        >
          {m.upgradeNow()}
        </Button>
      </UpgradeOffer>
    </Dialog>
  );
}
