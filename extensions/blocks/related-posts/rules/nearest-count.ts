import { coerceInteger } from '#shared/validation';
import { POSTS_TO_SHOW } from '../attributes';

/** A number of posts from 1 to 6; 3 for what is no number. */
export function nearestCount( value: unknown ): number {
	return coerceInteger( value, POSTS_TO_SHOW );
}
