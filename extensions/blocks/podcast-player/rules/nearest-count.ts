import { coerceInteger } from '#shared/validation';
import { ITEMS_TO_SHOW } from '../attributes';

/** A number of episodes from 1 to 10; 5 for what is no number. */
export function nearestCount( value: unknown ): number {
	return coerceInteger( value, ITEMS_TO_SHOW );
}
