/** Returns a date some days later in the format of calendar files. */
function day( from: Date, days: number ): string {
	return new Date( from.getTime() + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 )
		.replaceAll( '-', '' );
}

/**
 * A public calendar as Google publishes it: a weekly market with one cancelled date, all-day events, a long folded
 * title, and an event with an invalid rule.
 *
 * @param now The events are those of the days after it.
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
