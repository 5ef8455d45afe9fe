import { AROUND_THE_CLOCK, type Interval } from '../attributes';

/** From midnight to midnight: open 24 hours. */
export function isAroundTheClock( { opening, closing }: Interval ): boolean {
	return (
		opening === AROUND_THE_CLOCK.opening &&
		closing === AROUND_THE_CLOCK.closing
	);
}
