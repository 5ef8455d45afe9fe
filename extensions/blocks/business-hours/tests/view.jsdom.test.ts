import { mount } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS } from '../markup';
import { REFRESH_MS, openNow } from '../view/open-now';

function page( fixture: string ): HTMLElement {
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
	const root = document.querySelector< HTMLElement >( `.${ ROOT_CLASS }` );
	if ( ! root ) {
		throw new Error( `${ fixture } renders no block.` );
	}
	return root;
}

const line = () =>
	document.querySelector( `.${ ROOT_CLASS }__now` )?.textContent;

/** Opens the page at the UTC time `now`, for a business with the given UTC offsets. */
function openPage(
	fixture: string,
	now: string,
	offsets: string,
	special = ''
) {
	jest.setSystemTime( new Date( now ) );
	const root = page( fixture );
	root.dataset.offsets = offsets;
	root.insertAdjacentHTML( 'beforeend', special );
	return { root, controller: mount( root, openNow ) };
}

const UTC = '0';

const special = ( from: string, to: string, hours: string ) =>
	`<div class="${ ROOT_CLASS }__day" data-from="${ from }" data-to="${ to }"><dt>Holiday</dt><dd>${ hours }</dd></div>`;

const NOON =
	'<time datetime="12:00">12:00 pm</time> – <time datetime="13:00">1:00 pm</time>';

const WHOLE_DAY =
	'<time datetime="00:00" data-closing="12:00 am">Open 24 hours</time>';

describe( 'business hours on a page', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[
			'open',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			UTC,
			'Open now until 5:00 pm',
		],
		[
			'before opening',
			'business-hours__plain',
			'2026-11-23T08:00:00Z',
			UTC,
			'Closed now, opens at 9:00 am',
		],
		[
			'at the weekend',
			'business-hours__plain',
			'2026-11-21T10:00:00Z',
			UTC,
			'Closed now, opens on Monday at 9:00 am',
		],
		[
			'past midnight',
			'business-hours',
			'2026-11-21T00:15:00Z',
			UTC,
			'Open now until 1:00 am',
		],
		[
			'within half an hour of closing',
			'business-hours__plain',
			'2026-11-23T16:30:00Z',
			UTC,
			'Closes soon, at 5:00 pm',
		],
		[
			'the evening before',
			'business-hours__plain',
			'2026-11-22T20:00:00Z',
			UTC,
			'Closed now, opens tomorrow at 9:00 am',
		],
		[
			'ahead of UTC',
			'business-hours__plain',
			'2026-11-23T16:30:00Z',
			'540',
			'Closed now, opens at 9:00 am',
		],
		[
			'behind UTC, by half an hour',
			'business-hours__plain',
			'2026-11-23T20:00:00Z',
			'-210',
			'Closes soon, at 5:00 pm',
		],
		[
			'before the clocks change',
			'business-hours__plain',
			'2026-03-27T15:59:00Z',
			'60 120@1774746000',
			'Closes soon, at 5:00 pm',
		],
		[
			'after the clocks changed, in a cached page',
			'business-hours__plain',
			'2026-03-30T14:59:00Z',
			'60 120@1774746000 60@1792890000',
			'Closes soon, at 5:00 pm',
		],
		[
			'hidden if the page contains no UTC offset',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			'',
			'',
		],
		[
			'hidden if the UTC offset is invalid',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			'Mars',
			'',
		],
		[
			'hidden if the UTC offset is more than a day',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			'1441',
			'',
		],
		[
			'hidden if the UTC offset is too large to count days',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			'1e20',
			'',
		],
	] )(
		'show the right open-now line (%s)',
		( _, fixture, now, offsets, expected ) => {
			openPage( fixture, now, offsets );
			expect( line() ).toBe( expected );
		}
	);

	it.each( [
		[ '2026-11-23T10:00:00Z', '0', 'Monday – Friday' ],
		[ '2026-11-27T23:59:00Z', '0', 'Monday – Friday' ],
		[ '2026-11-27T23:59:00Z', '540', 'Saturday – Sunday' ],
	] )(
		'mark today’s row until the view script stops (%s, %s)',
		( now, offsets, row ) => {
			const { root, controller } = openPage(
				'business-hours__plain',
				now,
				offsets
			);
			const marked = () =>
				[ ...root.querySelectorAll( '[aria-current="date"]' ) ].map(
					( { textContent } ) => textContent
				);
			expect( marked() ).toEqual( [ row ] );
			controller.abort();
			expect( marked() ).toEqual( [] );
		}
	);

	it( 'show no open-now line if the author turns it off, but still mark today’s row', () => {
		const { root } = openPage(
			'business-hours__night',
			'2026-11-23T10:00:00Z',
			UTC
		);
		expect( line() ).toBeUndefined();
		expect(
			root.querySelector( '[aria-current="date"]' )
		).toHaveTextContent( 'Monday' );
	} );

	it.each( [
		[
			special( '2026-11-23', '2026-11-23', NOON ),
			'Closed now, opens at 12:00 pm',
		],
		[
			special( '2026-11-23', '2026-11-23', 'Closed' ),
			'Closed now, opens tomorrow at 9:00 am',
		],
		[
			special( '2026-11-23', '2026-11-25', 'Closed' ),
			'Closed now, opens on Thursday at 9:00 am',
		],
		[
			special( '2026-11-20', '2026-12-04', 'Closed' ),
			'Closed now, opens on Monday, December 7 at 9:00 am',
		],
		[
			special( '2026-11-24', '2026-11-24', 'Closed' ),
			'Open now until 5:00 pm',
		],
		[
			special( '2026-11-23', '2026-11-23', WHOLE_DAY ),
			'Open now until 12:00 am',
		],
		[
			special( '2026-11-23', '2026-11-23', 'Closed' ) +
				special( '2026-11-24', '2026-11-24', WHOLE_DAY ),
			'Closed now, opens tomorrow at 12:00 am',
		],
		[ special( '2026-11-2x', '§', 'Closed' ), 'Open now until 5:00 pm' ],
	] )(
		'include special days in the open-now line: %s',
		( html, expected ) => {
			document.documentElement.lang = 'en-US';
			openPage(
				'business-hours__plain',
				'2026-11-23T10:00:00Z',
				UTC,
				html
			);
			expect( line() ).toBe( expected );
		}
	);

	it.each( [
		[
			special(
				'2026-11-22',
				'2026-11-22',
				'<time datetime="18:00">6:00 pm</time> – <time datetime="02:00">2:00 am</time>'
			),
			'Open now until 2:00 am',
		],
		[
			special( '2026-11-22', '2026-11-22', 'Closed' ),
			'Closed now, opens at 9:00 am',
		],
	] )(
		'after midnight, show the hours of the special day before, which stays hidden: %s',
		( html, expected ) => {
			const { root, controller } = openPage(
				'business-hours__plain',
				'2026-11-23T00:30:00Z',
				UTC,
				html.replace( '><dt>', ' hidden><dt>' )
			);
			expect( line() ).toBe( expected );
			const row = root.querySelector( '[data-from]' );
			expect( row ).toHaveAttribute( 'hidden' );
			controller.abort();
			expect( row ).toHaveAttribute( 'hidden' );
		}
	);

	it( 'show a date even if the browser does not know the page’s language', () => {
		document.documentElement.lang = 'pt-PT-ao90';
		openPage(
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			UTC,
			special( '2026-11-20', '2026-12-04', 'Closed' )
		);
		expect( line() ).toBe(
			'Closed now, opens on Monday, December 7 at 9:00 am'
		);
		document.documentElement.lang = '';
	} );

	it( 'mark a special day instead of the day of the week, and hide past special days', () => {
		const { root } = openPage(
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			UTC,
			special( '2026-11-20', '2026-11-22', 'Closed' ) +
				special( '2026-11-23', '2026-11-24', NOON )
		);
		const rows = [
			...root.querySelectorAll< HTMLElement >( '[data-from]' ),
		];
		expect( rows.map( ( { hidden } ) => hidden ) ).toEqual( [
			true,
			false,
		] );
		expect( [
			...root.querySelectorAll( '[aria-current="date"]' ),
		] ).toEqual( [ rows[ 1 ]?.querySelector( 'dt' ) ] );
	} );

	it( 'update the open-now line at the full hour, and remove it when the view script stops', () => {
		const { controller } = openPage(
			'business-hours__plain',
			'2026-11-23T16:59:45Z',
			UTC
		);
		expect( line() ).toBe( 'Closes soon, at 5:00 pm' );
		jest.advanceTimersByTime( REFRESH_MS );
		expect( line() ).toBe( 'Closed now, opens tomorrow at 9:00 am' );
		controller.abort();
		expect( line() ).toBe( '' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'show the open-now line in the page’s language', () => {
		jest.setSystemTime( new Date( '2026-11-23T10:00:00Z' ) );
		const root = page( 'business-hours__plain' );
		root.dataset.offsets = UTC;
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="wp-script-module-data-dovetail-business-hours-view-script-module">{"strings":{"openUntil":"Geöffnet bis %s"}}</script>'
		);
		mount( root, openNow );
		expect( line() ).toBe( 'Geöffnet bis 5:00 pm' );
	} );
} );
