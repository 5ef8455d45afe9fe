/** Maximum goal in the currency's main unit. */
export const MAX_GOAL = 1_000_000_000;
