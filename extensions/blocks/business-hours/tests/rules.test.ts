import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import {
	AROUND_THE_CLOCK,
	attributes,
	type Day,
	DAY_NAMES,
	USUAL_HOURS,
	USUAL_WEEK,
} from '../attributes';
import { hoursText } from '../markup';
import {
	changeDay,
	copyDay,
	daysFrom,
	groupedDays,
	hoursWhenToggled,
	weekdayHours,
	isAroundTheClock,
	overlapsEarlier,
	sortedHours,
} from '../rules/editing';
import { isComplete, wholeWeek } from '../rules/week';

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
	it( 'starts a special day with the complete hours of its weekday', () => {
		const lunch = { opening: '11:30', closing: '14:30' };
		const week = changeDay( USUAL_WEEK, 'Fri', () => [
			lunch,
			{ opening: '18:00', closing: '' },
		] );
		const startOn = ( from: string ) =>
			hoursWhenToggled( true, weekdayHours( week, from ) );
		expect( startOn( '2027-01-01' ) ).toEqual( [ lunch ] );
		expect( startOn( '2027-01-02' ) ).toEqual( [ USUAL_HOURS ] );
		expect( startOn( '' ) ).toEqual( [ USUAL_HOURS ] );
	} );

	// spec: 002-4.8-1
	it( 'sets 09:00 to 17:00 on opening, removes the hours on closing, and keeps other days', () => {
		expect( hoursWhenToggled( true ) ).toEqual( [
			{ opening: '09:00', closing: '17:00' },
		] );
		expect( hoursWhenToggled( false, [ USUAL_HOURS ] ) ).toEqual( [] );
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
