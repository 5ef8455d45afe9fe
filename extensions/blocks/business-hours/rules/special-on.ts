import type { SpecialDay } from '../attributes';
import { lastDay } from './special-days';
import { dayOf } from './week';

/** Those of a day. */
export function specialOn(
	days: readonly SpecialDay[],
	day: number
): SpecialDay | undefined {
	return days.find(
		( special ) =>
			dayOf( special.from ) <= day && day <= dayOf( lastDay( special ) )
	);
}
