/** A part of a track, ready to be played. */
export type Piece = {
  /** A WAV file. */
  readonly sound: Blob;
  readonly lengthMs: number;
  /** How often it is heard; `Infinity` until the next piece is there, or for good. */
  readonly times: number;
  /** How long it took to make it. */
  readonly tookMs: number;
};

/** Makes the pieces of one track, one after the other. */
export type PieceSource = {
  /** The next piece; null after the last one of a track that ends. Rejects when the sound cannot be made. */
  next: () => Promise<Piece | null>;
  /** No more are needed: what is being made is given up. */
  close: () => void;
};
