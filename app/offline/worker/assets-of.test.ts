import { expect, it } from "vitest";
import { assetsOf } from "./keep-shell";

it("finds the files that a page loads, except those that are only in its import map", () => {
  const page = `<script type="importmap" nonce="n">{"imports":{"/assets/en/":"/assets/de-1/"}}</script>
    <link rel="preload" href="/assets/font-latin.woff2"/><link href="/assets/root-A_b-9.css"/>
    <script type="module">import * as route0 from "/assets/root-1.js";
    import("/assets/entry.client-2.js")</script><link href="/assets/de-1/messages-ui-3.js"/><link href="/assets/root-1.js"/>`;
  expect(assetsOf(page)).toEqual([
    "/assets/font-latin.woff2",
    "/assets/root-A_b-9.css",
    "/assets/root-1.js",
    "/assets/entry.client-2.js",
    "/assets/de-1/messages-ui-3.js",
  ]);
});
