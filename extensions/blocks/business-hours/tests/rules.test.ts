import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import {
	AROUND_THE_CLOCK,
	attributes,
	type Day,
	DAY_NAMES,
	type SpecialDay,
	USUAL_HOURS,
	USUAL_WEEK,
} from '../attributes';
import { hoursText, specialText } from '../markup';
import {
	changeDay,
	copyDay,
	daysFrom,
	groupedDays,
	hoursWhenToggled,
	isAroundTheClock,
	overlapsEarlier,
	sortedHours,
	specialOn,
} from '../rules/editing';
import { completeSpecialDays, troubleWith } from '../rules/special-days';
import {
	MINUTES_OF_A_DAY,
	minutesOf,
	type Opening,
	statusNow,
} from '../rules/status-now';
import { dateOf, dayOf, isComplete, weekdayOf, wholeWeek } from '../rules/week';

const names = ( days: readonly Day[] ) => days.map( ( { name } ) => name );

describe( 'the default week', () => {
	// spec: 002-9-4, 002-3.10-1
	it( 'is open from 09:00 to 17:00 from Monday to Friday, and closed on weekends', () => {
		expect( attributes.days.default ).toEqual( [
			{ name: 'Sun', hours: [] },
			...[ 'Mon', 'Tue', 'Wed', 'Thu', 'Fri' ].map( ( name ) => ( {
				name,
				hours: [ { opening: '09:00', closing: '17:00' } ],
			} ) ),
			{ name: 'Sat', hours: [] },
		] );
	} );
} );

const parseDays = ( days: unknown ) =>
	wholeWeek( readAttributes( attributes, { days } ).days );

describe( 'the days of a week', () => {
	const at = ( ...texts: string[] ): Day[] =>
		DAY_NAMES.map( ( name, index ) => ( {
			name,
			hours: ( texts[ index ] ?? '' )
				.split( ' ' )
				.filter( Boolean )
				.map( ( text ) => {
					const [ opening = '', closing = '' ] = text.split( '-' );
					return { opening, closing };
				} ),
		} ) );
	const EARLY = '08:00-12:00';

	it.each( [
		[ at(), [ 'Sun Mon Tue Wed Thu Fri Sat' ] ],
		[
			at( EARLY, '', EARLY, EARLY ),
			[ 'Sun', 'Mon', 'Tue Wed', 'Thu Fri Sat' ],
		],
		[
			at( EARLY, '08:00-', EARLY, `${ EARLY } -` ),
			[ 'Sun', 'Tue Wed', 'Thu Fri Sat' ],
		],
	] )(
		'share a row if their hours are equal and no other day is between them (%#)',
		( days, rows ) => {
			expect(
				groupedDays( days ).map( ( row ) => names( row ).join( ' ' ) )
			).toEqual( rows );
		}
	);

	it( 'can be changed separately after one was copied to another', () => {
		const days = copyDay( at( EARLY, '', '09:00-10:00' ), 'Sun', 'open' );
		expect( days[ 2 ]?.hours ).toEqual( days[ 0 ]?.hours );
		expect( days[ 2 ]?.hours[ 0 ] ).not.toBe( days[ 0 ]?.hours[ 0 ] );
		expect( days[ 1 ]?.hours ).toEqual( [] );
	} );

	it.each( [
		[ '17:30-22:00 12:00-14:30', '12:00-14:30 17:30-22:00' ],
		[ '22:00-02:00 10:00-12:00', '10:00-12:00 22:00-02:00' ],
		[ '09:00-17:00 09:00-12:00', '09:00-17:00 09:00-12:00' ],
		[ '17:30-22:00 12:00-', '17:30-22:00 12:00-' ],
	] )(
		'are sorted by opening time unless a time is missing (%s → %s)',
		( text, expected ) => {
			expect( sortedHours( at( text )[ 0 ]?.hours ?? [] ) ).toEqual(
				at( expected )[ 0 ]?.hours
			);
		}
	);

	it.each( [
		[ '09:00-12:00 11:00-18:00', true ],
		[ '09:00-17:00 10:00-12:00', true ],
		[ '10:00-12:00 09:00-17:00', true ],
		[ '18:00-02:00 23:00-01:00', true ],
		[ '09:00-12:00 09:00-12:00', true ],
		[ '09:00-12:00 12:00-18:00', false ],
		[ '09:00-12:00 11:00-', false ],
		[ '12:00-18:00 09:00-12:00', false ],
	] )( 'are checked for overlapping hours (%s: %s)', ( text, expected ) => {
		const hours = at( text )[ 0 ]?.hours ?? [];
		expect( overlapsEarlier( hours, 1 ) ).toBe( expected );
		expect( overlapsEarlier( hours, 0 ) ).toBe( false );
	} );
} );

describe( 'days edited by hand', () => {
	// spec: 002-3.10-1
	it.each( [
		[ 'nothing', undefined ],
		[ 'text', 'Mon-Fri' ],
		[ 'an object', {} ],
	] )( 'become the default week if they are %s', ( _, raw ) => {
		expect( parseDays( raw ) ).toEqual( USUAL_WEEK );
	} );

	it( 'are always read as seven days in order', () => {
		fc.assert(
			fc.property( fc.array( fc.jsonValue() ), ( raw ) => {
				expect( names( parseDays( raw ) ) ).toEqual( DAY_NAMES );
			} )
		);
	} );

	it( 'have extra days removed, missing days closed and invalid times emptied', () => {
		const days = parseDays( [
			...USUAL_WEEK.filter( ( { name } ) => name !== 'Wed' ),
			{ name: 'Mon', hours: [] },
			{ name: 'Holiday', hours: [] },
		] );
		expect( names( days ) ).toEqual( DAY_NAMES );
		expect( days[ 3 ] ).toEqual( { name: 'Wed', hours: [] } );
		expect( days[ 1 ]?.hours ).toEqual( [ USUAL_HOURS ] );
		expect(
			parseDays( [
				{
					name: 'Mon',
					hours: [ { opening: '25:99', closing: '17:00' } ],
				},
			] )[ 1 ]
		).toEqual( {
			name: 'Mon',
			hours: [ { opening: '', closing: '17:00' } ],
		} );
	} );

	it.each( [
		[ '00:00', '00:00' ],
		[ '23:59', '23:59' ],
		[ '24:00', '' ],
		[ '9:00', '' ],
		[ '09:60', '' ],
		[ '٠٩:٠٠', '' ],
		[ 900, '' ],
		[ null, '' ],
	] )( 'keep only valid times: %p becomes %p', ( raw, time ) => {
		expect(
			parseDays( [
				{ name: 'Sun', hours: [ { opening: raw, closing: raw } ] },
			] )[ 0 ]?.hours
		).toEqual( [ { opening: time, closing: time } ] );
	} );
} );

describe( 'changing a day', () => {
	// spec: 002-4.8-1
	it( 'sets 09:00 to 17:00 on opening, removes the hours on closing, and keeps other days', () => {
		expect( hoursWhenToggled( true ) ).toEqual( [
			{ opening: '09:00', closing: '17:00' },
		] );
		expect( hoursWhenToggled( false ) ).toEqual( [] );
		const changed = changeDay( USUAL_WEEK, 'Sat', () =>
			hoursWhenToggled( true )
		);
		expect( changed[ 6 ]?.hours ).toEqual( [ USUAL_HOURS ] );
		expect( changed.slice( 0, 6 ) ).toEqual( USUAL_WEEK.slice( 0, 6 ) );
		expect( USUAL_WEEK[ 6 ]?.hours ).toEqual( [] );
	} );
} );

describe( 'daysFrom', () => {
	// spec: 002-4.8-3
	it.each( [
		[ 0, 'Sun', 'Sat' ],
		[ 1, 'Mon', 'Sun' ],
		[ 6, 'Sat', 'Fri' ],
	] )(
		'orders the days of a week that starts on day %p: %s to %s',
		( start, first, last ) => {
			const ordered = names( daysFrom( USUAL_WEEK, start ) );
			expect( [ ordered[ 0 ], ordered[ 6 ], ordered.length ] ).toEqual( [
				first,
				last,
				7,
			] );
		}
	);
} );

describe( 'the saved text of a day', () => {
	const text = ( ...hours: [ string, string ][] ) =>
		hoursText( {
			hours: hours.map( ( [ opening, closing ] ) => ( {
				opening,
				closing,
			} ) ),
		} );

	it.each( [
		[ 'a closed day', text(), '–' ],
		[ 'one interval', text( [ '09:00', '17:00' ] ), '09:00–17:00' ],
		[
			'two intervals',
			text( [ '09:00', '12:00' ], [ '13:00', '17:00' ] ),
			'09:00–12:00, 13:00–17:00',
		],
		[ 'hours past midnight', text( [ '18:00', '02:00' ] ), '18:00–02:00' ],
		[ '24 hours', text( [ '00:00', '00:00' ] ), '00:00–24:00' ],
		[
			'one complete and one incomplete interval',
			text( [ '09:00', '12:00' ], [ '13:00', '' ] ),
			'09:00–12:00',
		],
		[
			'only incomplete intervals, which are left out',
			text( [ '', '17:00' ] ),
			null,
		],
	] )( 'is correct for %s', ( _, actual, expected ) => {
		expect( actual ).toBe( expected );
	} );
} );

describe( 'a day’s hours', () => {
	it( 'are recognized as complete, incomplete or 24 hours', () => {
		expect( isComplete( { opening: '09:00', closing: '' } ) ).toBe( false );
		expect( isComplete( { opening: '', closing: '17:00' } ) ).toBe( false );
		expect( isComplete( USUAL_HOURS ) ).toBe( true );
		expect( isAroundTheClock( AROUND_THE_CLOCK ) ).toBe( true );
		expect( isAroundTheClock( USUAL_HOURS ) ).toBe( false );
	} );
} );

const SUNDAY = dayOf( '2026-11-22' );

const at = ( day: number, time: string ) =>
	( SUNDAY + day ) * MINUTES_OF_A_DAY + ( minutesOf( time ) ?? NaN );

const opening = ( opens: string, closes: string ): Opening => ( {
	opening: minutesOf( opens ) ?? NaN,
	closing: minutesOf( closes ) ?? NaN,
} );

const weekly =
	(
		week: Readonly< Record< number, readonly Opening[] > >,
		special: Readonly< Record< string, readonly Opening[] > > = {}
	) =>
	( day: number ) =>
		special[ dateOf( day ).toISOString().slice( 0, 10 ) ] ??
		week[ weekdayOf( day ) ] ??
		[];

describe( 'the current status of a business', () => {
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
			'after closing past midnight',
			at( 7, '02:00' ),
			{},
			{ kind: 'closed', hours: morning, day: SUNDAY + 8 },
		],
		[
			'on a holiday',
			at( 1, '10:00' ),
			{ '2026-11-23': [] },
			{ kind: 'closed', hours: night, day: SUNDAY + 5 },
		],
		[
			'during weeks of closure',
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
			'on a special open day',
			at( 2, '10:00' ),
			{ '2026-11-24': [ morning ] },
			{ kind: 'open', hours: morning, rest: 120 },
		],
		[
			'after midnight at the start of a holiday',
			at( 6, '01:00' ),
			{ '2026-11-28': [] },
			{ kind: 'open', hours: night, rest: 60 },
		],
	] )( 'is correct %s', ( _, now, special, expected ) => {
		expect( statusNow( weekly( week, special ), now ) ).toEqual( expected );
	} );

	it( 'is unknown for a business without hours', () => {
		expect( statusNow( weekly( {} ), at( 0, '00:00' ) ) ).toEqual( {
			kind: 'none',
		} );
	} );

	it( 'treats adjacent intervals as one, even across midnight', () => {
		const early = opening( '00:00', '06:00' );
		const joined = { 1: [ opening( '20:00', '00:00' ) ], 2: [ early ] };
		expect( statusNow( weekly( joined ), at( 1, '21:00' ) ) ).toEqual( {
			kind: 'open',
			hours: early,
			rest: 540,
		} );
	} );

	it( 'is “always open” if every day is open 24 hours, but not before a holiday', () => {
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

	it( 'is defined for any intervals at any minute', () => {
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

const special = ( fields: Partial< SpecialDay > ): SpecialDay => ( {
	from: '2026-12-24',
	to: '',
	name: '',
	hours: [],
	...fields,
} );

describe( 'special days', () => {
	it.each( [
		[ {}, null ],
		[ { to: '2026-12-24' }, null ],
		[ { to: '2027-01-02' }, null ],
		[ { from: '' }, 'no-date' ],
		[ { from: '2026-02-31' }, 'no-date' ],
		[ { to: '2026-12-23' }, 'ends-before' ],
		[ { hours: [ { opening: '10:00', closing: '' } ] }, 'no-hours' ],
		[ { hours: [ { opening: '10:00', closing: '14:00' } ] }, null ],
	] )( 'that have the fields %j cause the error %p', ( fields, trouble ) => {
		expect( troubleWith( special( fields ) ) ).toBe( trouble );
	} );

	it.each( [
		[ {}, '2026-12-24' ],
		[ { name: ' Christmas Eve ' }, '2026-12-24 Christmas Eve' ],
		[ { to: '2026-12-24' }, '2026-12-24' ],
		[ { to: '2026-12-26', name: 'Xmas' }, '2026-12-24/2026-12-26 Xmas' ],
	] )( 'that have the fields %j are saved as %s', ( fields, text ) => {
		expect( specialText( special( fields ) ) ).toBe( text );
	} );

	it( 'are shown only if valid, the earliest first', () => {
		const late = special( { from: '2027-01-01' } );
		const early = special( { to: '2026-12-26' } );
		expect(
			completeSpecialDays( [ late, special( { from: '' } ), early ] )
		).toEqual( [ early, late ] );
	} );

	it.each( [
		[ '2026-12-23', false ],
		[ '2026-12-24', true ],
		[ '2026-12-26', true ],
		[ '2026-12-27', false ],
	] )(
		'that last from December 24 to 26 include %s: %p',
		( date, expected ) => {
			const christmas = special( { to: '2026-12-26' } );
			expect(
				specialOn( [ christmas ], dayOf( date ) ) === christmas
			).toBe( expected );
		}
	);

	it( 'are read without invalid entries and values', () => {
		expect(
			readAttributes( attributes, {
				specialDays: [
					null,
					'2026-12-24',
					{
						from: '24.12.2026',
						to: 7,
						name: 'A &amp; B',
						hours: 'x',
					},
				],
			} ).specialDays
		).toEqual( [ { from: '', to: '', name: 'A & B', hours: [] } ] );
	} );
} );
