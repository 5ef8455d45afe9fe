import { readAttributes } from '#shared/attributes';
import fc from 'fast-check';
import {
	AROUND_THE_CLOCK,
	DAY_NAMES,
	USUAL_HOURS,
	USUAL_WEEK,
	attributes,
	type Day,
} from '../attributes';
import { hoursText } from '../markup';
import {
	changeDay,
	copyDay,
	daysFrom,
	groupedDays,
	hoursWhenToggled,
	isAroundTheClock,
	overlapsEarlier,
} from '../rules/editing';
import { isComplete, wholeWeek } from '../rules/whole-week';

const names = ( days: readonly Day[] ) => days.map( ( { name } ) => name );

describe( 'the usual week', () => {
	// spec: 002-9-4, 002-3.10-1
	it( 'is 09:00 to 17:00 from Monday to Friday, and closed on Saturday and Sunday', () => {
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

describe( 'neighbors with the same hours', () => {
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
	] )( 'share a row, except hidden days (%#)', ( days, rows ) => {
		expect(
			groupedDays( days ).map( ( row ) => names( row ).join( ' ' ) )
		).toEqual( rows );
	} );

	it( 'keeps copied hours unchanged when the original changes', () => {
		const days = copyDay( at( EARLY, '', '09:00-10:00' ), 'Sun', 'open' );
		expect( days[ 2 ]?.hours ).toEqual( days[ 0 ]?.hours );
		expect( days[ 2 ]?.hours[ 0 ] ).not.toBe( days[ 0 ]?.hours[ 0 ] );
		expect( days[ 1 ]?.hours ).toEqual( [] );
	} );

	it.each( [
		[ '09:00-12:00 11:00-18:00', true ],
		[ '09:00-17:00 10:00-12:00', true ],
		[ '10:00-12:00 09:00-17:00', true ],
		[ '18:00-02:00 23:00-01:00', true ],
		[ '09:00-12:00 09:00-12:00', true ],
		[ '09:00-12:00 12:00-18:00', false ],
		[ '09:00-12:00 11:00-', false ],
		[ '12:00-18:00 09:00-12:00', false ],
	] )( '%s overlap: %s', ( text, expected ) => {
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
	] )( '%s gives the default week', ( _, raw ) => {
		expect( parseDays( raw ) ).toEqual( USUAL_WEEK );
	} );

	it( 'always gives seven days in order', () => {
		fc.assert(
			fc.property( fc.array( fc.jsonValue() ), ( raw ) => {
				expect( names( parseDays( raw ) ) ).toEqual( DAY_NAMES );
			} )
		);
	} );

	it( 'ignores an eighth day, treats a missing one as closed, and an invalid time as empty', () => {
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
	] )( 'parses the time %p as %p', ( raw, time ) => {
		expect(
			parseDays( [
				{ name: 'Sun', hours: [ { opening: raw, closing: raw } ] },
			] )[ 0 ]?.hours
		).toEqual( [ { opening: time, closing: time } ] );
	} );
} );

describe( 'changing a day', () => {
	// spec: 002-4.8-1
	it( 'sets 09:00 to 17:00 when a day opens, removes the hours when it closes, and keeps other days', () => {
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

	// spec: 002-4.8-3
	it.each( [
		[ 0, 'Sun', 'Sat' ],
		[ 1, 'Mon', 'Sun' ],
		[ 6, 'Sat', 'Fri' ],
	] )(
		'orders the days by the start of the week: %p gives %s to %s',
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
		[ 'closed', text(), '–' ],
		[ 'one interval', text( [ '09:00', '17:00' ] ), '09:00–17:00' ],
		[
			'two intervals',
			text( [ '09:00', '12:00' ], [ '13:00', '17:00' ] ),
			'09:00–12:00, 13:00–17:00',
		],
		[ 'past midnight', text( [ '18:00', '02:00' ] ), '18:00–02:00' ],
		[ 'around the clock', text( [ '00:00', '00:00' ] ), '00:00–24:00' ],
		[
			'one of two half-filled',
			text( [ '09:00', '12:00' ], [ '13:00', '' ] ),
			'09:00–12:00',
		],
		[
			'nothing but half-filled: left out, never closed',
			text( [ '', '17:00' ] ),
			null,
		],
	] )( '%s', ( _, actual, expected ) => {
		expect( actual ).toBe( expected );
	} );

	it( 'knows whether a day is complete and whether it is open 24 hours', () => {
		expect( isComplete( { opening: '09:00', closing: '' } ) ).toBe( false );
		expect( isComplete( { opening: '', closing: '17:00' } ) ).toBe( false );
		expect( isComplete( USUAL_HOURS ) ).toBe( true );
		expect( isAroundTheClock( AROUND_THE_CLOCK ) ).toBe( true );
		expect( isAroundTheClock( USUAL_HOURS ) ).toBe( false );
	} );
} );
