/** Seats are told apart by colour and, wherever the colour appears, by a symbol. */
export const SYMBOLS = ["●", "▲", "■", "★"] as const;

/** The same shapes as paths in a box from -1 to 1, for drawing. */
export const SHAPES = [
  "M0-.8A.8.8 0 1 1 0 .8A.8.8 0 1 1 0-.8Z",
  "M0-.9L.85.65H-.85Z",
  "M-.7-.7H.7V.7H-.7Z",
  "M0-.95L.24-.3L.92-.29L.38.13L.57.78L0 .4L-.57.78L-.38.13L-.92-.29L-.24-.3Z",
] as const;

export const seatClass = (seat: number): string => `seat-${seat}`;
