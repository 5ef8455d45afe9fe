import { expect, php, test } from '#e2e';
import { CALENDARS } from './calendars.data';

/** The calendar's file, with lines as long as its format has them. */
function file( lines: readonly string[], zone = 'Europe/Berlin' ): string {
	let number = 0;
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		...( zone ? [ `X-WR-TIMEZONE:${ zone }` ] : [] ),
		...lines.flatMap( ( line ) => {
			switch ( line ) {
				case 'EVENT':
					return [
						'BEGIN:VEVENT',
						`UID:${ ++number }`,
						'SUMMARY:Event',
					];
				case 'END':
					return 'END:VEVENT';
				default:
					return line;
			}
		} ),
		'END:VCALENDAR',
		'',
	].join( '\r\n' );
}

/** Folds every line after each so many bytes, within letters too. */
const folded = ( text: string, bytes: number ) =>
	text
		.split( '\r\n' )
		.map( ( line ) =>
			(
				Buffer.from( line )
					.toString( 'latin1' )
					.match( new RegExp( `.{1,${ bytes }}`, 'gs' ) ) ?? []
			).join( '\r\n ' )
		)
		.join( '\r\n' );

const READ = `
	$calendar = \\Dovetail\\Google_Calendar\\Ics::parse( base64_decode( $input['file'] ) );
	if ( ! $calendar ) {
		return null;
	}
	$coming = \\Dovetail\\Google_Calendar\\Events::coming( $calendar, strtotime( $input['now'] ), new DateTimeZone( 'Asia/Tokyo' ) );
	return array(
		'events'  => array_map(
			static function ( array $event ): string {
				$form = $event['isAllDay'] ? 'Y-m-d' : 'Y-m-d\\TH:i';
				return gmdate( $form, $event['start'] ) . '/' . gmdate( $form, $event['end'] ) . ( 'Event' === $event['title'] ? '' : ' ' . $event['title'] );
			},
			$coming['events']
		),
		'leftOut' => $coming['leftOut'],
		'isCut'   => $coming['isCut'],
	);`;

type Reading = { events: string[]; leftOut: number; isCut: boolean };

const read = ( bytes: string, now = '2026-11-23T08:00:00Z' ) =>
	php< Reading | null >( READ, {
		file: Buffer.from( bytes, 'latin1' ).toString( 'base64' ),
		now,
	} );

test( 'calendars of all shapes are read, and what cannot be is counted', async () => {
	for ( const { why, lines, zone, now, events, leftOut = 0 } of CALENDARS ) {
		const found = await read( folded( file( lines, zone ), 20 ), now );
		expect(
			{
				...found,
				events: found?.events.slice( 0, Math.max( events.length, 1 ) ),
			},
			why
		).toEqual( { events, leftOut, isCut: false } );
	}
} );

test( 'what is no calendar is none, and of one that was cut off the whole events count', async () => {
	for ( const none of [
		'',
		'BEGIN:VCARD\r\nEND:VCARD',
		'<html>',
		'\0'.repeat( 1000 ),
	] ) {
		expect( await read( none ) ).toBeNull();
	}
	const whole = file( [
		'EVENT',
		'DTSTART:20261201T090000Z',
		'END',
		'EVENT',
		'DTSTART:20261202T090000Z',
		'END',
	] );
	expect(
		await read( whole.slice( 0, whole.lastIndexOf( 'END:VEVENT' ) ) )
	).toEqual( {
		events: [ '2026-12-01T09:00/2026-12-01T09:00' ],
		leftOut: 0,
		isCut: true,
	} );
	// Ends without beginnings, beginnings without ends, and a byte-order mark.
	const hostile = `\xEF\xBB\xBF${ whole.replace( 'VERSION:2.0', `END:VEVENT\r\nEND:VTIMEZONE\r\nVERSION:2.0` ) }`;
	expect( ( await read( hostile ) )?.leftOut ).toBe( 0 );
	expect(
		(
			await read(
				`BEGIN:VCALENDAR\r\n${ 'BEGIN:VEVENT\r\n'.repeat( 50_000 ) }`
			)
		)?.events
	).toEqual( [] );
} );

test( 'a time zone whose clocks change every day leaves its events out, and those of an honest zone are read', async () => {
	const zone = ( name: string, rule: string ) => [
		'BEGIN:VTIMEZONE',
		`TZID:${ name }`,
		...Array.from( { length: 20 }, () => [
			'BEGIN:STANDARD',
			'DTSTART:19700101T000000',
			'TZOFFSETTO:+0100',
			`RRULE:${ rule }`,
			'END:STANDARD',
		] ).flat(),
		'END:VTIMEZONE',
	];
	const event = ( name: string, day: string ) => [
		'EVENT',
		`DTSTART;TZID=${ name }:${ day }T100000`,
		'END',
	];
	const years = Array.from( { length: 200 }, ( _, index ) =>
		event( 'Daily', `${ 2027 + index }0101` )
	);
	const found = await read(
		file( [
			...zone( 'Yearly', 'FREQ=YEARLY' ),
			...zone( 'Daily', 'FREQ=DAILY' ),
			...event( 'Yearly', '20261124' ),
			...years.flat(),
		] )
	);
	expect( found?.events[ 0 ] ).toBe( '2026-11-24T09:00/2026-11-24T09:00' );
	expect( found?.leftOut ).toBeGreaterThan( 50 );
} );

test( 'a value that a rule repeats counts once', async () => {
	const found = await read(
		file( [
			'EVENT',
			'DTSTART:20261124T100000Z',
			`RRULE:FREQ=YEARLY;BYMONTH=${ '11,'.repeat( 20_000 ) }11;BYMONTHDAY=${ '24,'.repeat( 20_000 ) }25`,
			'END',
		] )
	);
	expect( found ).toMatchObject( {
		events: [
			'2026-11-24T10:00/2026-11-24T10:00',
			'2026-11-25T10:00/2026-11-25T10:00',
			'2027-11-24T10:00/2027-11-24T10:00',
			'2027-11-25T10:00/2027-11-25T10:00',
		],
		leftOut: 0,
	} );
} );

test( 'a calendar with more events than are kept gives the first, in seconds', async () => {
	const lines = Array.from( { length: 2000 }, ( _, number ) => [
		'EVENT',
		`DTSTART;TZID=Europe/Berlin:20${ 10 + ( number % 15 ) }0105T090000`,
		'DURATION:PT1H',
		'RRULE:FREQ=DAILY;COUNT=9999',
		'END',
	] ).flat();
	const start = Date.now();
	const found = await read( file( lines ) );
	expect( Date.now() - start ).toBeLessThan( 20_000 );
	expect( found?.events ).toHaveLength( 60 );
	expect( found?.leftOut ).toBeGreaterThan( 1900 );
	expect( found?.events[ 0 ] ).toBe( '2026-11-23T08:00/2026-11-23T09:00' );
} );
