/** The outline of a cogwheel around the origin, as a path: `teeth` teeth, between two radii. */
export function cog(teeth: number, inner: number, outer: number): string {
  const step = (2 * Math.PI) / teeth;
  const point = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  const corners = Array.from({ length: teeth }, (_, tooth) => [
    point(inner, (tooth - 0.3) * step),
    point(outer, (tooth - 0.18) * step),
    point(outer, (tooth + 0.18) * step),
    point(inner, (tooth + 0.3) * step),
  ]).flat();
  return `M${corners.join("L")}Z`;
}
