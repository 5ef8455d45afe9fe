import fc from 'fast-check';
import { statusNow } from '../rules/status-now';
import { MINUTES_OF_A_DAY, minutesOf, type Opening } from '../rules/clock';
import { dateOf, dayOf, weekdayOf } from '../rules/week';

const SUNDAY = dayOf( '2026-11-22' );

/** Returns a minute of the week that starts on that Sunday. */
const at = ( day: number, time: string ) =>
	( SUNDAY + day ) * MINUTES_OF_A_DAY + ( minutesOf( time ) ?? NaN );

const opening = ( opens: string, closes: string ): Opening => ( {
	opening: minutesOf( opens ) ?? NaN,
	closing: minutesOf( closes ) ?? NaN,
} );

/** Returns the same hours for every week, except for special days. */
const weekly =
	(
		week: Readonly< Record< number, readonly Opening[] > >,
		special: Readonly< Record< string, readonly Opening[] > > = {}
	) =>
	( day: number ) =>
		special[ dateOf( day ).toISOString().slice( 0, 10 ) ] ??
		week[ weekdayOf( day ) ] ??
		[];

describe( 'open now?', () => {
	const morning = opening( '09:00', '12:00' );
	const afternoon = opening( '13:00', '17:00' );
	const night = opening( '18:00', '02:00' );
	const week = { 1: [ afternoon, morning ], 5: [ night ], 6: [ night ] };

	it.each( [
		[
			'before opening the same day',
			at( 1, '08:59' ),
			{},
			{ kind: 'closed', hours: morning, day: SUNDAY + 1 },
		],
		[
			'at the minute of opening',
			at( 1, '09:00' ),
			{},
			{ kind: 'open', hours: morning, rest: 180 },
		],
		[
			'in the last minute',
			at( 1, '11:59' ),
			{},
			{ kind: 'open', hours: morning, rest: 1 },
		],
		[
			'at the minute of closing',
			at( 1, '12:00' ),
			{},
			{ kind: 'closed', hours: afternoon, day: SUNDAY + 1 },
		],
		[
			'days before the next opening',
			at( 2, '10:00' ),
			{},
			{ kind: 'closed', hours: night, day: SUNDAY + 5 },
		],
		[
			'past midnight',
			at( 6, '01:30' ),
			{},
			{ kind: 'open', hours: night, rest: 30 },
		],
		[
			'past midnight into the next week',
			at( 7, '01:59' ),
			{},
			{ kind: 'open', hours: night, rest: 1 },
		],
		[
			'after that',
			at( 7, '02:00' ),
			{},
			{ kind: 'closed', hours: morning, day: SUNDAY + 8 },
		],
		[
			'closed on a holiday',
			at( 1, '10:00' ),
			{ '2026-11-23': [] },
			{ kind: 'closed', hours: night, day: SUNDAY + 5 },
		],
		[
			'closed for weeks',
			at( 1, '10:00' ),
			Object.fromEntries(
				Array.from( { length: 20 }, ( _, day ) => [
					dateOf( SUNDAY + 1 + day )
						.toISOString()
						.slice( 0, 10 ),
					[],
				] )
			),
			{ kind: 'closed', hours: morning, day: SUNDAY + 22 },
		],
		[
			'open on a day that is closed else',
			at( 2, '10:00' ),
			{ '2026-11-24': [ morning ] },
			{ kind: 'open', hours: morning, rest: 120 },
		],
		[
			'open past midnight of the day before a holiday',
			at( 6, '01:00' ),
			{ '2026-11-28': [] },
			{ kind: 'open', hours: night, rest: 60 },
		],
	] )( '%s', ( _, now, special, expected ) => {
		expect( statusNow( weekly( week, special ), now ) ).toEqual( expected );
	} );

	it( 'has no answer where no hours are given', () => {
		expect( statusNow( weekly( {} ), at( 0, '00:00' ) ) ).toEqual( {
			kind: 'none',
		} );
	} );

	it( 'joins intervals without a gap, over midnight too', () => {
		const early = opening( '00:00', '06:00' );
		const joined = { 1: [ opening( '20:00', '00:00' ) ], 2: [ early ] };
		expect( statusNow( weekly( joined ), at( 1, '21:00' ) ) ).toEqual( {
			kind: 'open',
			hours: early,
			rest: 540,
		} );
	} );

	it( 'is always open when every day is open 24 hours, and not in the night before a holiday', () => {
		const always = () => [ opening( '00:00', '00:00' ) ];
		expect( statusNow( always, at( 3, '12:00' ) ) ).toEqual( {
			kind: 'always',
		} );
		expect(
			statusNow(
				( day ) => ( day === SUNDAY + 4 ? [] : always() ),
				at( 3, '12:00' )
			)
		).toMatchObject( { kind: 'open', rest: 720 } );
	} );

	it( 'ends, for whatever intervals at whatever minute', () => {
		const minute = fc.integer( { min: 0, max: MINUTES_OF_A_DAY - 1 } );
		const day = fc.array(
			fc.record( { opening: minute, closing: minute } )
		);
		fc.assert(
			fc.property(
				fc.array( day, { minLength: 7, maxLength: 7 } ),
				fc.integer( { min: 0, max: 7 * MINUTES_OF_A_DAY } ),
				( days, now ) => {
					expect(
						statusNow( weekly( days ), at( 0, '00:00' ) + now ).kind
					).toMatch( /^(open|always|closed|none)$/ );
				}
			)
		);
	} );
} );
