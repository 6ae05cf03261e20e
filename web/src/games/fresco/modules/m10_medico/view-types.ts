// Made from src/bottega/games/fresco/modules/m10_medico/view_types.py by `make types`; change that file, not this one.

/**
 * The place infected now or in the round before, infection tiles, and the Medico's bottles.
 */
export interface MedicoView {
  discard: number;
  healthy_thalers: number;
  ill_left: number;
  infected: string;
  infected_before: string;
  infections: number;
  limit: number;
  module: string;
  offer: BottleView[];
  pile: number;
  players: PatientsOf[];
  prices: number[];
  turned: string[];
}
/**
 * A bottle for sale.
 *
 * This interface was referenced by `MedicoView`'s JSON-Schema
 * via the `definition` "BottleView".
 */
export interface BottleView {
  bottle: string;
  place: number;
  price: number;
}
/**
 * A player's apprentices that are ill, with the Medico or aside, the neutral one, and bottles as letters.
 *
 * This interface was referenced by `MedicoView`'s JSON-Schema
 * via the `definition` "PatientsOf".
 */
export interface PatientsOf {
  aside: number;
  away: number;
  bottles: string;
  ill: number;
  neutral: number;
  neutral_at: number | null;
}
