// Draws a line chart as SVG.

const width = 760;
const height = 380;
const left = 50;
const right = 510;
const top = 20;
const bottom = 330;
const colours = ["#0b6e4f", "#0b6e4f", "#0b6e4f", "#c05621", "#c05621", "#2b4a8b"];
const dashes = ["", "8 3", "2 3", "", "8 3", ""];

/**
 * @param {{ name: string, values: number[] }[]} lines values from 0 to 1, one per step
 * @param {{ exam: number, step: number }} days the day of the exam, and the days between two values
 */
export function drawLines(lines, { exam, step }) {
  const last = (lines[0].values.length - 1) * step;
  const x = (day) => round(left + ((right - left) * day) / last);
  const y = (share) => round(bottom - (bottom - top) * share);
  const path = ({ values }) =>
    values
      .map((value, at) => [x(at * step), value])
      .filter(([, value]) => Number.isFinite(value))
      .map(([across, value], at) => `${at ? "L" : "M"}${across} ${y(value)}`)
      .join("");
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    "<title>Mean recall of all items made so far, by day</title>",
    `<g font-family="sans-serif" font-size="12" fill="#1a202c">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<path d="M${left} ${y(share)}H${right}" stroke="#e2e8f0"/>`,
      `<text x="${left - 6}" y="${y(share) + 4}" text-anchor="end">${100 * share}%</text>`,
    ]),
    ...[0, 20, 40, 60].map(
      (day) => `<text x="${x(day)}" y="${bottom + 18}" text-anchor="middle">${day}</text>`,
    ),
    `<text x="${(left + right) / 2}" y="${bottom + 38}" text-anchor="middle">day</text>`,
    `<path d="M${x(exam)} ${top}V${bottom}" stroke="#718096" stroke-dasharray="3 3"/>`,
    `<text x="${x(exam) - 4}" y="${bottom - 8}" text-anchor="end">exam</text>`,
    ...lines.flatMap((line, at) => drawLine(line, at, path(line))),
    "</g>",
    "</svg>",
  ].join("\n")}\n`;
}

function drawLine({ name }, at, path) {
  const style = `fill="none" stroke="${colours[at]}" stroke-width="2" stroke-dasharray="${dashes[at]}"`;
  const level = top + 10 + at * 22;
  return [
    `<path d="${path}" ${style}/>`,
    `<path d="M${right + 14} ${level}h24" ${style}/>`,
    `<text x="${right + 44}" y="${level + 4}">${name}</text>`,
  ];
}

function round(value) {
  return Math.round(value * 10) / 10;
}
