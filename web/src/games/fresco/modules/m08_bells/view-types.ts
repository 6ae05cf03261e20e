// Made from src/bottega/games/fresco/modules/m08_bells/view_types.py by `make types`; change that file, not this one.

/**
 * The offer, the pile and what is known to lie under it; in the end Leonardo's bells and the bishop's.
 */
export interface BellsView {
  bishop: number | null;
  bonuses: BonusView[];
  leonardo: number;
  leonardo_bells: number | null;
  module: string;
  offer: OfferView[];
  pile: number;
  players: BellsOf[];
  rank_points: number[];
  under: CertificateView[];
}
/**
 * A bonus for bells, at a space of the bell track with its printed sign.
 *
 * This interface was referenced by `BellsView`'s JSON-Schema
 * via the `definition` "BonusView".
 */
export interface BonusView {
  points: number;
  sign: string;
  space: number;
}
/**
 * A certificate on offer.
 *
 * This interface was referenced by `BellsView`'s JSON-Schema
 * via the `definition` "OfferView".
 */
export interface OfferView {
  bells: number;
  place: number;
  points: number;
  price: number;
}
/**
 * A player's certificates, and their bells where these are known.
 *
 * This interface was referenced by `BellsView`'s JSON-Schema
 * via the `definition` "BellsOf".
 */
export interface BellsOf {
  bells: number | null;
  certificates: number;
  own: CertificateView[] | null;
  unfinished: UnfinishedView[];
}
/**
 * A certificate that can be seen.
 *
 * This interface was referenced by `BellsView`'s JSON-Schema
 * via the `definition` "CertificateView".
 */
export interface CertificateView {
  bells: number;
  points: number;
  price: number;
}
/**
 * A certificate bought in installments, and what is paid so far.
 *
 * This interface was referenced by `BellsView`'s JSON-Schema
 * via the `definition` "UnfinishedView".
 */
export interface UnfinishedView {
  bells: number;
  paid: number;
  points: number;
  price: number;
}
