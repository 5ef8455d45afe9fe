function day( from: Date, days: number ): string {
	return new Date( from.getTime() + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 )
		.replaceAll( '-', '' );
}

/**
 * A public calendar in Google's format. It has a weekly market with one cancelled date, all-day events, a long folded
 * title, and an event with an invalid rule.
 *
 * @param now Current time. The events are on the following days.
 */
export function harbourCalendar( now: Date ): string {
	const event = ( uid: string, ...lines: readonly string[] ) => [
		'BEGIN:VEVENT',
		`UID:${ uid }@google.com`,
		...lines,
		'STATUS:CONFIRMED',
		'END:VEVENT',
	];
	return [
		'BEGIN:VCALENDAR',
		'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
		'VERSION:2.0',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'X-WR-CALNAME:Harbour',
		'X-WR-TIMEZONE:Europe/Berlin',
		...event(
			'market',
			`DTSTART;TZID=Europe/Berlin:${ day( now, -18 ) }T070000`,
			`DTEND;TZID=Europe/Berlin:${ day( now, -18 ) }T120000`,
			'RRULE:FREQ=WEEKLY',
			`EXDATE;TZID=Europe/Berlin:${ day( now, 10 ) }T070000`,
			'SUMMARY:Fish market\\, every week',
			'LOCATION:Old harbour\\, quay 3'
		),
		...event(
			'fair',
			`DTSTART;VALUE=DATE:${ day( now, 3 ) }`,
			`DTEND;VALUE=DATE:${ day( now, 6 ) }`,
			'SUMMARY:Ships & boats: a fair for <b>everybody</b> who has ever wan',
			' ted to build one [gallery]'
		),
		...event(
			'tour',
			'DESCRIPTION:<p>We meet at the old crane\\, walk along the quays to the lighthouse &amp\\; are back at nine.</p><p>Dogs are welcome.</p><a href="https://harbour.example/tour">Sign up</a>',
			`DTSTART:${ day( now, 2 ) }T170000Z`,
			'DURATION:PT1H30M',
			'SUMMARY:Führung durch die Docks'
		),
		...event(
			'odd',
			`DTSTART;TZID=Europe/Berlin:${ day( now, 1 ) }T090000`,
			'RRULE:FREQ=YEARLY;BYWEEKNO=20',
			'SUMMARY:Nobody knows when'
		),
		'END:VCALENDAR',
		'',
	].join( '\r\n' );
}

/**
 * A rowing club's calendar in Nextcloud's format. It has practice twice a week (once at a different time), a weekend
 * regatta, and a monthly meeting.
 *
 * @param now Current time. The events are on the following days.
 */
export function rowingCalendar( now: Date ): string {
	const sunday = 7 - now.getUTCDay();
	const at = ( days: number, time: string ) =>
		`;TZID=Europe/Berlin:${ day( now, sunday + days ) }T${ time }`;
	const event = ( uid: string, ...lines: readonly string[] ) => [
		'BEGIN:VEVENT',
		`UID:${ uid }@cloud.example.org`,
		`DTSTAMP:${ day( now, -30 ) }T080000Z`,
		...lines,
		'END:VEVENT',
	];
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//SabreDAV//SabreDAV//EN',
		'CALSCALE:GREGORIAN',
		'X-WR-CALNAME:Harbor Rowing Club',
		'X-APPLE-CALENDAR-COLOR:#0082C9',
		'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
		'BEGIN:VTIMEZONE',
		'TZID:Europe/Berlin',
		'BEGIN:DAYLIGHT',
		'TZOFFSETFROM:+0100',
		'TZOFFSETTO:+0200',
		'TZNAME:CEST',
		'DTSTART:19700329T020000',
		'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
		'END:DAYLIGHT',
		'BEGIN:STANDARD',
		'TZOFFSETFROM:+0200',
		'TZOFFSETTO:+0100',
		'TZNAME:CET',
		'DTSTART:19701025T030000',
		'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
		'END:STANDARD',
		'END:VTIMEZONE',
		...event(
			'practice',
			`DTSTART${ at( -26, '180000' ) }`,
			`DTEND${ at( -26, '200000' ) }`,
			'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
			'SUMMARY:Practice on the water',
			'LOCATION:Boathouse\\, Quay 3'
		),
		...event(
			'practice',
			`RECURRENCE-ID${ at( 2, '180000' ) }`,
			`DTSTART${ at( 2, '190000' ) }`,
			`DTEND${ at( 2, '210000' ) }`,
			'SUMMARY:Practice on the water (one hour later)',
			'LOCATION:Boathouse\\, Quay 3'
		),
		...event(
			'regatta',
			`DTSTART;VALUE=DATE:${ day( now, sunday + 13 ) }`,
			`DTEND;VALUE=DATE:${ day( now, sunday + 15 ) }`,
			'SUMMARY:Winter regatta',
			'DESCRIPTION:Spectators are welcome.\\nHot soup at the boathouse.',
			'LOCATION:River Elbe\\, between the bridges'
		),
		...event(
			'meeting',
			`DTSTART${ at( -25, '193000' ) }`,
			'DURATION:PT1H30M',
			'RRULE:FREQ=WEEKLY;INTERVAL=4',
			'SUMMARY:Club meeting',
			'LOCATION:Upper deck café'
		),
		'END:VCALENDAR',
		'',
	].join( '\r\n' );
}
