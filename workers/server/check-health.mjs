// Exits with code 0 if the server on PORT is healthy, otherwise with 1.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 8787}/healthz`).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
