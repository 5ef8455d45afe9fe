import { format, viewStrings, windowOf, type Behaviour } from '#shared/view';
import { DAY_CLASS, NOW_CLASS } from '../markup';
import { minuteOfWeek, statusNow } from '../rules/status-now';
import type { Place } from '../rules/status-now';
import { minutesOf, type Opening } from '../rules/week';
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

/** Says whether the business is open now, in its own time zone, in the words of the page. */
export const openNow: Behaviour = ( root, signal ) => {
	const line = root.querySelector( `.${ NOW_CLASS }` );
	const place = readPlace( root );
	if ( ! line || ! place ) {
		return;
	}
	const win = windowOf( root );
	const rows = [
		...root.querySelectorAll< HTMLElement >( `.${ DAY_CLASS }` ),
	].flatMap( readDay );
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

	function draw(): void {
		const now = minuteOfWeek( new Date(), place as Place );
		const text = now === null ? '' : sentence( now );
		if ( line && line.textContent !== text ) {
			line.textContent = text;
		}
	}

	draw();
	const timer = win.setInterval( draw, REFRESH_MS );
	signal.addEventListener( 'abort', () => {
		win.clearInterval( timer );
		line.textContent = '';
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

function readDay( element: HTMLElement ): Row[] {
	const day = Number( element.dataset.day );
	const dayName = element.querySelector( 'dt' )?.textContent ?? '';
	const times = [ ...element.querySelectorAll( 'time' ) ];
	const rows: Row[] = [];
	for ( let index = 0; index < times.length; index++ ) {
		const opens = times[ index ];
		const isWholeDay = opens?.dataset.closing !== undefined;
		const closes = isWholeDay ? opens : times[ ++index ];
		const opening = minutesOf( opens?.dateTime ?? '' );
		const closing = minutesOf( closes?.dateTime ?? '' );
		if ( opening !== null && closing !== null ) {
			rows.push( {
				day,
				dayName,
				opening,
				closing,
				opens: opens?.textContent ?? '',
				closes: closes?.textContent ?? '',
			} );
		}
	}
	return rows;
}
