import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import { attributes, type SpecialDay } from '../attributes';
import { specialText } from '../markup';
import { specialOn } from '../rules/editing';
import { completeSpecialDays, troubleWith } from '../rules/special-days';
import {
	MINUTES_OF_A_DAY,
	minutesOf,
	type Opening,
	statusNow,
} from '../rules/status-now';
import { dateOf, dayOf, weekdayOf } from '../rules/week';

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
