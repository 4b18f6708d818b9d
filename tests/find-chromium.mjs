import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * A browser for journeys: the one in `CHROMIUM`, the system's, or one from the system's packages,
 * which are installed.
 * @returns {string} its path; empty if there is none
 */
export function findChromium() {
  const known = [
    process.env.CHROMIUM,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return known.find((path) => path && existsSync(path)) ?? installChromium();
}

function installChromium() {
  const [aptGet, ...asRoot] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "apt-get"];
  const apt = (...args) =>
    spawnSync(aptGet, [...asRoot, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  // Without windows it is a fifth faster; older systems have the whole browser only.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    apt("install", "-y", "--no-install-recommends", name);
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  console.log("No Chromium was found, and none could be installed. Name one in CHROMIUM.");
  return "";
}
