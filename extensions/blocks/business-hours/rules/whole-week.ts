import { DAY_NAMES, type Day, type Interval } from '../attributes';

/** Returns seven days starting with Sunday. Missing days are closed, additional ones are dropped. */
export function wholeWeek( days: readonly Day[] ): Day[] {
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours: days.find( ( day ) => day.name === name )?.hours ?? [],
	} ) );
}

/** Whether an interval has both times. */
export function isComplete( { opening, closing }: Interval ): boolean {
	return opening !== '' && closing !== '';
}
