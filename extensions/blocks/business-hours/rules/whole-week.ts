import { DAY_NAMES, type Day, type Interval } from '../attributes';

/** Seven days, Sunday first. A day that is missing is closed, one too many is dropped. */
export function wholeWeek( days: readonly Day[] ): Day[] {
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours: days.find( ( day ) => day.name === name )?.hours ?? [],
	} ) );
}

/** Whether an interval says both when it begins and when it ends. */
export function isComplete( { opening, closing }: Interval ): boolean {
	return opening !== '' && closing !== '';
}
