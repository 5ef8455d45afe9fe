import type { SpecialDay } from '../attributes';
import { lastDay } from './special-days';
import { dayOf } from './week';

/** Returns the special days that contain a date. */
export function specialOn(
	days: readonly SpecialDay[],
	day: number
): SpecialDay | undefined {
	return days.find(
		( special ) =>
			dayOf( special.from ) <= day && day <= dayOf( lastDay( special ) )
	);
}
