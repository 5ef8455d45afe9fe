import { format, viewStrings, windowOf, type Behaviour } from '#shared/view';
import { NOW_CLASS, readDays } from '../markup';
import { minuteOfWeek, statusNow } from '../rules/status-now';
import type { Place } from '../rules/status-now';
import { MINUTES_OF_A_DAY, minutesOf, type Opening } from '../rules/week';
import { viewMessages } from '../view-messages';

/** How often the line is worked out again, in milliseconds. */
export const REFRESH_MS = 30_000;

/** An interval with the words that the page already says it in. */
type Row = Opening & {
	day: number;
	dayName: string;
	opens: string;
	closes: string;
};

/** Says whether the business is open now and marks the row of today, in its own time zone, in the words of the page. */
export const openNow: Behaviour = ( root, signal ) => {
	const place = readPlace( root );
	if ( ! place ) {
		return;
	}
	const line = root.querySelector( `.${ NOW_CLASS }` );
	const win = windowOf( root );
	const elements = [
		...root.querySelectorAll< HTMLElement >( '[data-days]' ),
	];
	const rows = elements.flatMap( readRow );
	const strings = viewStrings(
		'business-hours',
		viewMessages,
		root.ownerDocument
	);

	function sentence( now: number ): string {
		const status = statusNow( rows, now );
		if ( status.kind === 'none' ) {
			return '';
		}
		if ( status.kind === 'always' ) {
			return strings.alwaysOpen;
		}
		const row = rows[ status.index ];
		if ( ! row ) {
			return '';
		}
		if ( status.kind === 'open' ) {
			return format( strings.openUntil, row.closes );
		}
		return status.isToday
			? format( strings.opensToday, row.opens )
			: format( strings.opensOn, row.dayName, row.opens );
	}

	/** Writes the line and says which row is of today: screen readers know the word, the style sheet too. */
	function draw( now: number | null ): void {
		const text = now === null ? '' : sentence( now );
		if ( line && line.textContent !== text ) {
			line.textContent = text;
		}
		for ( const element of elements ) {
			const isToday =
				now !== null &&
				daysOf( element ).some(
					( { day } ) => day === Math.floor( now / MINUTES_OF_A_DAY )
				);
			element
				.querySelector( 'dt' )
				?.setAttribute( 'aria-current', isToday ? 'date' : 'false' );
		}
	}

	const drawNow = () => draw( minuteOfWeek( new Date(), place ) );
	drawNow();
	const timer = win.setInterval( drawNow, REFRESH_MS );
	signal.addEventListener( 'abort', () => {
		win.clearInterval( timer );
		draw( null );
	} );
};

function readPlace( { dataset }: HTMLElement ): Place | null {
	if ( dataset.timeZone ) {
		return { timeZone: dataset.timeZone };
	}
	const utcOffset = Number( dataset.utcOffset );
	return dataset.utcOffset && Number.isInteger( utcOffset )
		? { utcOffset }
		: null;
}

const daysOf = ( { dataset }: HTMLElement ) => readDays( dataset.days ?? '' );

function readRow( element: HTMLElement ): Row[] {
	const days = daysOf( element );
	const times = [ ...element.querySelectorAll( 'time' ) ];
	const rows: Row[] = [];
	for ( let index = 0; index < times.length; index++ ) {
		const opens = times[ index ];
		const isWholeDay = opens?.dataset.closing !== undefined;
		const closes = isWholeDay ? opens : times[ ++index ];
		const opening = minutesOf( opens?.dateTime ?? '' );
		const closing = minutesOf( closes?.dateTime ?? '' );
		if ( opening !== null && closing !== null ) {
			rows.push(
				...days.map( ( day ) => ( {
					...day,
					opening,
					closing,
					opens: opens?.textContent ?? '',
					closes: closes?.textContent ?? '',
				} ) )
			);
		}
	}
	return rows;
}
